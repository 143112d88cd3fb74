import type { HeldText } from '#shared/moderation.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { HttpError, notFound } from '../http/errors.ts'
import { writeComment, writePost } from '../posts/posts.ts'

/** What waits of somebody, the latest first. */
export const listHeld = async (db: Db, userId: string): Promise<HeldText[]> => {
  const rows = await db
    .selectFrom('held_texts')
    .select(['id', 'post_id', 'content', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, post_id, content, created_at }) => ({
    id,
    postId: post_id,
    content,
    createdAt: created_at.toISOString(),
  }))
}

/** 404 when it does not wait, or is somebody else's. */
export const withdrawHeld = async (db: Db, { id, userId }: { id: number; userId: string }) => {
  const gone = await db
    .deleteFrom('held_texts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound('Text')
}

/** A text that may be published later: as a decision keeps it, too. */
export type Kept = {
  id: number
  userId: string
  postId: number | null
  parentId: number | null
  content: string
  aiSeats: AiSeats
  fingerprint: string | null
}

export const findHeld = async (trx: Trx, id: number): Promise<Kept | undefined> => {
  const row = await trx.selectFrom('held_texts').selectAll().where('id', '=', id).executeTakeFirst()
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      postId: row.post_id,
      parentId: row.parent_id,
      content: row.content,
      aiSeats: row.ai_seats as AiSeats,
      fingerprint: row.fingerprint === null ? null : String(row.fingerprint),
    }
  )
}

/**
 * Publishes it as what it would have been, as new. Under a key of its own, so that it is there
 * once however often this is tried. What it commented on may be gone: then so is this.
 */
export const release = async (db: Db, kept: Kept, at: Date): Promise<void> => {
  const { id, content } = kept
  const writing = {
    author: { id: kept.userId },
    content,
    at,
    retry: { key: `held:${id}`, fingerprint: 'held' },
    screening: {
      doubts: [],
      fingerprint: kept.fingerprint === null ? null : BigInt(kept.fingerprint),
      copies: null,
      wave: null,
      isNewcomer: false,
    },
  }
  try {
    if (kept.postId === null) await writePost(db, { ...writing, aiSeats: kept.aiSeats })
    else {
      const parentId = kept.parentId ?? undefined
      await writeComment(db, { ...writing, postId: kept.postId, parentId })
    }
  } catch (error) {
    const isGone = error instanceof HttpError && [400, 404, 409].includes(error.status)
    if (!isGone) throw error
  }
}
