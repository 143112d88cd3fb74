import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { complain, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { CallError } from '#web/call.ts'
import { PasskeyButton } from '#web/security/PasskeyButton.tsx'
import { isCode } from '#web/security/refused.ts'
import { SecondStepFields } from '#web/security/SecondStepFields.tsx'
import { admin } from '#web/texts/admin.en.ts'
import { wordsOfRefusal } from '#web/texts/refusals.en.ts'
import { signingIn } from '#web/texts/signing-in.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useAdminPasskey, useAdminSignIn } from './queries.ts'

const words = admin.login

/** What is typed stays with the fields: nothing that came before the page was alive is lost. */
export const LoginForm = () => {
  const [isSecond, setSecond] = useState(false)
  const { form, isFilled, look } = useFilled(isSecond)
  const signIn = useAdminSignIn()
  const byPasskey = useAdminPasskey()
  const enter = useEnter()
  const refuse = (error: unknown) =>
    isCode(error, 'second_step') ? setSecond(true) : tellWhy(error)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event, ['username', 'password'])
    const sent = isSecond ? { ...typed, ...typedIn(event, ['code']) } : typed
    signIn.mutate(sent, { onSuccess: enter, onError: refuse })
  }
  return (
    <form
      ref={form}
      method="post"
      action="/admin-login"
      onSubmit={submit}
      onInput={look}
      // a browser that fills the fields in tells of it by the look of them alone
      onAnimationStart={look}
      className="space-y-4"
    >
      <div hidden={isSecond} className="space-y-4">
        <FirstFields />
      </div>
      {isSecond && <SecondStepFields onBack={() => setSecond(false)} />}
      <Button type="submit" className="w-full" disabled={!isFilled || signIn.isPending}>
        {signIn.isPending ? words.pending : words.submit}
      </Button>
      <PasskeyButton
        failed={words.denied}
        act={(credential) => byPasskey.mutateAsync(credential).then(enter)}
      />
    </form>
  )
}

const useEnter = () => {
  const navigate = useNavigate()
  return async () => {
    await navigate('/admin')
    toast({ title: words.granted })
  }
}

const FirstFields = () => (
  <>
    <Field name="username" label={words.username} autoComplete="username" required />
    <PasswordField
      name="password"
      label={words.password}
      autoComplete="current-password"
      required
    />
  </>
)

/** Whether all of a form is filled in. Until the page is alive nobody knows, and it counts as filled. */
const useFilled = (isSecond: boolean) => {
  const form = useRef<HTMLFormElement>(null)
  const [isFilled, setFilled] = useState(true)
  const look = () =>
    setFilled([...(form.current?.querySelectorAll('input') ?? [])].every(isFieldFilled))
  useEffect(look, [isSecond])
  return { form, isFilled, look }
}

/** What a browser fills in it shows to no script before somebody touches the page. */
const isFieldFilled = (field: HTMLInputElement): boolean =>
  field.value.trim() !== '' || field.matches(':autofill')

/** The server's refusal in its own words; anything else means that it was not reached. */
const tellWhy = (error: unknown) =>
  error instanceof CallError
    ? complain({ title: words.denied, detail: whyDenied(error) })
    : complain({ title: words.failed, detail: words.unreachable })

const whyDenied = (error: CallError): string =>
  signingIn.refusals[error.code] ?? ((error.code && wordsOfRefusal(error)) || words.invalid)
