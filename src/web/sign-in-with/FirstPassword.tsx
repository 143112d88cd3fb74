import { useMutation } from '@tanstack/react-query'
import { forgotPassword } from '#shared/settings.ts'
import { complainOf } from '#web/accounts/forms.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call } from '#web/call.ts'
import { passwords } from '#web/texts/passwords.en.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button } from '#web/ui/Button.tsx'

const words = signInWith.linked

/** For whom nothing but the issuer lets in: a mailed link sets a password, the way back where the issuer is gone. */
export const FirstPassword = () => {
  const email = useViewer()?.email
  const asking = useMutation({
    mutationFn: (address: string) => call(forgotPassword, { body: { email: address } }),
    onError: complainOf(words.failed),
  })
  if (!email) return null
  return (
    <div className="space-y-3">
      <p>{words.noPassword}</p>
      <Button variant="outline" disabled={asking.isPending} onClick={() => asking.mutate(email)}>
        {words.setPassword}
      </Button>
      <p role="status">{asking.isSuccess && passwords.sent}</p>
    </div>
  )
}
