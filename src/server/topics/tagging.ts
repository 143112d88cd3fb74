import { sql } from 'kysely'
import { tagKey, topicTags } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { topicOf, topicWithRoom } from './spellings.ts'

type Tagged = { id: number; author: { id: string }; content: string; at: Date }

/** Puts posts that have just been written under their hashtags. */
export const tagPosts = async (trx: Trx, posts: readonly Tagged[]): Promise<void> => {
  const used = posts.flatMap(({ id, author, content, at }) =>
    topicTags(content).map((hashtag, place) => ({
      postId: id,
      hashtag,
      userId: author.id,
      position: place + 1,
      at,
    })),
  )
  if (used.length === 0) return
  await makeKnown(trx, used)
  await putUnder(trx, used.map(toRow))
}

const toRow = ({ postId, hashtag, position, at }: { postId: number; position: number } & Use) => ({
  post_id: postId,
  tag: tagKey(hashtag),
  place: position,
  at,
})

const putUnder = statementOfMany(
  { post_id: 'bigint', tag: 'text', place: 'smallint', at: 'timestamptz' },
  (given) => sql`
    insert into post_tags (post_id, tag, position, created_at)
    select post_id, tag, place, at from (${given}) as given`,
)

type Use = { hashtag: string; userId: string; at: Date }

/** Hashtags that nobody has written yet are written so from now on, and mean the topic that they spell. */
export const makeKnown = async (
  trx: Trx,
  used: readonly Pick<Use, 'hashtag' | 'userId'>[],
): Promise<void> => {
  if (used.length === 0) return
  const tags = used.map(({ hashtag, userId }) => ({
    key: tagKey(hashtag),
    hashtag,
    topic: topicOf(hashtag),
    user_id: userId,
  }))
  await insertTags(trx, tags)
  await spell(trx, tags)
}

const types = { key: 'text', hashtag: 'text', topic: 'text', user_id: 'text' } as const

const insertTags = statementOfMany(
  types,
  (given) => sql`
    insert into tags (key, hashtag, first_user)
    select key, hashtag, hashtext(user_id) from (${given}) as given
    where not exists (select from tags where tags.key = given.key offset 0)
    order by key on conflict do nothing`,
)

const spell = statementOfMany(
  types,
  (given) => sql`
    insert into spellings (tag, topic)
    select key, ${topicWithRoom(sql`given.key`, sql`given.topic`)} as topic from (${given}) as given
    where not exists (select from spellings where spellings.tag = given.key offset 0)
    order by key on conflict do nothing`,
)
