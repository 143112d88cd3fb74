import type { FormEvent } from 'react'
import { changeEmail } from '#shared/settings.ts'
import type { User } from '#shared/users.ts'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { settings as words } from '#web/texts/settings.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useGuarded } from './settings.ts'

/** The address changes when the link that goes to the new one is opened. */
export const EmailSetting = ({ viewer }: { viewer: User }) => {
  const change = useGuarded(changeEmail)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = typedIn(event, ['email', 'currentPassword'])
    const missing = signInComplaint(body)
    if (missing) return complain(missing)
    const onSuccess = () => {
      form.reset()
      toast({ title: words.emailSent, detail: words.emailSentDetail })
    }
    change.mutate({ body }, { onSuccess })
  }
  return (
    <form noValidate aria-label={words.changeEmail} onSubmit={submit} className="space-y-4">
      <h3 className="font-semibold">{words.email}</h3>
      <Field
        name="email"
        type="email"
        label={words.newEmail}
        hint={viewer.email ? words.emailNow(viewer.email) : undefined}
        autoComplete="email"
        required
      />
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="outline" disabled={change.isPending}>
        {words.changeEmail}
      </Button>
    </form>
  )
}
