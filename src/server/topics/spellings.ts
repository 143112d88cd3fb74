import { type RawBuilder, sql } from 'kysely'
import { tagKey } from '#shared/text.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { notFound } from '../http/core/errors.ts'
import { aliasKey } from '../scout/alias.ts'

/** What the spellings of a topic have in common, by the one that was written first. */
export const topicOf = (hashtag: string): string => aliasKey(hashtag) || tagKey(hashtag)

/** Each look at a topic reads under all its spellings: what is written after so many is a topic of its own. */
export const spellingsMost = 50

/** The topic of a new hashtag: the one that it spells, or itself where that has enough spellings. */
export const topicWithRoom = (
  key: RawBuilder<unknown>,
  topic: RawBuilder<unknown>,
): RawBuilder<string> => sql`case when (
  select count(*) from (
    select from spellings as known where known.topic = ${topic} limit ${sql.lit(spellingsMost)}
  ) as spelled_so
) < ${sql.lit(spellingsMost)} then ${topic} else ${key} end`

export type Spelling = { key: string; hashtag: string }

/**
 * The hashtags under which a topic is discussed, first the one that was written first: it names the
 * topic. `typed` is any spelling, one that nobody wrote, too. Empty where no discussion has any.
 */
export const listSpellings = async (trx: Trx, typed: string): Promise<Spelling[]> => {
  const key = tagKey(typed)
  const { rows } = await sql<Spelling>`
    select tags.key, tags.hashtag from tags
    where key in (
      select tag from spellings where topic = coalesce(
        (select topic from spellings where tag = ${key}), ${topicOf(typed)})
      union select ${key}
    ) and ${isDiscussed}
    order by created_at, key
  `.execute(trx)
  return rows
}

/** The same. 404 where no discussion has any. */
export const readSpellings = async (
  trx: Trx,
  typed: string,
): Promise<[Spelling, ...Spelling[]]> => {
  const [first, ...others] = await listSpellings(trx, typed)
  if (!first) throw notFound('Topic')
  return [first, ...others]
}

/** Of a row of `tags`. */
export const isDiscussed = sql`exists (
  select from post_tags join posts on posts.id = post_id and deleted_at is null
  where post_tags.tag = tags.key
)`

/** As a list: the keys of all hashtags that mean the same as this one, which is one of them. */
export const spelledAs = (key: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select other.tag from spellings as own join spellings as other using (topic)
  where own.tag = ${key}
  union select ${key}
)`

/** As a table: the spelling that names the topic of a hashtag that is discussed. */
export const namingOf = (key: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select tags.key, tags.hashtag from tags
  where key in ${spelledAs(key)} and ${isDiscussed}
  order by created_at, key limit 1
)`

/** `without`: not by these people. */
export type Newest = { most: number; before?: number; without?: readonly string[] }

/** The newest posts under any of these hashtags, each once; one after the other, as the index has them. */
export const newestUnder = (
  keys: readonly string[],
  { most, before = Number.MAX_SAFE_INTEGER, without = [] }: Newest,
): RawBuilder<unknown> => {
  return sql`
    select distinct on (found.id) found.* from unnest(${keys}::text[]) as spelled (key)
    cross join lateral (
      select post.id, post.content, post.comments_count
      from post_tags join posts as post on post.id = post_id and deleted_at is null
      where tag = spelled.key and post_id < ${before} and post.user_id <> all(${without}::text[])
      order by post_id desc limit ${most}
    ) as found
    order by found.id desc limit ${most}`
}

/** Hashtags at a time. */
const batch = 500

/** Says which topic each hashtag means that was written before that was kept. */
export const spellTags = async (db: Db): Promise<void> => {
  while ((await spellSome(db)) === batch);
}

const spellSome = async (db: Db): Promise<number> => {
  const { rows } = await sql<Spelling>`
    select key, hashtag from tags
    where not exists (select from spellings where tag = key) order by key limit ${batch}
  `.execute(db)
  const topics = rows.map(({ hashtag }) => topicOf(hashtag))
  await sql`
    insert into spellings (tag, topic)
    select key, ${topicWithRoom(sql`tag.key`, sql`tag.topic`)} as topic
    from unnest(${rows.map(({ key }) => key)}::text[], ${topics}::text[]) as tag (key, topic)
    on conflict do nothing
  `.execute(db)
  return rows.length
}
