import type { FormEvent, ReactNode } from 'react'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { security as words } from '#web/texts/security.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props<Name extends string> = {
  heading: string
  hint: string
  submit: string
  isPending: boolean
  /** Fields that are asked for besides, and their names. */
  names?: readonly Name[]
  children?: ReactNode
  onSubmit: (typed: Record<Name | 'currentPassword', string>) => void
  onClose: () => void
}

/** Does something to one's account once the password was typed. */
export const PasswordDialog = <Name extends string = never>({
  heading,
  hint,
  submit,
  isPending,
  names = [],
  children,
  onSubmit,
  onClose,
}: Props<Name>) => {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn<Name | 'currentPassword'>(event, [...names, 'currentPassword'])
    const missing = signInComplaint(typed)
    if (missing) return complain(missing)
    onSubmit(typed)
  }
  return (
    <Dialog heading={heading} closeLabel={words.close} onClose={onClose}>
      <form noValidate aria-label={heading} onSubmit={send} className="space-y-4">
        <p className="text-soft text-sm">{hint}</p>
        {children}
        <PasswordField
          name="currentPassword"
          label={words.currentPassword}
          autoComplete="current-password"
          required
        />
        <Button type="submit" disabled={isPending}>
          {submit}
        </Button>
      </form>
    </Dialog>
  )
}
