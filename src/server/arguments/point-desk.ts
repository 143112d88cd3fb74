import { type RawBuilder, sql } from 'kysely'
import { moversNeeded, type PointCandidate, type PointDesk } from '#shared/people-points.ts'
import type { Trx } from '../db/outbox.ts'
import type { Outlines } from '../library/outline.ts'
import { authorOf } from '../popular/author.ts'
import { moversOf } from './nominate.ts'

const shown = { candidates: 50, listed: 30, whys: 3 } as const

type Row = Omit<PointCandidate, 'question' | 'at'> & { at: Date }

/** What can still be read, and whose author is there. */
const readable = sql`
  people_points as point
  join comments as comment on comment.id = point.comment_id and comment.deleted_at is null
  join posts as post on post.id = comment.post_id and post.deleted_at is null
  join users as author on author.id = point.author_id and author.deleted_at is null`

const isWaiting = sql`(
  (point.state = 'candidate' and ${moversOf(sql`comment.id`)} >= ${moversNeeded})
  or (point.state = 'accepted' and point.words_md5 <> md5(comment.content)))`

const isListed = sql`(point.state = 'accepted' and point.words_md5 = md5(comment.content))`

/** What waits for a moderator, those changed since then among it, and the latest that stand. */
export const readPointDesk = async (db: Trx, outlines: Outlines): Promise<PointDesk> => {
  const [candidates, listed, candidatesCount] = await Promise.all([
    list(db, sql`${isWaiting} order by point.nominated_at limit ${shown.candidates}`),
    list(db, sql`${isListed} order by point.decided_at desc limit ${shown.listed}`),
    count(db),
  ])
  const named = ({ at, ...row }: Row): PointCandidate => ({
    ...row,
    question: outlines.get(row.debateId)?.question ?? row.debateId,
    at: at.toISOString(),
  })
  return { candidates: candidates.map(named), candidatesCount, listed: listed.map(named) }
}

const list = async (db: Trx, which: RawBuilder<unknown>): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select comment.id as "commentId", comment.post_id as "postId", point.debate_id as "debateId",
      ${authorOf('author')} as author, comment.content, md5(comment.content) as version,
      ${moversOf(sql`comment.id`)} as "movedCount",
      array(
        select why from moved_notes as note
        join users as mover on mover.id = note.user_id and mover.deleted_at is null
        where note.comment_id = comment.id order by note.id desc limit ${shown.whys}
      ) as whys,
      point.side, point.says, coalesce(point.decided_at, point.nominated_at) as at
    from ${readable} where ${which}
  `.execute(db)
  return rows
}

const count = async (db: Trx): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${readable} where ${isWaiting}
  `.execute(db)
  return rows[0]?.count ?? 0
}
