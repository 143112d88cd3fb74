import type { FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { passwordLength } from '#shared/constants.ts'
import { useSiteName } from '#web/site.ts'
import { accounts as texts } from '#web/texts/accounts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { complain, complainOf, signUpComplaint, typedIn } from './forms.ts'
import { PasswordField } from './PasswordField.tsx'
import { useSignUp } from './entering.ts'
import { ageBox, Terms } from './Terms.tsx'
import { noteWelcome } from './welcome.ts'

const names = ['firstName', 'lastName', 'username', 'email', 'password', 'confirmPassword'] as const

export const SignUpForm = () => {
  const signUp = useSignUp()
  const navigate = useNavigate()
  const site = useSiteName()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = typedIn(event, names)
    const isOldEnough = typedIn(event, [ageBox])[ageBox] !== ''
    const complaint = signUpComplaint(form, isOldEnough)
    if (complaint) return complain(complaint)
    signUp.mutate(
      { ...form, isOldEnough: true },
      {
        onSuccess: welcome,
        onError: complainOf(texts.registrationFailed),
      },
    )
  }
  const welcome = async () => {
    noteWelcome()
    await navigate('/')
    toast({ title: texts.created, detail: texts.createdDetail(site) })
  }
  return (
    <form noValidate method="post" action="/auth" onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="firstName" label={texts.firstName} autoComplete="given-name" required />
        <Field name="lastName" label={texts.lastName} autoComplete="family-name" required />
      </div>
      <Field
        name="username"
        label={texts.username}
        hint={texts.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <Field name="email" type="email" label={texts.email} autoComplete="email" required />
      <PasswordField
        name="password"
        label={texts.password}
        hint={texts.passwordHint(passwordLength.min)}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="confirmPassword"
        label={texts.confirmPassword}
        autoComplete="new-password"
        required
      />
      <Terms />
      <Button type="submit" className="w-full" disabled={signUp.isPending}>
        {signUp.isPending ? texts.creating : texts.create}
      </Button>
    </form>
  )
}
