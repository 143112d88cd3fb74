import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { resetPassword } from '#shared/settings.ts'
import { call } from '#web/call.ts'
import { passwords as words } from '#web/texts/passwords.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { complain, complainOf, newPasswordComplaint, typedIn } from './forms.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'

/** Sets a new password with the token of a mailed link. */
export const ResetForm = ({ token }: { token: string }) => {
  const setting = useMutation({
    mutationFn: (password: string) => call(resetPassword, { body: { token, password } }),
    onError: complainOf(words.failed),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = typedIn(event, ['password', 'confirmPassword'])
    const complaint = newPasswordComplaint(form)
    if (complaint) return complain(complaint)
    setting.mutate(form.password)
  }
  if (setting.isSuccess) return <p role="status">{words.done}</p>
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <NewPasswordFields />
      <Button type="submit" className="w-full" disabled={setting.isPending}>
        {setting.isPending ? words.setting : words.set}
      </Button>
    </form>
  )
}
