import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { decidePoint as decideCall } from '#shared/people-points.ts'
import { announce } from '../changes/announce.ts'
import { notifyCommit } from '../changes/commits.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { conflict, notFound } from '../http/core/errors.ts'
import { record } from '../moderation/audit.ts'
import { tellOfPoint, untellOfPoint } from '../notifications/points.ts'
import { commentIdOf, pointIdOf } from './people-points.ts'

type Decision = { commentId: number; moderatorId: string; at: Date } & {
  decided: z.output<(typeof decideCall)['body']>
}

/**
 * Puts a person's point on the page of its question and tells its author, or declines it. 404 where the comment is
 * gone or its author has withdrawn the point, 409 where it has other words than were read.
 */
export const decidePoint = async (db: Db, decision: Decision): Promise<void> => {
  const { commentId, decided, moderatorId, at } = decision
  const isAccepted = decided.verdict === 'accept'
  const debateId = await change(db, async (trx) => {
    const point = await lockPoint(trx, sql`point.comment_id = ${commentId}`)
    if (point.version !== decided.version)
      throw conflict('The comment has other words by now. Please read it again.', 'words_changed')
    await write(trx, decision)
    const action = isAccepted ? 'accept_point' : 'decline_point'
    const details = { debate: point.debateId, ...(isAccepted && { side: decided.side }) }
    await record(trx, { at, actor: moderatorId, action, subject: `comment ${commentId}`, details })
    if (isAccepted) await tellOfPoint(trx, { ...point, commentId, at })
    else await takeOff(trx, point.debateId, commentId)
    return point.debateId
  })
  notifyCommit({ kind: 'points', debateId })
}

/** The author takes it back for good. 404 for everybody else. */
export const withdrawPoint = async (
  db: Db,
  { debateId, pointId, userId }: { debateId: string; pointId: string; userId: string },
): Promise<void> => {
  const commentId = commentIdOf(pointId)
  await change(db, async (trx) => {
    await lockPoint(
      trx,
      sql`point.comment_id = ${commentId} and point.author_id = ${userId}
        and point.debate_id = ${debateId} and point.state = 'accepted'`,
    )
    await sql`
      update people_points set state = 'withdrawn', side = null, says = null, words_md5 = null
      where comment_id = ${commentId}
    `.execute(trx)
    await takeOff(trx, debateId, Number(commentId))
    return debateId
  })
  notifyCommit({ kind: 'points', debateId })
}

/** Gives the debate whose list is another now. */
const change = (db: Db, act: (trx: Trx) => Promise<string>): Promise<string> =>
  transact(db, async (trx) => {
    const debateId = await act(trx)
    await announce(trx, { kind: 'points', debateId })
    return debateId
  })

type Point = { debateId: string; postId: number; authorId: string; version: string }

const lockPoint = async (trx: Trx, which: RawBuilder<unknown>): Promise<Point> => {
  const { rows } = await sql<Point>`
    select point.debate_id as "debateId", comment.post_id as "postId",
      point.author_id as "authorId", md5(comment.content) as version
    from people_points as point
    join comments as comment on comment.id = point.comment_id and comment.deleted_at is null
    where ${which} and point.state <> 'withdrawn' for update of point
  `.execute(trx)
  const [point] = rows
  if (!point) throw notFound('Point')
  return point
}

const write = async (trx: Trx, { commentId, decided, at }: Decision): Promise<void> => {
  const kept =
    decided.verdict === 'accept'
      ? sql`state = 'accepted', side = ${decided.side}, says = ${decided.says}, reason = null,
          words_md5 = ${decided.version}`
      : sql`state = 'declined', side = null, says = null, words_md5 = null,
          reason = ${decided.reason}`
  await sql`
    update people_points set ${kept}, decided_at = ${at}::timestamptz
    where comment_id = ${commentId}
  `.execute(trx)
}

/** Votes on what stands there no longer are nobody's any more. */
const takeOff = async (trx: Trx, debateId: string, commentId: number): Promise<void> => {
  await sql`
    delete from point_votes where debate_id = ${debateId} and point_id = ${pointIdOf(commentId)}
  `.execute(trx)
  await untellOfPoint(trx, commentId)
}
