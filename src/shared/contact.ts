import { z } from 'zod'
import { endpoint, moment, typedText } from './endpoint.ts'

/** What a person writes to the people who run the site; lengths in characters. */
export const newMessage = z.object({
  name: typedText('Name', 120),
  email: z
    .string({ error: 'E-mail is required' })
    .trim()
    .max(254, 'E-mail must be at most 254 characters')
    .pipe(z.email('Please give a valid e-mail address')),
  subject: typedText('Subject', 200),
  message: typedText('Message', 5_000),
})
export type NewMessage = z.infer<typeof newMessage>

export const message = newMessage
  .extend({ id: z.number(), createdAt: moment })
  .meta({ id: 'Message' })

export const sendMessage = endpoint('POST', '/api/contact', {
  summary: 'Write to the people who run the site',
  status: 201,
  body: newMessage,
  answer: message,
})
