import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { accounts as accountTexts } from '#web/texts/accounts.en.ts'
import { passwords as passwordsTexts } from '#web/texts/passwords.en.ts'
import { PasskeyButton } from '#web/security/PasskeyButton.tsx'
import { complainWhy, isCode } from '#web/security/refused.ts'
import { SecondStepFields } from '#web/security/SecondStepFields.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { complain, signInComplaint, typedIn } from './forms.ts'
import { PasswordField } from './PasswordField.tsx'
import { usePasskeySignIn, useSignIn } from './entering.ts'
import { noteWelcome } from './welcome.ts'

const complainAtLogin = complainWhy(accountTexts.loginFailed)

/**
 * `to`: where to go once somebody is signed in. What was typed stays in its fields while a code is asked for, and is
 * sent with it.
 */
export const SignInForm = ({ to = '/' }: { to?: string }) => {
  const [isSecond, setSecond] = useState(false)
  const signIn = useSignIn()
  const byPasskey = usePasskeySignIn()
  const welcome = useWelcome(to)
  const refuse = (error: unknown) =>
    isCode(error, 'second_step') ? setSecond(true) : complainAtLogin(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event, ['email', 'password'])
    const form = isSecond ? { ...typed, ...typedIn(event, ['code']) } : typed
    const complaint = signInComplaint(form)
    if (complaint) return complain(complaint)
    signIn.mutate(form, { onSuccess: welcome, onError: refuse })
  }
  return (
    <form noValidate method="post" action="/auth" onSubmit={submit} className="space-y-4">
      <div hidden={isSecond} className="space-y-4">
        <FirstFields />
      </div>
      {isSecond && <SecondStepFields onBack={() => setSecond(false)} />}
      <Button type="submit" className="w-full" disabled={signIn.isPending}>
        {signIn.isPending ? accountTexts.signingIn : accountTexts.signIn}
      </Button>
      <PasskeyButton act={(credential) => byPasskey.mutateAsync(credential).then(welcome)} />
    </form>
  )
}

const useWelcome = (to: string) => {
  const navigate = useNavigate()
  return async () => {
    noteWelcome()
    await navigate(to)
    toast({ title: accountTexts.welcomeBack, detail: accountTexts.welcomeBackDetail })
  }
}

const FirstFields = () => (
  <>
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
  </>
)
