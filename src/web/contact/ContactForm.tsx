import { useMutation } from '@tanstack/react-query'
import { useId, useRef, type FormEvent } from 'react'
import { type NewMessage, sendMessage } from '#shared/contact.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { call, wordsFor } from '#web/call.ts'
import { contact as words } from './contact.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field, inputLook } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'

const names = ['name', 'email', 'subject', 'message'] as const

/** All four fields are required; what was typed stays until it has arrived. */
export const ContactForm = () => {
  const form = useRef<HTMLFormElement>(null)
  const sending = useSending(() => form.current?.reset())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    sending.mutate(typedIn(event, names))
  }
  return (
    <form ref={form} method="post" onSubmit={submit} className="space-y-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field name="name" label={words.name} autoComplete="name" maxLength={120} required />
        <Field
          name="email"
          type="email"
          label={words.email}
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
      <Field name="subject" label={words.subject} maxLength={200} required />
      <Message />
      <Button type="submit" disabled={sending.isPending}>
        {sending.isPending ? words.sending : words.send}
      </Button>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
    </form>
  )
}

const Message = () => {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {words.message}
      </label>
      <textarea id={id} name="message" rows={6} maxLength={5000} required className={inputLook} />
    </div>
  )
}

const useSending = (onDone: () => void) =>
  useMutation({
    mutationFn: (body: NewMessage) => call(sendMessage, { body }),
    onSuccess: () => {
      onDone()
      toast({ title: words.sent, detail: words.sentDetail })
    },
    onError: (error) =>
      toast({
        title: words.notSent,
        detail: wordsFor(error, words.notSentDetail),
        isDestructive: true,
      }),
  })
