import { sql } from 'kysely'
import { defaultLanguage, languageOf } from '#shared/languages.ts'
import type { Notice } from '#shared/moderation.ts'
import { type Trx, enqueue } from '../db/outbox.ts'
import type { Letter } from '../mail/letter.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { type Origin, whereIs } from '../mail/place.ts'
import type { Services } from '../services.ts'
import { decisionWords, type DecisionWords } from './decision-mail-texts.ts'

export type DecisionOrder = { letter: 'decision' | 'answer'; id: number; origin?: Origin }

/** Orders the mail to a person about a decision on them, or about the answer to their appeal: once each. */
export const tellLater = (trx: Trx, order: DecisionOrder, runAt?: Date): Promise<void> =>
  enqueue(trx, 'send-mail', order, { key: `${order.letter}:${order.id}`, runAt })

type Row = Pick<Notice, 'action' | 'thing' | 'reason'> & {
  until: Date | null
  outcome: 'upheld' | 'rejected' | null
  answer: string | null
  email: string
  name: string
  language: string | null
}

/**
 * The mail about a decision; null when nobody is to be told any more. Only a proven address gets
 * one: another may be a stranger's. The choices about mails are for news; a member who may not write any
 * more, or whose words are gone, is told in any case.
 */
export const writeDecision = async (
  { db, env }: Services,
  { letter, id, origin }: DecisionOrder,
): Promise<Letter | null> => {
  const { rows } = await sql<Row>`
    select action, thing, reason, until, outcome, answer, email, language,
      coalesce(nullif(first_name, ''), username) as name
    from moderation_decisions as decision join users on users.id = decision.user_id
    where decision.id = ${id} and email is not null and email_verified_at is not null
      and deleted_at is null
  `.execute(db)
  const row = rows[0]
  if (!row) return null
  const language = languageOf(row.language) ?? defaultLanguage
  const words = decisionWords[language]
  const where = whereIs('/notices', {
    origin: origin ?? ownOrigin(env),
    site: env.SITE_NAME,
    language,
  })
  const text = letter === 'decision' ? tellDecision(words, row) : tellAnswer(words, row)
  return {
    id: `${letter}-${id}`,
    to: row.email,
    subject: words.subject[letter](env.SITE_NAME),
    text: [words.greeting(row.name), ...text, ...where].join('\n\n'),
  }
}

const tellDecision = (words: DecisionWords, { action, thing, reason, until }: Row): string[] => [
  words.did[action](thing, until ? words.moment(until) : ''),
  ...(reason ? [words.reason(reason)] : []),
  words.mayAppeal,
]

const tellAnswer = (words: DecisionWords, { outcome, answer }: Row): string[] => [
  outcome === 'upheld' ? words.upheld : words.rejected,
  words.answer(answer ?? ''),
]
