import { sql } from 'kysely'
import { undoMs } from '#shared/revising.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { tellLater } from './decision-mail.ts'

type Thing = { thing: 'post' | 'comment'; id: number }
type Told = Thing & {
  /** null: a character wrote it. */
  userId: string | null
  action: 'edit' | 'delete'
  content: string
  at: Date
}

/**
 * Has an author told, on the site and by mail, that an administrator changed or deleted their words
 * beside the moderators' desk; they may appeal as against any decision. The mail about a deletion
 * waits until it can no longer be undone.
 */
export const tellOverruled = async (
  trx: Trx,
  { userId, action, thing, id, content, at }: Told,
): Promise<void> => {
  if (userId === null || userId === scoutId) return
  const isGone = action === 'delete'
  const { rows } = await sql<{ id: number }>`
    insert into moderation_decisions
      (user_id, action, thing, thing_id, content, is_removal, reason, created_at)
    values (${userId}, ${isGone ? 'remove' : 'edit'}, ${thing}, ${String(id)}, ${content}, ${isGone}, '',
      ${at}::timestamptz)
    returning id
  `.execute(trx)
  const runAt = isGone ? new Date(at.getTime() + undoMs) : undefined
  for (const { id: decisionId } of rows) {
    await tellLater(trx, { letter: 'decision', id: decisionId }, runAt)
  }
}

/** The administrator thought better of the deletion: there is nothing to tell any more. */
export const takeBackOverruled = async (trx: Trx, { thing, id }: Thing): Promise<void> => {
  await sql`
    delete from moderation_decisions
    where thing = ${thing} and thing_id = ${String(id)} and action = 'remove' and reason = ''
      and appeal is null
  `.execute(trx)
}

/** Whether a moderator or an administrator took it off, and no appeal has undone that. */
export const isTakenOff = async (trx: Trx, { thing, id }: Thing): Promise<boolean> => {
  const { rows } = await sql`
    select from moderation_decisions
    where is_removal and thing = ${thing}
      and thing_id = ${String(id)} and outcome is distinct from 'upheld'
    limit 1
  `.execute(trx)
  return rows.length > 0
}
