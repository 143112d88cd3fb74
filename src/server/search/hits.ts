import { sql } from 'kysely'
import type { CommentHit, PostHit } from '#shared/search.ts'
import { truncate } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { readCast, readCommentsById, readPosts } from '../posts/rows.ts'
import { presentComment, presentPost } from '../posts/views.ts'
import { readSnippets } from './snippets.ts'
import type { Wanted } from './wanted.ts'

/** Posts by id, in the order of `ids`, with the words that were found. */
export const viewPostHits = async (trx: Trx, wanted: Wanted, ids: number[]): Promise<PostHit[]> => {
  if (ids.length === 0) return []
  const rows = await readPosts(trx, ids, null)
  const snippets = await readSnippets(trx, { table: 'posts', wanted }, ids)
  return inOrder(ids, rows).map((row) => {
    const { id, author, createdAt, likesCount, tags, commentsCount } = presentPost(row, [])
    const snippet = snippets.get(id) ?? []
    const isAi = row.userId === scoutId
    return { id, author, createdAt, likesCount, tags, commentsCount, isAi, snippet }
  })
}

const postTextLength = 100

/** The same for comments, each with the beginning of its post. */
export const viewCommentHits = async (
  trx: Trx,
  wanted: Wanted,
  ids: number[],
): Promise<CommentHit[]> => {
  if (ids.length === 0) return []
  const rows = await readCommentsById(trx, ids, null)
  const snippets = await readSnippets(trx, { table: 'comments', wanted }, ids)
  const cast = await readCast(trx)
  const textOf = await readPostTexts(
    trx,
    rows.map(({ postId }) => postId),
  )
  return inOrder(ids, rows).map((row) => {
    const comment = presentComment(row, cast)
    const { id, postId, author, createdAt, likesCount, isAiResponse, aiCharacter } = comment
    return {
      id,
      postId,
      author,
      createdAt,
      likesCount,
      isAiResponse,
      aiCharacter,
      postText: truncate((textOf.get(postId) ?? '').replaceAll(/\s+/g, ' '), postTextLength),
      snippet: snippets.get(id) ?? [],
    }
  })
}

const readPostTexts = async (trx: Trx, ids: number[]): Promise<Map<number, string>> => {
  const { rows } = await sql<{ id: number; content: string }>`
    select id, left(content, 400) as content from posts where id = any(${ids}::bigint[])
  `.execute(trx)
  return new Map(rows.map(({ id, content }) => [id, content]))
}

const inOrder = <Row extends { id: number }>(ids: number[], rows: Row[]): Row[] => {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => rowOf.get(id) ?? [])
}
