import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'
import { poke } from './wake.ts'

export type Db = Kysely<Tables>
/** A database or a transaction on it: a verb that takes this can be a part of a larger one. */
export type Trx = Db | Transaction<Tables>

/** What happened, by id; live/routes.ts turns it into what a browser may hear. */
export type Announcement =
  /** `isQuiet` stands in no log: whoever wrote it says that nobody has to answer or to be told. */
  | { kind: 'post'; postId: number; isQuiet?: boolean }
  | { kind: 'comment'; postId: number; commentId: number; replyId: number | null }
  | {
      kind: 'typing'
      postId: number
      replyId: number
      characterId: string
      parentId: number | null
    }
  | { kind: 'draft'; postId: number; replyId: number; content: string }
  | { kind: 'retract'; postId: number; replyId: number }
  | { kind: 'pass'; postId: number; replyId: number }
  | {
      kind: 'like'
      targetType: 'post' | 'comment'
      targetId: number
      postId: number
      likesCount: number
      /** Whose caches of liked things are stale; never told to a browser. */
      userId: string
    }
  | { kind: 'share'; postId: number; sharesCount: number }
  /** Other words, or none any more; a restored one is announced like a new one. */
  | { kind: 'post_edit'; postId: number }
  | { kind: 'post_delete'; postId: number }
  | { kind: 'comment_edit' | 'comment_delete'; postId: number; commentId: number }
  /** Somebody said where they stand. */
  | { kind: 'readers'; postId: number }
  /** A story is new, removed or expired. */
  | { kind: 'story'; storyId: number }
  | { kind: 'story_view'; storyId: number; viewsCount: number }
  | { kind: 'trending' }
  /** What the home page shows as popular is another list now; never told to a browser. */
  | { kind: 'popular' }
  /** Someone's name or picture is another now; never told to a browser. */
  | { kind: 'profile'; userId: string }
  /** A character is another now, came or was switched; never told to a browser. */
  | { kind: 'cast' }
  /** Somebody follows somebody; told to whoever is followed as a notification. */
  | { kind: 'follow'; followerId: string; followedId: string }
  /** Somebody's notifications are others now; only they hear it. */
  | { kind: 'notification'; unread: number }
  /** This person's sessions have ended; never told to a browser. */
  | { kind: 'ejected'; userId: string }
  /** These sessions have ended, by the ids that the settings know; never told to a browser. */
  | { kind: 'signed_out'; sessions: string[] }
  /** These people see others than before; never told to a browser. */
  | { kind: 'hiding'; userIds: string[] }

const changing = new Set<Announcement['kind']>([
  'post',
  'comment',
  'like',
  'share',
  'pass',
  'post_edit',
  'post_delete',
  'comment_edit',
  'comment_delete',
])

/** The post that shows something else now, wherever it is kept; null: none does. */
export const postChangedBy = (announcement: Announcement): number | null =>
  'postId' in announcement && changing.has(announcement.kind) ? announcement.postId : null

/**
 * Appends to the event log; part of the caller's transaction, so heard if and only if it commits.
 * The hub is woken already now: it waits for transactions that are under way.
 */
export const announce = async (trx: Trx, { kind, ...payload }: Announcement): Promise<void> => {
  await trx
    .insertInto('events')
    .values({ kind, payload: JSON.stringify(payload) })
    .execute()
  poke()
}

type Later = { runAt?: Date; key?: string; maxAttempts?: number; queue?: string }

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export const enqueue = async (
  trx: Trx,
  task: string,
  payload: Record<string, unknown>,
  { runAt, key, maxAttempts, queue }: Later = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${task}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}::timestamptz,
    job_key := ${key ?? null}::text, max_attempts := ${maxAttempts ?? null}::int, queue_name := ${queue ?? null}::text
  )`.execute(trx)
}
