import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { complain, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { CallError } from '#web/call.ts'
import { admin } from '#texts/admin.ts'
import { wordsOfRefusal } from '#texts/refusals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useAdminSignIn } from './queries.ts'

const words = admin.login
const names = ['username', 'password'] as const

/** What is typed stays with the fields: nothing that came before the page was alive is lost. */
export const LoginForm = () => {
  const { form, isFilled, look } = useFilled()
  const signIn = useAdminSignIn()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    signIn.mutate(typedIn(event, names), { onSuccess: enter, onError: tellWhy })
  }
  const enter = async () => {
    await navigate('/admin')
    toast({ title: words.granted })
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
      <Field name="username" label={words.username} autoComplete="username" required />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
      />
      <Button type="submit" className="w-full" disabled={!isFilled || signIn.isPending}>
        {signIn.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}

/** Whether all of a form is filled in. Until the page is alive nobody knows, and it counts as filled. */
const useFilled = () => {
  const form = useRef<HTMLFormElement>(null)
  const [isFilled, setFilled] = useState(true)
  const look = () =>
    setFilled([...(form.current?.querySelectorAll('input') ?? [])].every(isFieldFilled))
  useEffect(look, [])
  return { form, isFilled, look }
}

/** What a browser fills in it shows to no script before somebody touches the page. */
const isFieldFilled = (field: HTMLInputElement): boolean =>
  field.value.trim() !== '' || field.matches(':autofill')

/** The server's refusal in its own words; anything else means that it was not reached. */
const tellWhy = (error: unknown) =>
  error instanceof CallError
    ? complain({
        title: words.denied,
        detail: (error.code && wordsOfRefusal(error)) || words.invalid,
      })
    : complain({ title: words.failed, detail: words.unreachable })
