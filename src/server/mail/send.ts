import { z } from 'zod'
import { languages } from '#shared/languages.ts'
import { notices, writeLink, writeNotice } from '../accounts/letters/letters.ts'
import { writeDecision } from '../moderation/decision-mail.ts'
import type { Services } from '../services.ts'
import type { Letter } from './letter.ts'
import type { Mailer } from './mailer.ts'

/** Where the mail's links lead; null: nowhere that anybody has said. */
const origin = z.string().nullable()
/** As kept with the person; jobs that were ordered before it was asked for have none. */
const language = z.enum(languages).nullish()
const order = z.discriminatedUnion('letter', [
  z.object({ letter: z.enum(['verify', 'reset', 'change']), nonce: z.string(), origin }),
  z.object({
    letter: z.literal('notice'),
    what: z.enum(notices),
    to: z.string(),
    language,
    reason: z.string().optional(),
    nonce: z.string(),
  }),
  z.object({ letter: z.enum(['decision', 'answer']), id: z.number(), origin: origin.optional() }),
])

/** The job `send-mail`: done when the letter is handed over or has become pointless. */
export const sendMail = async (
  services: Services,
  mailer: Mailer,
  payload: unknown,
): Promise<void> => {
  const letter = await write(services, order.parse(payload))
  if (letter) await mailer(letter)
}

const write = (services: Services, asked: z.output<typeof order>): Awaitable<Letter | null> => {
  switch (asked.letter) {
    case 'notice':
      return writeNotice(services, asked)
    case 'decision':
    case 'answer':
      return writeDecision(services, asked)
    default:
      return writeLink(services, asked)
  }
}

type Awaitable<T> = T | Promise<T>
