import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { forgotPassword } from '#shared/settings.ts'
import { call } from '#web/call.ts'
import { passwords as words } from '#web/texts/passwords.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { complain, complainOf, signInComplaint, typedIn } from './forms.ts'

/** Asks for a link; what it says is the same no matter who asks. */
export const ForgotForm = () => {
  const asking = useMutation({
    mutationFn: (body: { email: string }) => call(forgotPassword, { body }),
    onError: complainOf(siteTexts.error),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = typedIn(event, ['email'])
    const missing = signInComplaint(form)
    if (missing) return complain(missing)
    asking.mutate(form)
  }
  if (asking.isSuccess) return <p role="status">{words.sent}</p>
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <p className="text-soft">{words.forgotHint}</p>
      <Field name="email" type="email" label={words.email} autoComplete="email" required />
      <Button type="submit" className="w-full" disabled={asking.isPending}>
        {asking.isPending ? words.sending : words.send}
      </Button>
    </form>
  )
}
