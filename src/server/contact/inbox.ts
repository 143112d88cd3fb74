import { sql } from 'kysely'
import { type InboxMessage, messagesShown } from '#shared/contact.ts'
import { notFound } from '../http/core/errors.ts'
import type { Trx } from '../db/outbox.ts'

type Row = Omit<InboxMessage, 'createdAt' | 'answeredAt'> & {
  createdAt: Date
  answeredAt: Date | null
}
type State = 'open' | 'answered'

export const messagesWaiting = sql<{ since: Date }>`
  select created_at as since from contact_messages where answered_at is null
`

const columns = sql`
  id, name, email, subject, message, created_at as "createdAt", answered_at as "answeredAt",
  (select username from users where users.id = answered_by) as "answeredBy"
`

/** A page of messages, open ones from the oldest on, answered ones from the latest; and how many there are. */
export const listMessages = async (
  trx: Trx,
  { state, offset }: { state: State; offset: number },
): Promise<{ messages: InboxMessage[]; openCount: number; answeredCount: number }> => {
  const which =
    state === 'open'
      ? sql`where answered_at is null order by created_at, id`
      : sql`where answered_at is not null order by answered_at desc, id desc`
  const { rows } = await sql<Row>`
    select ${columns} from contact_messages ${which} limit ${messagesShown} offset ${offset}
  `.execute(trx)
  return { messages: rows.map(present), ...(await countMessages(trx)) }
}

const countMessages = async (trx: Trx) => {
  const { rows } = await sql<{ openCount: number; answeredCount: number }>`
    select count(*) filter (where answered_at is null)::int as "openCount",
      count(answered_at)::int as "answeredCount"
    from contact_messages
  `.execute(trx)
  return rows[0] ?? { openCount: 0, answeredCount: 0 }
}

/** Marks a message as answered, or as open again; 404 where there is none. */
export const markMessage = async (
  trx: Trx,
  { id, isAnswered, by, at }: { id: number; isAnswered: boolean; by: string; at: Date },
): Promise<InboxMessage> => {
  const { rows } = await sql<Row>`
    update contact_messages
    set answered_at = case when ${isAnswered}::boolean then coalesce(answered_at, ${at}::timestamptz) end,
      answered_by = case when ${isAnswered}::boolean then coalesce(answered_by, ${by}) end
    where id = ${id} returning ${columns}
  `.execute(trx)
  const [row] = rows
  if (!row) throw notFound('Message')
  return present(row)
}

const present = (row: Row): InboxMessage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
})
