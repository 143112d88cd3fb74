import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import type { Input } from '#shared/endpoint.ts'
import { confirmIdentity } from '#shared/second-step.ts'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { call } from '#web/call.ts'
import { signingIn } from '#web/texts/signing-in.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { toast } from '#web/ui/toasts.ts'
import { CodeField } from './CodeField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { passkeysQuery, secondStepQuery } from './queries.ts'
import { complainWhy, isCode } from './refused.ts'

const words = signingIn.confirm

/** Asks an administrator who they are, once something was refused because that was too long ago. */
export const ConfirmAgain = () => {
  const [isAsked, setAsked] = useState(false)
  const cache = useQueryClient()
  useEffect(
    () =>
      cache.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return
        if (isCode(event.action.error, 'not_confirmed')) setAsked(true)
      }),
    [cache],
  )
  return isAsked && <Confirmation onClose={() => setAsked(false)} />
}

const Confirmation = ({ onClose }: { onClose: () => void }) => {
  const { data: passkeys = [] } = useQuery(passkeysQuery())
  const { data: step } = useQuery(secondStepQuery())
  const confirming = useMutation({
    mutationFn: (body: Input<typeof confirmIdentity>['body']) => call(confirmIdentity, { body }),
    onSuccess: () => {
      onClose()
      toast({ title: words.done, detail: words.doneDetail })
    },
    onError: complainWhy(words.failed),
  })
  const { mutate, isPending } = confirming
  return (
    <Dialog heading={words.heading} closeLabel={words.close} onClose={onClose}>
      <div className="space-y-4">
        <p className="text-soft text-sm">{words.detail}</p>
        {passkeys.length > 0 && (
          <PasskeyButton
            label={words.withPasskey}
            failed={words.failed}
            act={async (credential) => mutate({ credential })}
          />
        )}
        <ByTyping
          hasApp={step?.since !== null && step?.since !== undefined}
          isPending={isPending}
          onSubmit={mutate}
        />
      </div>
    </Dialog>
  )
}

type Typed = { password: string } | { code: string }
type Typing = { hasApp: boolean; isPending: boolean; onSubmit: (typed: Typed) => void }

/** The password, or a code of the app where there is one. */
const ByTyping = ({ hasApp, isPending, onSubmit }: Typing) => {
  const [byCode, setByCode] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = byCode ? typedIn(event, ['code']) : typedIn(event, ['password'])
    const missing = signInComplaint(typed)
    if (missing) return complain(missing)
    onSubmit(typed)
  }
  return (
    <form noValidate aria-label={words.heading} onSubmit={submit} className="space-y-4">
      {byCode ? (
        <CodeField hint={signingIn.codeHint} />
      ) : (
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
        />
      )}
      <Button type="submit" className="w-full" disabled={isPending}>
        {byCode ? words.byCode : words.byPassword}
      </Button>
      {hasApp && (
        <Button variant="plain" onClick={() => setByCode(!byCode)}>
          {byCode ? words.instead : words.insteadCode}
        </Button>
      )}
    </form>
  )
}
