import { z } from 'zod'
import { notices, writeLink, writeNotice } from '../accounts/letters.ts'
import type { Services } from '../services.ts'
import type { Mailer } from './mailer.ts'

const ordered = { nonce: z.string(), origin: z.string() }
const order = z.discriminatedUnion('letter', [
  z.object({ letter: z.enum(['verify', 'reset', 'change']), ...ordered }),
  z.object({ letter: z.literal('notice'), what: z.enum(notices), to: z.string(), ...ordered }),
])

/** The job `send-mail`: done when the letter is handed over or has become pointless. */
export const sendMail = async (
  services: Services,
  mailer: Mailer,
  payload: unknown,
): Promise<void> => {
  const asked = order.parse(payload)
  const letter =
    asked.letter === 'notice' ? writeNotice(services, asked) : await writeLink(services, asked)
  if (letter) await mailer(letter, asked.origin)
}
