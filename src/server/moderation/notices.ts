import { sql } from 'kysely'
import type { Notice } from '#shared/moderation.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict, notFound } from '../http/core/errors.ts'

export type NoticeRow = Omit<Notice, 'until' | 'createdAt' | 'appeal'> & {
  until: Date | null
  createdAt: Date
  outcome: 'upheld' | 'rejected' | null
  answer: string | null
} & ({ appeal: string; appealedAt: Date } | { appeal: null; appealedAt: null })

/** What a NoticeRow takes from `decision`, a row of moderation_decisions. */
export const noticeColumns = sql`
  decision.id, decision.action, decision.thing, decision.content, decision.reason, decision.until,
  decision.created_at as "createdAt", decision.read_at is not null as "isRead", decision.appeal,
  decision.appealed_at as "appealedAt", decision.outcome, decision.answer`

export const presentNotice = (row: NoticeRow): Notice => ({
  id: row.id,
  action: row.action,
  thing: row.thing,
  content: row.content,
  reason: row.reason,
  until: row.until?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  isRead: row.isRead,
  appeal:
    row.appeal === null
      ? null
      : {
          text: row.appeal,
          at: row.appealedAt.toISOString(),
          outcome: row.outcome,
          answer: row.answer,
        },
})

const shown = 50

/** What was decided about somebody, newest first. */
export const listNotices = async (trx: Trx, userId: string): Promise<Notice[]> => {
  const { rows } = await sql<NoticeRow>`
    select ${noticeColumns} from moderation_decisions as decision
    where user_id = ${userId} order by id desc limit ${shown}
  `.execute(trx)
  return rows.map(presentNotice)
}

export const readNotices = (trx: Trx, { userId, at }: { userId: string; at: Date }) =>
  sql`
    update moderation_decisions set read_at = ${at}::timestamptz
    where user_id = ${userId} and read_at is null
  `.execute(trx)

type Appeal = { id: number; userId: string; text: string; at: Date }

/** Once for each decision: 409 the second time, 404 when it is about somebody else. */
export const appeal = async (trx: Trx, { id, userId, text, at }: Appeal): Promise<Notice> => {
  const { rows } = await sql<NoticeRow>`
    update moderation_decisions as decision set appeal = ${text}, appealed_at = ${at}::timestamptz
    where id = ${id} and user_id = ${userId} and appeal is null
    returning ${noticeColumns}
  `.execute(trx)
  if (rows[0]) return presentNotice(rows[0])
  const known = (await listNotices(trx, userId)).some((notice) => notice.id === id)
  if (known) throw conflict('You have appealed against this already.', 'already_appealed')
  throw notFound('Decision')
}
