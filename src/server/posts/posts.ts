import { sql } from 'kysely'
import type { NewAttached } from '#shared/media.ts'
import type { NewPoll } from '#shared/polls.ts'
import type { AiSeats, Post } from '#shared/posts.ts'
import { mentions, tagKey, topicTags } from '#shared/text.ts'
import { type Author, scoutId } from '#shared/users.ts'
import type { Db } from '../db/outbox.ts'
import { statementOfMany } from '../db/statement.ts'
import { together } from '../db/batched-writes.ts'
import { notifyCommit } from '../changes/commits.ts'
import { draftRow, draftTypes, takeDraft } from '../drafts/sent.ts'
import { unauthorized } from '../http/core/errors.ts'
import {
  attachRow,
  attachTo,
  attachTypes,
  mustBeLoose,
  writtenPicturesOf,
} from '../media/attached.ts'
import { firstLink } from '../links/first-link.ts'
import { askForCards, cardOf } from '../links/rows.ts'
import { asTexts, heldRow, heldTypes, holding, moreOf } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screen.ts'
import { pollRow, pollTypes, writePolls, writtenPollOf } from '../polls/rows.ts'
import { categoriesOf } from '../topics/categories.ts'
import { topicOf, topicWithRoom } from '../topics/spellings.ts'
import { heatTags, hottest } from '../trending/add-heat.ts'
import { heatOf } from '../trending/score.ts'
import { countOnAuthors } from './counting.ts'
import { viewPosts } from './feed.ts'
import { presentHeldPost } from './held.ts'
import { type Retry, keepKeys, withIdempotency, retryRow, retryTypes } from './idempotency.ts'
import { type PostRow, postColumns } from './rows.ts'
import { presentPost } from './views.ts'

export { insertAiComment } from './ai-comments.ts'
export { writeComment } from './comments.ts'
export { like, toggleLike } from './likes.ts'

export type NewPost = {
  author: { id: string } & Partial<Author>
  content: string
  aiSeats: AiSeats
  poll?: NewPoll | undefined
  /** Uploaded before. */
  pictures?: NewAttached[] | undefined
  /** What it was until it was sent. */
  draftId?: number | undefined
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
 * something else, 400 when a picture is not there.
 */
export const writePost = (db: Db, post: NewPost): Promise<Post> =>
  withIdempotency(db, post.author.id, post.retry, {
    write: async () => {
      const pictures = await mustBeLoose(db, post.author.id, post.pictures)
      const row = await insertPost(db, post)
      if (row.heldId) return presentHeldPost(row.heldId, post, pictures)
      if (!row.id) throw unauthorized()
      notifyCommit({ kind: 'post', postId: row.id, isQuiet: isQuiet(post) })
      return presentPost(row, [])
    },
    read: async ({ postId }) =>
      postId === null ? undefined : (await viewPosts(db, [postId], post.author.id))[0],
  })

/** No character may answer it, and it names nobody. */
const isQuiet = ({ aiSeats, content }: NewPost): boolean =>
  aiSeats === 'humans_only' && mentions(content).length === 0

const types = {
  ...heldTypes,
  ...retryTypes,
  ...pollTypes,
  ...attachTypes,
  ...draftTypes,
  source: 'text',
  link_url: 'text',
  /** Lists of words, joined by commas: arrays of arrays must be of one length. */
  categories: 'text',
  keys: 'text',
  hashtags: 'text',
  topics: 'text',
  is_person: 'boolean',
  heat: 'float8',
} as const

const rowOf = (post: NewPost): Record<keyof typeof types, unknown> => {
  const { author, content, poll, pictures, source = null, at, retry } = post
  const tags = topicTags(content)
  return {
    ...heldRow({ ...post, userId: author.id, thing: 'post', more: moreOf({ poll, pictures }) }),
    ...retryRow(retry),
    ...pollRow(poll, at),
    ...attachRow(pictures),
    ...draftRow(post.draftId),
    source,
    link_url: firstLink(content),
    categories: categoriesOf(content).join(),
    keys: tags.map(tagKey).join(),
    hashtags: tags.join(),
    topics: tags.map(topicOf).join(),
    is_person: author.id !== scoutId,
    heat: heatOf('post', at),
  }
}

type Answer = (PostRow | { id: null }) & { heldId: number | null }

/** Many posts in one statement; of one person, and of one text, at most one. */
const insertPosts = statementOfMany(
  types,
  (given) => sql<Answer>`
    with given as materialized (${given}),
    ${holding()},
    post as (
      insert into posts
        (user_id, content, ai_seats, source, categories, fingerprint, has_pictures, link_url, created_at,
          updated_at)
      select given.user_id, content, given.ai_seats, source, string_to_array(categories, ','),
        given.fingerprint, given.pictures is not null, given.link_url, at, at
      from given join screened using (position)
        join users on users.id = given.user_id and users.deleted_at is null
      where screened.clear
      order by position
      returning *
    ),
    ${writePolls},
    ${attachTo('post')},
    ${askForCards},
    ${takeDraft(sql`select user_id from post union all select user_id from held`)},
    ${countOnAuthors('post')},
    used as materialized (
      select post.id as post_id, tag.key, coalesce(known.hashtag, tag.hashtag) as hashtag,
        tag.topic, tag.place::smallint as place, known.hashtag is not null as is_known,
        given.user_id, given.at, given.heat, given.is_person
      from post join given using (user_id) join author on author.id = post.user_id
      cross join lateral unnest(
        string_to_array(keys, ','), string_to_array(hashtags, ','), string_to_array(topics, ',')
      ) with ordinality as tag (key, hashtag, topic, place)
      cross join lateral (
        select (select hashtag from tags where tags.key = tag.key) as hashtag
      ) as known
    ),
    ${heatTags({ used: sql`used`, use: 'post', isCounted: sql`is_person` })},
    spelled as (
      insert into spellings (tag, topic)
      select key, ${topicWithRoom(sql`used.key`, sql`used.topic`)} as topic
      from used join heated using (key) where not is_known
      order by key on conflict do nothing
    ),
    tagged as (
      insert into post_tags (post_id, tag, position, created_at)
      select post_id, key, place, at from used
    ),
    to_cast as (
      insert into castings (post_id)
      select id from post where ai_seats <> 'humans_only' order by id
    ),
    said as (
      insert into events (kind, payload)
      select 'post', jsonb_build_object('postId', id) from post order by id
    ),
    hot as materialized (${hottest}),
    ${keepKeys(sql`select user_id, id as post_id, null::bigint as comment_id from post`)}
    select ${postColumns}, false as "isLiked",
      array(select hashtag from used where used.post_id = post.id order by place) as tags,
      exists (select from used join hot using (key) where used.post_id = post.id) as "isTrending",
      ${writtenPollOf(sql`post.id`)} as poll, ${writtenPicturesOf('post')} as pictures,
      ${cardOf} as "linkCard", held.id as "heldId"
    from given left join held on held.user_id = given.user_id
      left join (post join author on author.id = post.user_id) on post.user_id = given.user_id
    order by given.position
  `,
)

const insertPost = together<NewPost, Answer>({
  write: (db, posts) => insertPosts(db, posts.map(rowOf)),
  ...asTexts,
})
