import { sql } from 'kysely'
import type { AiSeats, Post } from '#shared/posts.ts'
import { hashtags, tagKey } from '#shared/text.ts'
import { type Author, scoutId } from '#shared/users.ts'
import type { Db } from '../db/outbox.ts'
import { poke } from '../db/wake.ts'
import { unauthorized } from '../http/errors.ts'
import { holding } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screen.ts'
import { categoriesOf } from '../topics/categories.ts'
import { topicOf } from '../topics/spellings.ts'
import { heatTags, hottest } from '../trending/heat.ts'
import { heatOf } from '../trending/score.ts'
import { viewPosts } from './feed.ts'
import { presentHeldPost } from './held.ts'
import { type Retry, keepKey, onceOnly } from './once.ts'
import { type PostRow, postColumns } from './rows.ts'
import { presentPost } from './views.ts'

export { insertAiComment } from './ai-comments.ts'
export { writeComment } from './comments.ts'
export { like, toggleLike } from './likes.ts'

export type NewPost = {
  author: { id: string } & Partial<Author>
  content: string
  aiSeats: AiSeats
  /** Where the Scout has its topic from; null: a person's own. */
  source?: 'evergreen' | 'news' | null
  at: Date
  retry?: Retry
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

/**
 * Writes a post, its tags, counters and event, and has it cast, in one statement: each further
 * round trip would cost as much as the insert. A doubtful one is
 * held instead. 401 when the author is gone, 409 when `retry` names a key that was used for
 * something else.
 */
export const writePost = (db: Db, post: NewPost): Promise<Post> =>
  onceOnly(db, post.author.id, post.retry, {
    write: async () => {
      const { rows } = await insertPost(post).execute(db)
      const row = rows[0]
      if (row?.heldId) return presentHeldPost(row.heldId, post)
      if (!row?.id) throw unauthorized()
      poke({ kind: 'post', postId: row.id })
      return presentPost(row, [])
    },
    read: async ({ postId }) =>
      postId === null ? undefined : (await viewPosts(db, [postId], post.author.id))[0],
  })

const insertPost = ({ author, content, aiSeats, source = null, at, retry, screening }: NewPost) => {
  const writing = {
    userId: author.id,
    thing: 'post' as const,
    content,
    aiSeats,
    at,
    screening,
  }
  const tags = hashtags(content)
  const isPerson = author.id !== scoutId
  return sql<PostRow & { heldId: number | null }>`
    with ${holding(writing)},
    post as (
      insert into posts
        (user_id, content, ai_seats, source, categories, fingerprint, created_at, updated_at)
      select id, ${content}, ${aiSeats}, ${source}, ${categoriesOf(content)}::text[],
        ${screening?.fingerprint?.toString() ?? null}::bigint, ${at}::timestamptz,
        ${at}::timestamptz
      from users, screened where id = ${author.id} and deleted_at is null and screened.clear
      returning *
    ),
    used as (
      select tag.key, coalesce(known.hashtag, tag.hashtag) as hashtag, topic, position::smallint,
        known.hashtag is not null as is_known
      from unnest(${tags.map(tagKey)}::text[], ${tags}::text[], ${tags.map(topicOf)}::text[])
        with ordinality as tag (key, hashtag, topic, position)
      cross join lateral (
        select (select hashtag from tags where tags.key = tag.key) as hashtag
      ) as known
      where exists (select from post)
    ),
    ${heatTags({ used: sql`used`, userId: author.id, use: 'post', at, heat: heatOf('post', at), isCounted: sql`${isPerson}::boolean` })},
    spelled as (
      insert into spellings (tag, topic)
      select key, topic from used where not is_known and (select count(*) from heated) >= 0
      order by key on conflict do nothing
    ),
    tagged as (
      insert into post_tags (post_id, tag, position, created_at)
      select post.id, used.key, used.position, ${at}::timestamptz from post, used
    ),
    author as (
      update users set posts_count = posts_count + 1
      where id = (select user_id from post) and (select count(*) from heated) >= 0
      returning *
    ),
    to_cast as (
      insert into castings (post_id) select id from post where ai_seats <> 'humans_only'
    ),
    said as (
      insert into events (kind, payload)
      select 'post', jsonb_build_object('postId', id) from post
    ),
    ${keepKey(retry, sql`select user_id, id, null::bigint from post`)}
    select ${postColumns}, false as "isLiked",
      array(select hashtag from used order by position) as tags,
      exists (select from used join (${hottest}) as hot on hot.key = used.key) as "isTrending",
      waiting."heldId"
    from (select (select id from held) as "heldId") as waiting
    left join (post cross join author) on true
  `
}
