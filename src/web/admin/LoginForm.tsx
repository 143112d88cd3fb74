import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { complain } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { CallError } from '#web/call.ts'
import { admin } from '#texts/admin.ts'
import { wordsOfRefusal } from '#texts/refusals.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { useAdminSignIn } from './queries.ts'

const words = admin.login

export const LoginForm = () => {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const signIn = useAdminSignIn()
  const navigate = useNavigate()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    signIn.mutate({ username, password }, { onSuccess: enter, onError: tellWhy })
  }
  const enter = async () => {
    await navigate('/admin')
    toast({ title: words.granted })
  }
  const isFilled = username.trim() !== '' && password !== ''
  return (
    <form method="post" action="/admin-login" onSubmit={submit} className="space-y-4">
      <Field
        name="username"
        label={words.username}
        autoComplete="username"
        required
        value={username}
        onChange={(event) => setUsername(event.target.value)}
      />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" className="w-full" disabled={!isFilled || signIn.isPending}>
        {signIn.isPending ? words.pending : words.submit}
      </Button>
    </form>
  )
}

/** The server's refusal in its own words; anything else means that it was not reached. */
const tellWhy = (error: unknown) =>
  error instanceof CallError
    ? complain({
        title: words.denied,
        detail: (error.code && wordsOfRefusal(error)) || words.invalid,
      })
    : complain({ title: words.failed, detail: words.unreachable })
