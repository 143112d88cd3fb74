import { sql } from 'kysely'
import type { Stance } from '#shared/characters.ts'
import type { Topic } from '#shared/topics.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { readCast } from '../posts/rows.ts'
import { presentSpeaking } from '../posts/views.ts'
import { newestUnder } from './spellings.ts'

type Row = {
  about: string
  characterId: string
  stance: Stance
  postId: number
  commentId: number
  at: Date
  content: string
}

/** Stances are looked for in so many of a topic's newest posts. */
const lately = 200
/** Questions that a topic page shows stances on, the most discussed first. */
const viewsMost = 3
const questionLength = 120

/**
 * Where each character stood last on what is discussed under a hashtag. Under one hashtag several
 * things may be disputed, and to be for one is not to be for another, so they stand apart.
 */
export const readViews = async (trx: Trx, keys: string[]): Promise<Topic['views']> => {
  const [{ rows }, cast] = await Promise.all([
    sql<Row>`
      with recent as (${newestUnder(keys, { most: lately })}),
      disputed as (
        select topic, count(*) as said from stances join recent on recent.id = post_id
        group by topic order by said desc, max(stances.id) desc limit ${viewsMost}
      )
      select latest.*, disputed.topic as about from disputed cross join lateral (
        select distinct on (held.character_id) held.character_id as "characterId",
          held.value as stance, held.post_id as "postId", held.comment_id as "commentId",
          comments.created_at as at, recent.content
        from stances as held join recent on recent.id = held.post_id
        join comments on comments.id = held.comment_id and comments.deleted_at is null
        where held.topic = disputed.topic order by held.character_id, held.id desc
      ) as latest
      order by disputed.said desc, disputed.topic, stance desc, "characterId"
    `.execute(trx),
    readCast(trx),
  ])
  return [...Map.groupBy(rows, ({ about }) => about)].map(([about, held]) => ({
    about: nameOf(about, held[0]?.content ?? ''),
    standings: held.map(({ characterId, stance, postId, commentId, at }) => ({
      character: presentSpeaking(characterId, cast),
      stance,
      postId,
      commentId,
      at: at.toISOString(),
    })),
  }))
}

/** 'tag:x' is the hashtag; else the post says what it is. */
const nameOf = (about: string, content: string): string => {
  const [kind, name] = about.split(':', 2)
  return kind === 'tag' ? `#${name}` : truncate(onOneLine(content), questionLength)
}
