import type { NewMessage } from '#shared/contact.ts'
import { enqueue } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import type { Letter } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Origin } from '../mail/place.ts'
import type { Services } from '../services.ts'

/** `senderId`: the member who wrote it; null: a visitor. */
type From = { senderId: string | null; origin: Origin }

/** Keeps the message and has it mailed to CONTACT_EMAIL, where that is set. */
export const sendMessage = (
  { db, env, clock }: Services,
  written: NewMessage,
  { senderId, origin }: From,
) =>
  transact(db, async (trx) => {
    const createdAt = clock()
    const { id } = await trx
      .insertInto('contact_messages')
      .values({ ...written, sender_id: senderId, created_at: createdAt })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (env.CONTACT_EMAIL) await enqueue(trx, 'mail-message', { id, origin })
    return { ...written, id, createdAt: createdAt.toISOString() }
  })

export type MessageOrder = { id: number; origin: Origin }

/** The job `mail-message`: done when the mail is handed over or has become pointless. */
export const mailMessage = async (
  services: Services,
  mailer: Mailer,
  order: MessageOrder,
): Promise<void> => {
  const letter = await writeLetter(services, order)
  if (letter) await mailer(letter)
}

const writeLetter = async (
  { db, env }: Services,
  { id, origin }: MessageOrder,
): Promise<Letter | null> => {
  const message = await db
    .selectFrom('contact_messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!message || !env.CONTACT_EMAIL) return null
  return {
    id: `contact-${id}-${message.created_at.getTime()}`,
    to: env.CONTACT_EMAIL,
    replyTo: message.email,
    subject: `[${env.SITE_NAME}] ${message.subject}`,
    text: [
      `${message.name} <${message.email}> wrote through ${origin ?? env.SITE_NAME}/contact:`,
      message.message,
    ].join('\n\n'),
  }
}

const keptDays = 365

/** The privacy policy promises it. */
export const forgetOldMessages = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', new Date(clock().getTime() - keptDays * 86_400_000))
    .execute()
}
