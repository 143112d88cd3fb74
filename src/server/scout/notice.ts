import { z } from 'zod'
import { enqueue } from '../db/outbox.ts'
import { ownOrigin } from '../http/core/origin.ts'
import type { Mailer } from '../mail/mailer.ts'
import { whereIs } from '../mail/place.ts'
import type { Services } from '../services.ts'
import type { Source } from './sources/source.ts'

const order = z.object({ userId: z.string(), source: z.string(), why: z.string(), at: z.string() })

/** A mail to every administrator who has an address; the admin panel says it in any case. */
export const tellAdministrators = async (
  { db, clock }: Services,
  { name }: Source,
  why: string,
): Promise<void> => {
  const people = await db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .execute()
  const at = clock().toISOString()
  for (const { id } of people) {
    await enqueue(db, 'mail-scout', { userId: id, source: name, why, at })
  }
}

/** The job `mail-scout`: done when the mail is handed over or has become pointless. */
export const mailNotice = async (
  { db, env }: Services,
  mailer: Mailer,
  payload: unknown,
): Promise<void> => {
  const { userId, source, why, at } = order.parse(payload)
  const person = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!person?.email) return
  const site = env.SITE_NAME
  await mailer({
    id: `scout-${userId}-${Date.parse(at)}`,
    to: person.email,
    subject: `[${site}] A source of the Scout switched itself off: ${source}`,
    text: [
      `${source} does not answer in the form that the Scout knows. The last it said: ${why}.`,
      'The other sources go on. You can switch it on again here:',
      ...whereIs('/admin?tab=scout', { origin: ownOrigin(env), site, language: 'en' }),
    ].join('\n\n'),
  })
}
