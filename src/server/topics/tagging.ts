import { type RawBuilder, sql } from 'kysely'
import { tagKey, topicTags } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { topicOf, topicWithRoom } from './spellings.ts'

type Tagged = { id: number; author: { id: string }; content: string; at: Date }

/** Puts posts that have just been written under their hashtags, and keeps those that nobody has written before. */
export const tagPosts = async (trx: Trx, posts: readonly Tagged[]): Promise<void> => {
  const rows = posts.flatMap(({ id, author, content, at }) =>
    topicTags(content).map((hashtag, place) => ({
      ...spelled({ hashtag, userId: author.id }),
      post_id: id,
      place: place + 1,
      at,
    })),
  )
  if (rows.length > 0) await putUnder(trx, rows)
}

type Use = { hashtag: string; userId: string }

/** Hashtags that nobody has written yet are written so from now on, and mean the topic that they spell. */
export const makeKnown = async (trx: Trx, used: readonly Use[]): Promise<void> => {
  if (used.length > 0) await keepNew(trx, used.map(spelled))
}

const spelled = ({ hashtag, userId }: Use) => ({
  key: tagKey(hashtag),
  hashtag,
  topic: topicOf(hashtag),
  user_id: userId,
})

const types = { key: 'text', hashtag: 'text', topic: 'text', user_id: 'text' } as const

/** Of a WITH: `given`, and what keeps those of its hashtags that are new. */
const keepingNew = (given: RawBuilder<unknown>) => sql`
  given as materialized (${given}),
  known as (
    insert into tags (key, hashtag, first_user)
    select key, hashtag, hashtext(user_id) from given
    where not exists (select from tags where tags.key = given.key offset 0)
    order by given.key on conflict do nothing
  ),
  spelled as (
    insert into spellings (tag, topic)
    select key, ${topicWithRoom(sql`given.key`, sql`given.topic`)} from given
    where not exists (select from spellings where spellings.tag = given.key offset 0)
    order by given.key on conflict do nothing
  )`

const keepNew = statementOfMany(types, (given) => sql`with ${keepingNew(given)} select`)

const putUnder = statementOfMany(
  { ...types, post_id: 'bigint', place: 'smallint', at: 'timestamptz' },
  (given) => sql`
    with ${keepingNew(given)}
    insert into post_tags (post_id, tag, position, created_at)
    select post_id, key, place, at from given`,
)
