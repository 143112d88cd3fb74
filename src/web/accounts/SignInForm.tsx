import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { accounts as accountTexts } from '#texts/accounts.ts'
import { passwords as passwordsTexts } from '#texts/passwords.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { complain, complainOf, signInComplaint, typedIn } from './forms.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSignIn } from './entering.ts'
import { noteWelcome } from './welcome.ts'

const names = ['email', 'password'] as const

/** `to`: where to go once somebody is signed in. */
export const SignInForm = ({ to = '/' }: { to?: string }) => {
  const signIn = useSignIn()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = typedIn(event, names)
    const complaint = signInComplaint(form)
    if (complaint) return complain(complaint)
    signIn.mutate(form, { onSuccess: welcome, onError: complainOf(accountTexts.loginFailed) })
  }
  const welcome = async () => {
    noteWelcome()
    await navigate(to)
    toast({ title: accountTexts.welcomeBack, detail: accountTexts.welcomeBackDetail })
  }
  return (
    <form noValidate method="post" action="/auth" onSubmit={submit} className="space-y-4">
      <Field name="email" label={accountTexts.emailOrUsername} autoComplete="username" required />
      <PasswordField
        name="password"
        label={accountTexts.password}
        autoComplete="current-password"
        required
      />
      <p className="-mt-2 text-end">
        <Link
          to="/forgot-password"
          className="text-accent inline-flex min-h-11 items-center text-sm hover:underline"
        >
          {passwordsTexts.forgotLink}
        </Link>
      </p>
      <Button type="submit" className="w-full" disabled={signIn.isPending}>
        {signIn.isPending ? accountTexts.signingIn : accountTexts.signIn}
      </Button>
    </form>
  )
}
