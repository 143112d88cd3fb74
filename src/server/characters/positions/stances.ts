import { sql } from 'kysely'
import type { Stance } from '#shared/characters.ts'
import type { Trx } from '../../db/outbox.ts'
import type { Held } from '../casting/stance.ts'

/** Where each character stood last on a topic, wherever that was. */
export const listHeld = async (trx: Trx, topic: string): Promise<Map<string, Stance>> => {
  const { rows } = await sql<{ characterId: string; value: Stance }>`
    select distinct on (character_id) character_id as "characterId", value
    from stances where topic = ${topic} order by character_id, id desc
  `.execute(trx)
  return new Map(rows.map(({ characterId, value }) => [characterId, value]))
}

/** Where one character stood at its first word in this thread, and at its last on the topic. */
export const readHeld = async (
  trx: Trx,
  { characterId, postId, topic }: { characterId: string; postId: number; topic: string },
): Promise<Held> => {
  const { rows } = await sql<Held>`
    select
      (select value from stances where post_id = ${postId} and character_id = ${characterId} order by id limit 1) as first,
      (select value from stances where topic = ${topic} and character_id = ${characterId} order by id desc limit 1) as last
  `.execute(trx)
  return rows[0] ?? { first: null, last: null }
}

type Move = {
  characterId: string
  postId: number
  topic: string
  aspect: string
  value: Stance
  previous: Stance | null
  commentId: number
  causeCommentId: number | null
}

/** Appends where the character stands now, with the comment that says so and what moved it. */
export const recordStance = async (trx: Trx, move: Move): Promise<void> => {
  await trx
    .insertInto('stances')
    .values({
      character_id: move.characterId,
      post_id: move.postId,
      topic: move.topic,
      aspect: move.aspect,
      value: move.value,
      previous: move.previous,
      comment_id: move.commentId,
      cause_comment_id: move.causeCommentId,
    })
    .execute()
}
