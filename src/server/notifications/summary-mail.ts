import { createHmac, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { defaultLanguage, languageOf } from '#shared/languages.ts'
import { type Db, enqueue } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import type { Letter } from '../mail/letter.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Services } from '../services.ts'
import { listUnread } from './list.ts'
import { inWords, notificationWords } from './notification-texts.ts'

export type DigestJob = { userId: string; since: string; at: string }

/** How many mails one look may order; the next look goes on. */
const orderedMost = 1_000

/**
 * Orders a mail for everybody who wants one and has something unread since the last, at most once a
 * day or a week each. Without SITE_URL nobody gets one: its links would lead nowhere.
 */
export const orderDigests = async ({ db, env, clock }: Services): Promise<number> => {
  if (!env.SITE_URL) return 0
  const now = clock()
  return transact(db, async (trx) => {
    const { rows } = await sql<{ userId: string; since: Date }>`
      with due as (
        select choices.user_id, choices.mailed_at from notification_choices as choices
        join users on users.id = choices.user_id and users.deleted_at is null
          and users.email_verified_at is not null
        where choices.mail <> 'off'
          and choices.mailed_at <= ${now}::timestamptz - case choices.mail
            when 'daily' then interval '1 day' else interval '7 days' end
          and exists (
            select from notifications where notifications.user_id = choices.user_id
              and read_at is null and not is_quiet and updated_at > choices.mailed_at
          )
        limit ${orderedMost} for update of choices skip locked
      )
      update notification_choices as choices set mailed_at = ${now} from due
      where choices.user_id = due.user_id
      returning choices.user_id as "userId", due.mailed_at as since
    `.execute(trx)
    for (const { userId, since } of rows) {
      const job: DigestJob = { userId, since: since.toISOString(), at: now.toISOString() }
      await enqueue(trx, 'mail-digest', job)
    }
    return rows.length
  })
}

/** The job `mail-digest`: done when the mail is handed over or everything has been read. */
export const mailDigest = async (
  services: Services,
  mailer: Mailer,
  job: DigestJob,
): Promise<void> => {
  const { SITE_URL: origin } = services.env
  const letter = origin ? await writeDigest(services, job, origin) : null
  if (letter) await mailer(letter)
}

const writeDigest = async (
  { db, env }: Services,
  { userId, since, at }: DigestJob,
  origin: string,
): Promise<Letter | null> => {
  const person = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'username', 'language'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  const news = await listUnread(db, userId, new Date(since))
  if (!person?.email || news.length === 0) return null
  const language = languageOf(person.language) ?? defaultLanguage
  const words = notificationWords[language].digest
  const stop = `${origin}/unsubscribe?token=${mailToken(env.APP_SECRET, userId)}`
  const lines = news.map((one) => `• ${inWords(one, language)}\n  ${origin}${one.path}`)
  return {
    id: `digest-${userId}-${Date.parse(at)}`,
    to: person.email,
    subject: words.subject(news.length, env.SITE_NAME),
    text: [
      words.greeting(person.first_name || person.username),
      words.lead,
      ...lines,
      words.stop(stop),
    ].join('\n\n'),
    unsubscribe: `${origin}/api/unsubscribe/${mailToken(env.APP_SECRET, userId)}`,
  }
}

/** What stops somebody's mails, also without signing in: nobody can make one up. */
export const mailToken = (appSecret: string, userId: string): string =>
  `${userId}.${signature(appSecret, userId)}`

const signature = (appSecret: string, userId: string): string =>
  createHmac('sha256', appSecret).update(`unsubscribe:${userId}`).digest('base64url')

/** Stops the mails; false: the token is none of ours. */
export const stopMails = async (db: Db, appSecret: string, token: string): Promise<boolean> => {
  const at = token.lastIndexOf('.')
  const userId = token.slice(0, Math.max(at, 0))
  const given = Buffer.from(token.slice(at + 1))
  const ours = Buffer.from(signature(appSecret, userId))
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false
  await db
    .updateTable('notification_choices')
    .set({ mail: 'off' })
    .where('user_id', '=', userId)
    .execute()
  return true
}
