import { type RawBuilder, sql } from 'kysely'
import type { Act, CommentCharacter, Stance } from '#shared/characters.ts'
import { type AiSeats, commentBytes, commentsShown } from '#shared/posts.ts'
import type { Category } from '#shared/trending.ts'
import type { Trx } from '../db/outbox.ts'
import { parseSnapshot } from '../db/snapshot.ts'
import { anyOf } from '../db/any-of.ts'
import { readShared } from '../db/batched-reads.ts'
import { statement } from '../db/statement.ts'
import { type CardRow, cardOf } from '../link-cards/rows.ts'
import { type AttachedRow, picturesOf } from '../media/attached.ts'
import { type PollRow, pollOf } from '../polls/rows.ts'
import { hottest } from '../trending/add-heat.ts'
import { asJson, type InJson, withDates } from './as-json.ts'

export type PersonRow = {
  userId: string
  username: string
  firstName: string
  lastName: string
  profileImageUrl: string | null
}

export type PostRow = PersonRow & {
  id: number
  content: string
  createdAt: Date
  updatedAt: Date
  likesCount: number
  sharesCount: number
  commentsCount: number
  imageUrl: string | null
  aiSeats: AiSeats
  source: 'evergreen' | 'news' | null
  isClosed: boolean
  tags: string[]
  categories: Category[]
  isTrending: boolean
  isLiked: boolean
  poll: PollRow | null
  pictures: AttachedRow[] | null
  linkCard: CardRow | null
}

export type CommentRow = PersonRow & {
  id: number
  postId: number
  parentId: number | null
  content: string
  createdAt: Date
  updatedAt: Date
  likesCount: number
  characterId: string | null
  act: Act | null
  stance: Stance | null
  quote: string | null
  isDegraded: boolean
  isByModel: boolean
  unchecked: string[]
  answersCrux: boolean
  isDeleted: boolean
  targetId: number | null
  targetCharacterId: string | null
  targetUserId: string | null
  targetUsername: string | null
  targetFirstName: string | null
  targetLastName: string | null
  isLiked: boolean
  pictures: AttachedRow[] | null
}

export type PassRow = {
  id: number
  characterId: string
  reason: string | null
  about: string | null
  createdAt: Date
}

/** What a PostRow takes from `post`, a row of posts, and `author`, a row of users. */
export const postColumns = sql`
  post.id, post.content, post.created_at as "createdAt", post.updated_at as "updatedAt",
  post.likes_count as "likesCount", post.shares_count as "sharesCount",
  post.comments_count as "commentsCount", post.image_url as "imageUrl",
  post.ai_seats as "aiSeats", post.source, post.locked_at is not null as "isClosed", coalesce(post.categories, '{}') as categories, author.id as "userId", author.username,
  author.first_name as "firstName", author.last_name as "lastName",
  author.profile_image_url as "profileImageUrl"`

type Value = RawBuilder<unknown>

/** `beside` selects more of each post. */
export const postsOf = <Row extends PostRow>(ids: Value, viewer: Value | null, beside = sql``) =>
  sql<Row>`with hottest as materialized (${hottest}) ${postsWhile(ids, viewer, beside)}`

/** The same where `hottest` is known already. */
const postsWhile = (ids: Value, viewer: Value | null, beside = sql``) => sql`
  select ${postColumns},
    array(
      select tags.hashtag from post_tags join tags on tags.key = post_tags.tag
      where post_tags.post_id = post.id order by post_tags.position
    ) as tags,
    ${isTrending} as "isTrending",
    ${isLiked('post', viewer)}, ${pollOf(sql`post.id`, viewer)} as poll, ${picturesOf('post')} as pictures,
    ${cardOf} as "linkCard" ${beside}
  from posts as post join users as author on author.id = post.user_id
  where post.id = any(${ids}) and post.deleted_at is null`

const isTrending = anyOf(sql`
  from post_tags join hottest on hottest.key = post_tags.tag
  where post_tags.post_id = post.id`)

const postsForVisitor = statement({ ids: 'bigint[]' }, ({ ids }) => postsOf(ids, null))
const postsForMember = statement({ ids: 'bigint[]', viewer: 'text' }, ({ ids, viewer }) =>
  postsOf(ids, viewer),
)

/** Posts by id, without those that are gone, in no order. */
export const readPosts = (db: Trx, ids: number[], viewerId: string | null): Promise<PostRow[]> =>
  viewerId === null ? postsForVisitor(db, { ids }) : postsForMember(db, { ids, viewer: viewerId })

/** Reads comments that `choose` finds by values of these types. */
const commentsBy = <Name extends string>(
  types: Record<Name, string>,
  choose: (value: Record<Name, Value>) => Value,
) => {
  const forVisitor = statement(types, (value) => commentsOf(choose(value), null))
  const forMember = statement({ ...types, viewer: 'text' }, (value) =>
    commentsOf(choose(value), value.viewer),
  )
  return (db: Trx, values: Record<Name, unknown>, viewerId: string | null) =>
    viewerId === null ? forVisitor(db, values) : forMember(db, { ...values, viewer: viewerId })
}

/** The comments that `chosen` selects, in the order of their ids. */
export const commentsOf = (chosen: Value, viewer: Value | null) => sql<CommentRow>`
  select ${commentColumns}, ${picturesOf('comment')} as pictures, ${isLiked('comment', viewer)}
  from (${chosen}) as comment
  left join users as author on author.id = comment.user_id
  ${joinTarget}
  order by comment.id`

/** The latest comments of these posts, of each as many as fit into a list. */
const latestOf = (ids: Value) => sql`
    select latest.* from unnest(${ids}) as wanted (id) cross join lateral (
      select newest.*, sum(octet_length(content)) over (
        order by id desc rows between unbounded preceding and 1 preceding
      ) as bytes_after
      from (
        select * from comments where post_id = wanted.id and deleted_at is null
        order by id desc limit ${sql.lit(commentsShown.inList)}
      ) as newest
    ) as latest where coalesce(bytes_after, 0) < ${sql.lit(commentBytes.inList)}`

const latestComments = commentsBy({ ids: 'bigint[]' }, ({ ids }) => latestOf(ids))

/** The latest comments of each post, as many as fit into a list, in the order of their ids. */
export const readLatestComments = (db: Trx, ids: number[], viewerId: string | null) =>
  latestComments(db, { ids }, viewerId)

const commentsById = commentsBy(
  { ids: 'bigint[]' },
  ({ ids }) => sql`select * from comments where id = any(${ids}) and deleted_at is null`,
)

/** Comments by id, without those that are gone, in the order of their ids. */
export const readCommentsById = (db: Trx, ids: number[], viewerId: string | null) =>
  commentsById(db, { ids }, viewerId)

/** What a CommentRow takes from `comment`, its `author` and what joinTarget joins. */
export const commentColumns = sql`
  comment.id, comment.post_id as "postId", comment.parent_id as "parentId", comment.content,
  comment.created_at as "createdAt", comment.updated_at as "updatedAt",
  comment.likes_count as "likesCount", comment.character_id as "characterId", comment.act,
  comment.stance, comment.quote, comment.is_degraded as "isDegraded",
  comment.is_by_model as "isByModel", comment.unchecked,
  comment.answers_crux as "answersCrux",
  comment.deleted_at is not null as "isDeleted", author.id as "userId",
  author.username, author.first_name as "firstName", author.last_name as "lastName",
  author.profile_image_url as "profileImageUrl", parent.id as "targetId",
  parent.character_id as "targetCharacterId", answered.id as "targetUserId", answered.username as "targetUsername",
  answered.first_name as "targetFirstName", answered.last_name as "targetLastName"`

/** Whom a comment answers: its parent unless that is gone, or the post that it quotes. */
export const joinTarget = sql`
  left join comments as parent on parent.id = comment.parent_id and parent.deleted_at is null
  left join posts as quoted
    on quoted.id = comment.post_id and comment.parent_id is null and comment.quote is not null
  left join users as answered on answered.id = coalesce(parent.user_id, quoted.user_id)`

/** A visitor likes nothing; the statement then has no look at the likes. */
const isLiked = (what: 'post' | 'comment', viewer: Value | null) =>
  viewer === null
    ? sql`false as "isLiked"`
    : sql`${anyOf(sql`
        from ${sql.table(`${what}_likes`)} as liked
        where liked.${sql.ref(`${what}_id`)} = ${sql.ref(`${what}.id`)}
          and liked.user_id = ${viewer}`)} as "isLiked"`

export const passesWhere = (chosen: Value) => sql<PassRow>`
  select id, character_id as "characterId", reason, reason_about as about,
    coalesce(settled_at, created_at) as "createdAt"
  from replies where ${chosen} and state = 'passed' order by id`

const passesById = statement({ ids: 'bigint[]' }, ({ ids }) => passesWhere(sql`id = any(${ids})`))

/** Turns that characters let pass, oldest first. */
export const readPasses = (db: Trx, ids: number[]): Promise<PassRow[]> => passesById(db, { ids })

/** The whole cast, also those switched off: what they said stays. */
export const readCast = readShared(async (db): Promise<ReadonlyMap<string, CommentCharacter>> => {
  const { rows } = await sql<CommentCharacter>`
    select character.id, persona ->> 'name' as name, persona ->> 'handle' as handle,
      persona ->> 'icon' as icon, persona ->> 'color' as color,
      persona ->> 'personality' as personality
    from characters as character join character_versions as current
      on current.character_id = character.id and current.version = character.version
  `.execute(db)
  return new Map(rows.map((character) => [character.id, character]))
})

type FrontPost<Post, Comment> = Post & { comments: Comment[] }

type Front = {
  ids: number[]
  hottest: string[]
  seen: string
  posts: FrontPost<InJson<PostRow>, InJson<CommentRow>>[]
}

const commentsBeside = sql`,
  ${asJson(commentsOf(latestOf(sql`array[post.id]`), null))} as comments`

const front = statement(
  { limit: 'int', kept: 'bigint[]' },
  ({ limit, kept }) => sql<Front>`
    with hottest as materialized (${hottest}),
    newest as materialized (
      select id from posts where deleted_at is null order by id desc limit ${limit}
    )
    select array(select id from newest order by id desc) as ids,
      array(select key from hottest) as hottest, pg_current_snapshot()::text as seen,
      ${asJson(postsWhile(sql`array(select id from newest where id <> all(${kept}))`, null, commentsBeside))} as posts`,
)

/** A post of the front page with its latest comments, as they are for visitors. */
export type FrontRow = FrontPost<PostRow, CommentRow>

/**
 * The ids of the newest posts, of those that are not `kept` the rows, the keys of the tags that make
 * a post trending now, and the snapshot in which all this was read. One statement: each that is sent
 * costs the process as much as reading ten rows.
 */
export const readFront = async (db: Trx, limit: number, kept: number[]) => {
  const [row] = await front(db, { limit, kept })
  if (!row) throw new Error('The front page was answered with nothing')
  const { ids, hottest, seen, posts } = row
  return {
    ids: ids.map(Number),
    posts: posts.map((post): FrontRow => ({
      ...withDates(post),
      comments: post.comments.map(withDates),
    })),
    hottest: new Set(hottest),
    seen: parseSnapshot(seen),
  }
}

type Counts = { id: number; likesCount: number; commentsCount: number }

const noCounts = { posts: new Map<number, Counts>(), comments: new Map<number, Counts>() }

/** The counters of posts and comments as they are now, by id. */
export const readCounts = async (db: Trx, ids: { posts: number[]; comments: number[] }) => {
  if (ids.posts.length + ids.comments.length === 0) return noCounts
  const { rows } = await sql<Counts & { isPost: boolean }>`
    select true as "isPost", id, likes_count as "likesCount", comments_count as "commentsCount"
    from posts where id = any(${ids.posts}::bigint[]) and deleted_at is null
    union all
    select false, id, likes_count, 0
    from comments where id = any(${ids.comments}::bigint[]) and deleted_at is null
  `.execute(db)
  const of = (isPost: boolean) =>
    new Map(rows.filter((row) => row.isPost === isPost).map((row) => [row.id, row]))
  return { posts: of(true), comments: of(false) }
}
