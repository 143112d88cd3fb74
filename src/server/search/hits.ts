import { type RawBuilder, sql } from 'kysely'
import type { CommentHit, PostHit } from '#shared/search.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import type { PersonRow } from '../posts/rows.ts'
import { type Cast, presentPerson, presentSpeaker, presentSpeaking } from '../posts/views.ts'
import { type HeadlineRow, headlineOf, presentSnippet } from './snippets.ts'
import type { Wanted } from './wanted.ts'

type HitRow = PersonRow & HeadlineRow & { id: number; createdAt: Date; likesCount: number }
type PostHitRow = HitRow & { tags: string[]; commentsCount: number }
type CommentHitRow = HitRow & { postId: number; postText: string; characterId: string | null }

/** What a HitRow takes from `text`, a row of posts or comments, and its `author`. */
const hitColumns = ({ query }: Wanted): RawBuilder<unknown> => sql`
  text.id, text.created_at as "createdAt", text.likes_count as "likesCount",
  author.id as "userId", author.username, author.first_name as "firstName",
  author.last_name as "lastName", author.profile_image_url as "profileImageUrl",
  ${headlineOf(query)}`

/** Posts by id, in the order of `ids`, with the words that were found. */
export const viewPostHits = async (trx: Trx, wanted: Wanted, ids: number[]): Promise<PostHit[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<PostHitRow>`
    select ${hitColumns(wanted)}, text.comments_count as "commentsCount", array(
      select tags.hashtag from post_tags join tags on tags.key = post_tags.tag
      where post_tags.post_id = text.id order by post_tags.position
    ) as tags
    from posts as text join users as author on author.id = text.user_id
    where text.id = any(${ids}::bigint[]) and text.deleted_at is null
  `.execute(trx)
  return inOrder(ids, rows).map((row) => ({
    ...presentHit(row),
    author: presentPerson(row),
    tags: row.tags,
    commentsCount: row.commentsCount,
    isAi: row.userId === scoutId,
  }))
}

const postTextLength = 100

/** The same for comments, each with the beginning of its post. */
export const viewCommentHits = async (
  trx: Trx,
  wanted: Wanted,
  ids: number[],
  cast: Cast,
): Promise<CommentHit[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<CommentHitRow>`
    select ${hitColumns(wanted)}, text.character_id as "characterId", text.post_id as "postId",
      left(above.content, 400) as "postText"
    from comments as text join posts as above on above.id = text.post_id
    left join users as author on author.id = text.user_id
    where text.id = any(${ids}::bigint[]) and text.deleted_at is null
  `.execute(trx)
  return inOrder(ids, rows).map((row) => {
    const character = row.characterId === null ? null : presentSpeaking(row.characterId, cast)
    return {
      ...presentHit(row),
      postId: row.postId,
      author: character ? presentSpeaker(character) : presentPerson(row),
      isAiResponse: character !== null,
      aiCharacter: character,
      postText: truncate(onOneLine(row.postText), postTextLength),
    }
  })
}

const presentHit = (row: HitRow) => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  likesCount: row.likesCount,
  snippet: presentSnippet(row),
})

const inOrder = <Row extends { id: number }>(ids: number[], rows: Row[]): Row[] => {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
