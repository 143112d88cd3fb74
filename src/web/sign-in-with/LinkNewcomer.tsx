import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { complainOf, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { CallError } from '#web/call.ts'
import { settings as settingsTexts } from '#texts/settings.ts'
import { signInWith } from '#texts/sign-in-with.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { newcomerQuery, useLinkNewcomer } from './queries.ts'

const words = signInWith.finish

/** Whoever has just signed in presses once; whoever did long ago types the password again. */
export const LinkNewcomer = ({ name, next }: { name: string; next: string }) => {
  const [isAsked, setAsked] = useState(false)
  const navigate = useNavigate()
  const linking = useLinkNewcomer((error) => {
    if (error instanceof CallError && error.code === 'password_needed') setAsked(true)
    else complainOf(signInWith.linked.failed)(error)
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    linking.mutate(isAsked ? typedIn(event, ['currentPassword']) : {}, { onSuccess: goOn })
  }
  const cache = useQueryClient()
  const goOn = async () => {
    await navigate(next)
    cache.removeQueries({ queryKey: newcomerQuery().queryKey })
    toast({ title: signInWith.linked.done, detail: signInWith.linked.doneDetail(name) })
  }
  return (
    <form noValidate aria-label={words.linkTitle(name)} onSubmit={submit} className="space-y-4">
      {isAsked && (
        <PasswordField
          name="currentPassword"
          label={settingsTexts.currentPassword}
          hint={signInWith.linked.linkHint}
          autoComplete="current-password"
          autoFocus
          required
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={linking.isPending}>
          {words.link}
        </Button>
        <ButtonLink to={next} variant="outline">
          {words.notNow}
        </ButtonLink>
      </div>
    </form>
  )
}
