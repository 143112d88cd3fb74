import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { changePassword } from '#shared/settings.ts'
import { renewPush } from '#web/notifications/push.ts'
import { complain, newPasswordComplaint, typedIn } from '#web/accounts/forms.ts'
import { NewPasswordFields } from '#web/accounts/NewPasswordFields.tsx'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { passkeysQuery } from '#web/security/queries.ts'
import { security } from '#web/texts/security.en.ts'
import { settings as words } from '#web/texts/settings.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { toast } from '#web/ui/toasts.ts'
import { tokensQuery } from '#web/tokens/queries.ts'
import { sessionsQuery, useGuarded } from './settings.ts'

const names = ['currentPassword', 'password', 'confirmPassword'] as const

export const PasswordSetting = () => {
  const cache = useQueryClient()
  const change = useGuarded(changePassword)
  // they are no part of the password, and somebody may think so
  const stay = useQuery(passkeysQuery()).data?.length ?? 0
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = typedIn(event, names)
    const complaint = newPasswordComplaint(typed)
    if (complaint) return complain(complaint)
    const { currentPassword, password } = typed
    const onSuccess = () => {
      form.reset()
      toast({
        title: words.passwordChanged,
        detail: stay > 0 ? security.passkeys.stay(stay) : words.passwordChangedDetail,
      })
      void cache.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      void cache.invalidateQueries({ queryKey: tokensQuery().queryKey })
      // with the old password all subscriptions ended
      void renewPush()
    }
    change.mutate({ body: { currentPassword, password } }, { onSuccess })
  }
  return (
    <form noValidate aria-label={words.changePassword} onSubmit={submit} className="space-y-4">
      <h3 className="font-semibold">{words.password}</h3>
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        autoComplete="current-password"
        required
      />
      <NewPasswordFields />
      <Button type="submit" variant="outline" disabled={change.isPending}>
        {words.changePassword}
      </Button>
    </form>
  )
}
