import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { toDb } from '#server/db/open.ts'
import type { Db } from '#server/db/outbox.ts'
import { readTopics } from '../../seeds/topics.ts'
import { sentences } from './sentences.ts'

export type Size = { posts: number; comments: number; members: number }

/** The migration that builds the indexes of words. */
const indexes = new URL('../../migrations/0032-search-words.sql', import.meta.url)

/** Posts and comments in one statement, so that progress can be seen. */
const batch = 100_000
/** Every text has one word out of so many, besides its sentences: words that few others have. */
const rareWords = 100_000

/**
 * Fills an empty site with very many texts by SQL alone; the product's own verbs would take hours.
 * Counters of people are not kept. The indexes of words are built when all is there.
 */
export const fillMillion = async ({ options }: pg.Pool, size: Size): Promise<void> => {
  // One connection, and no statement of it takes too long.
  const patient = { ...options, max: 1, query_timeout: 0, statement_timeout: 0 }
  const db = toDb(new pg.Pool(patient))
  await fillAll(db, size)
  await db.destroy()
}

const fillAll = async (db: Db, { posts, comments, members }: Size): Promise<void> => {
  await sql`drop index posts_search, comments_search`.execute(db)
  await sql`
    select set_config('maintenance_work_mem', '1GB', false),
      -- without looking up what every row refers to
      set_config('session_replication_role', 'replica', false),
      set_config('synchronous_commit', 'off', false)
  `.execute(db)
  await sql`create unlogged table bench_sentences as
    select row_number() over () - 1 as n, text
    from unnest(${sentences()}::text[]) as text`.execute(db)
  await sql`create unique index on bench_sentences (n)`.execute(db)
  await sql`
    insert into users (id, username, first_name, last_name)
    select 'user_' || n, 'member_' || n, 'First' || n % 997, 'Last' || n % 499
    from generate_series(1, ${members}) as n
  `.execute(db)
  await eachBatch('posts', posts, (from, to) => fillPosts(db, { from, to, posts, members }))
  await fillTags(db, posts)
  await eachBatch('comments', comments, (from, to) =>
    fillComments(db, { from, to, comments, posts, members }),
  )
  console.error('… indexes of words')
  await sql.raw(await readFile(indexes, 'utf8')).execute(db)
  console.error('… vocabulary')
  await fillVocabulary(db)
  await sql`drop table bench_sentences`.execute(db)
  // As the site's own database would have done long before it was as large.
  await sql`vacuum analyze`.execute(db)
}

const eachBatch = async (
  what: string,
  all: number,
  fill: (from: number, to: number) => Promise<unknown>,
): Promise<void> => {
  for (let from = 1; from <= all; from += batch) {
    await fill(from, Math.min(all, from + batch - 1))
    console.error(`… ${Math.min(all, from + batch - 1)} ${what}`)
  }
}

/** Multiples of large primes: neighbours get unlike sentences, the same each time. */
const text = (seed: number) => sql`
  (select text from bench_sentences where n = (i * 7919 + ${sql.lit(seed)}) % (select count(*) from bench_sentences))`
const rare = sql`'rare' || translate((i * 104729 % ${sql.lit(rareWords)})::text, '0123456789', 'abcdefghij')`
const at = (all: number) =>
  sql`now() - interval '365 days' * ((${sql.lit(all)} - i)::float8 / ${sql.lit(all)})`

type Part = { from: number; to: number; members: number }

const fillPosts = (db: Db, { from, to, posts, members }: Part & { posts: number }) =>
  sql`
    insert into posts (user_id, content, categories, likes_count, comments_count, created_at, updated_at)
    select 'user_' || 1 + i * 31 % ${members}::int,
      ${text(0)} || ' ' || ${text(13)} || ' ' || ${text(101)} || ' ' || ${rare} || ' #' || ${tagOf},
      array[(array['Technology', 'Science', 'Politics', 'Business'])[1 + i % 4]],
      i % 50, 5, ${at(posts)}, ${at(posts)}
    from generate_series(${from}::bigint, ${to}::bigint) as i
  `.execute(db)

const fillComments = (
  db: Db,
  { from, to, comments, posts, members }: Part & { comments: number; posts: number },
) =>
  sql`
    insert into comments (post_id, user_id, content, likes_count, created_at, updated_at)
    select 1 + (i - 1) * ${posts}::bigint / ${comments}::bigint, 'user_' || 1 + i * 37 % ${members}::int,
      ${text(7)} || ' ' || ${text(57)} || ' ' || ${rare}, i % 7, ${at(comments)}, ${at(comments)}
    from generate_series(${from}::bigint, ${to}::bigint) as i
  `.execute(db)

const tags = [...new Set(readTopics().map(({ hashtag }) => hashtag))]
const tagOf = sql`(${tags}::text[])[1 + floor(${tags.length}::int * power(i * 7919 % 1000 / 1000.0, 3))::int]`

/** Each post has one of the library's hashtags, the first ones far more often. */
const fillTags = async (db: Db, posts: number): Promise<void> => {
  await sql`
    insert into tags (key, hashtag, trend_score)
    select lower(tag), tag, n from unnest(${tags}::text[]) with ordinality as t (tag, n)
    on conflict do nothing
  `.execute(db)
  await sql`
    insert into post_tags (post_id, tag, position, created_at)
    select i, lower(${tagOf}), 1, ${at(posts)}
    from generate_series(1, ${posts}::bigint) as i
  `.execute(db)
}

/** Counted in a hundredth of the texts: counting all takes an hour of the worker's minutes. */
const fillVocabulary = async (db: Db): Promise<void> => {
  await sql`
    insert into search_words (word, stem, uses)
    select word, (tsvector_to_array(to_tsvector('english', word)))[1], 100 * count(*)
    from (
      select unnest(tsvector_to_array(to_tsvector('simple', content))) as word
      from posts tablesample system (1)
      union all
      select unnest(tsvector_to_array(to_tsvector('simple', content)))
      from comments tablesample system (1)
    ) as words
    where word ~ '^[[:alnum:]]{2,30}$' and to_tsvector('english', word) <> ''
    group by word
  `.execute(db)
  await sql`update search_progress set last_id = case kind
    when 'post' then (select max(id) from posts) else (select max(id) from comments) end`.execute(
    db,
  )
}
