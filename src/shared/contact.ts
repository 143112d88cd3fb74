import { z } from 'zod'
import { endpoint, idParam, moment, typedText, wholeNumber } from './endpoint.ts'

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
  who: 'anyone',
  summary: 'Write to the people who run the site',
  status: 201,
  body: newMessage,
  answer: message,
})

/** Messages on one page of the inbox. */
export const messagesShown = 30

/** A message as administrators see it. */
export const inboxMessage = message
  .extend({
    answeredAt: moment.nullable(),
    /** The name of the administrator who marked it; null where it is open, or they are gone. */
    answeredBy: z.string().nullable(),
  })
  .meta({ id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof inboxMessage>

export const listMessages = endpoint('GET', '/api/admin/messages', {
  who: 'administrator',
  summary: 'Messages to the people who run the site: open ones, oldest first, or answered ones',
  query: z.object({
    state: z.enum(['open', 'answered']).default('open'),
    offset: wholeNumber('offset', { max: 100_000 }).default(0),
  }),
  answer: z
    .object({ messages: z.array(inboxMessage), openCount: z.number(), answeredCount: z.number() })
    .meta({ id: 'Inbox' }),
})

export const markMessage = endpoint('PUT', '/api/admin/messages/{id}', {
  who: 'confirmedAdministrator',
  summary: 'Mark a message as answered, or as open again',
  params: idParam,
  body: z.object({ isAnswered: z.boolean() }),
  answer: inboxMessage,
})
