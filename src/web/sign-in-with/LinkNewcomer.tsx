import { useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { complainOf, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { newcomerQuery, useLinkNewcomer } from './queries.ts'

const words = signInWith.finish

/** Links to the account that is signed in here, whose password is typed once more. */
export const LinkNewcomer = ({ name, next }: { name: string; next: string }) => {
  const navigate = useNavigate()
  const linking = useLinkNewcomer(complainOf(signInWith.linked.failed))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    linking.mutate(typedIn(event, ['currentPassword']), { onSuccess: goOn })
  }
  const cache = useQueryClient()
  const goOn = async () => {
    await navigate(next)
    cache.removeQueries({ queryKey: newcomerQuery().queryKey })
    toast({ title: signInWith.linked.done, detail: signInWith.linked.doneDetail(name) })
  }
  return (
    <form noValidate aria-label={words.linkTitle(name)} onSubmit={submit} className="space-y-4">
      <PasswordField
        name="currentPassword"
        label={settingsTexts.currentPassword}
        hint={signInWith.linked.linkHint}
        autoComplete="current-password"
        required
      />
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
