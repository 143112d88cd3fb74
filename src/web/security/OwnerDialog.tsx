import type { FormEvent, ReactNode } from 'react'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { security as words } from '#web/texts/security.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { OwnerFields, type OwnerProof, useOwnerFields } from './OwnerFields.tsx'

type Props<Name extends string> = {
  heading: string
  hint: string
  submit: string
  isPending: boolean
  /** Fields that are asked for besides, and their names. */
  names?: readonly Name[]
  children?: ReactNode
  onSubmit: (typed: Record<Name, string> & OwnerProof) => void
  onClose: () => void
}

/** Does something that makes or takes away a way into the account, once its owner has shown that it is them. */
export const OwnerDialog = <Name extends string = never>({
  heading,
  hint,
  submit,
  isPending,
  names = [],
  children,
  onSubmit,
  onClose,
}: Props<Name>) => {
  const proof = useOwnerFields()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn<Name | (typeof proof)[number]>(event, [...names, ...proof])
    const missing = signInComplaint(typed)
    if (missing) return complain(missing)
    onSubmit(typed)
  }
  return (
    <Dialog heading={heading} closeLabel={words.close} onClose={onClose}>
      <form noValidate aria-label={heading} onSubmit={send} className="space-y-4">
        <p className="text-soft text-sm">{hint}</p>
        {children}
        <OwnerFields />
        <Button type="submit" disabled={isPending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
