import type { FormEvent } from 'react'
import { complain, complainOf, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { askToLink, useLeading } from './queries.ts'

const words = signInWith.linked

/** Goes to the issuer once the password was typed, and comes back linked. */
export const LinkForm = ({ name }: { name: string }) => {
  const leading = useLeading(askToLink, complainOf(words.failed))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = typedIn(event, ['currentPassword'])
    const missing = signInComplaint(body)
    if (missing) return complain(missing)
    leading.mutate(body)
  }
  return (
    <form noValidate aria-label={words.link(name)} onSubmit={submit} className="space-y-4">
      <p>{words.none(name)}</p>
      <PasswordField
        name="currentPassword"
        label={settingsTexts.currentPassword}
        hint={words.linkHint}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="outline" disabled={leading.isPending}>
        {leading.isPending ? signInWith.leading(name) : words.link(name)}
      </Button>
    </form>
  )
}
