import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Ballot } from '#shared/polls.ts'
import type { Db } from '../db/outbox.ts'
import { type Promised, promised } from '../db/promised.ts'
import { statement } from '../db/statement.ts'
import { ballotJson } from '../polls/rows.ts'
import type { Fragment } from './fragments.ts'

/** What someone likes of the front page, and how they voted in its polls. */
export type Liked = {
  posts: ReadonlySet<number>
  comments: ReadonlySet<number>
  ballots: ReadonlyMap<number, Ballot>
  isNone: boolean
}

/** The lowest id of a post on a front page, and the lowest among the first comments under its posts. */
export type LowestIds = { post: number; comment: number }
type Kept = { lowest: LowestIds; liked: Promised<Liked> }

const keptMost = 5_000

/**
 * Remembers what people like from a first post and a first comment on, so that a front page which
 * moves on needs no new reading; a like, unlike or vote anywhere makes this process forget that person.
 */
export const openLikes = (db: Db) => {
  const kept = new LRUCache<string, Kept>({ max: keptMost })
  const keptFor = (viewerId: string, lowest: LowestIds): Kept | undefined => {
    const known = kept.get(viewerId)
    return known && reaches(known.lowest, lowest) ? known : undefined
  }
  return {
    read: (viewerId: string, lowest: LowestIds): Promise<Liked> => {
      const known = keptFor(viewerId, lowest)
      if (known) return known.liked.promise
      const liked = promised(readLiked(db, viewerId, lowest), () => {
        if (kept.get(viewerId)?.liked === liked) kept.delete(viewerId)
      })
      kept.set(viewerId, { lowest, liked })
      return liked.promise
    },
    /** The same without waiting: undefined when it must be read first. */
    known: (viewerId: string, lowest: LowestIds): Liked | undefined =>
      keptFor(viewerId, lowest)?.liked.value,
    forget: (viewerId: string) => void kept.delete(viewerId),
  }
}

/** Whether what was read from `from` on holds all that is shown from `shown` on. */
export const reaches = (from: LowestIds, shown: LowestIds): boolean =>
  from.post <= shown.post && from.comment <= shown.comment

export const lowestIdsOf = (fragments: readonly Fragment[]): LowestIds => ({
  post: least(fragments.map(({ post }) => post.id)),
  comment: least(fragments.flatMap(({ post }) => post.comments[0]?.id ?? [])),
})

const least = (ids: number[]): number => Math.min(Number.MAX_SAFE_INTEGER, ...ids)

const likedFrom = statement(
  { viewer: 'text', post: 'bigint', comment: 'bigint' },
  ({ viewer, post, comment }) => sql<{
    posts: number[]
    comments: number[]
    ballots: [number, Ballot][]
  }>`
    select
      array(select post_id from post_likes
        where user_id = ${viewer} and post_id >= ${post}) as posts,
      array(select comment_id from comment_likes
        where user_id = ${viewer} and comment_id >= ${comment}) as comments,
      coalesce((select json_agg(json_build_array(given.post_id, ${ballotJson}))
        from poll_votes as given
        where user_id = ${viewer} and post_id >= ${post}), '[]') as ballots`,
)

const readLiked = async (db: Db, viewer: string, lowest: LowestIds): Promise<Liked> => {
  const [row] = await likedFrom(db, { viewer, ...lowest })
  const posts = new Set((row?.posts ?? []).map(Number))
  const comments = new Set((row?.comments ?? []).map(Number))
  const ballots = new Map(row?.ballots)
  return { posts, comments, ballots, isNone: posts.size + comments.size + ballots.size === 0 }
}
