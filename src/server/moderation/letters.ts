import { sql } from 'kysely'
import type { Notice, Thing } from '#shared/moderation.ts'
import { type Trx, enqueue } from '../db/outbox.ts'
import type { Letter } from '../mail/letter.ts'
import type { Services } from '../services.ts'

export type DecisionOrder = { letter: 'decision' | 'answer'; id: number; origin: string }

/** Has whom a decision concerns told of it, or of the answer to an appeal: once each. */
export const tellLater = (trx: Trx, order: DecisionOrder): Promise<void> =>
  enqueue(trx, 'send-mail', order, { key: `${order.letter}:${order.id}` })

type Row = Pick<Notice, 'action' | 'thing' | 'reason'> & {
  until: Date | null
  outcome: 'upheld' | 'rejected' | null
  answer: string | null
  email: string
  name: string
}

/**
 * The mail about a decision; null when nobody is to be told any more. Only a proven address gets
 * one: another may be a stranger's. The choices about mails are for news; whoever may not write any
 * more, or whose words are gone, is told in any case.
 */
export const writeDecision = async (
  { db, env }: Services,
  { letter, id, origin }: DecisionOrder,
): Promise<Letter | null> => {
  const { rows } = await sql<Row>`
    select action, thing, reason, until, outcome, answer, email,
      coalesce(nullif(first_name, ''), username) as name
    from moderation_decisions as decision join users on users.id = decision.user_id
    where decision.id = ${id} and email is not null and email_verified_at is not null
      and deleted_at is null
  `.execute(db)
  const row = rows[0]
  if (!row) return null
  const text = letter === 'decision' ? tellDecision(row, origin) : tellAnswer(row, origin)
  return {
    id: `${letter}-${id}`,
    to: row.email,
    subject: `${letter === 'decision' ? 'A decision' : 'Your appeal'} at ${env.SITE_NAME}`,
    text: [`Hello ${row.name},`, ...text].join('\n\n'),
  }
}

const tellDecision = ({ action, thing, reason, until }: Row, origin: string): string[] => [
  said[action](things[thing], day(until)),
  `The reason: ${reason}`,
  `If you think that this is wrong, you can appeal, once. You can read what was decided, and appeal, here:`,
  `${origin}/notices`,
]

const tellAnswer = ({ outcome, answer }: Row, origin: string): string[] => [
  outcome === 'upheld'
    ? 'your appeal was upheld: what had been decided is undone.'
    : 'your appeal was rejected: what was decided stays.',
  `The answer: ${answer}`,
  `${origin}/notices`,
]

const things: Record<Thing, string> = {
  post: 'a post of yours',
  comment: 'a comment of yours',
  story: 'a story of yours',
  profile: 'your profile',
}

const said: Record<Notice['action'], (thing: string, until: string) => string> = {
  remove: (thing) => `a moderator has removed ${thing}.`,
  warn: (thing) => `a moderator warns you about ${thing}.`,
  suspend: (thing, until) => `your account may not write until ${until}, because of ${thing}.`,
  ban: (thing) => `your account may not write any more, because of ${thing}.`,
}

const day = (until: Date | null): string =>
  `${until?.toISOString().slice(0, 16).replace('T', ' ')} UTC`
