import { sql } from 'kysely'
import { scoutId } from '#shared/users.ts'
import { mentions } from '#shared/text.ts'
import type { Change } from '../changes/kinds.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { withoutWaiting } from '../db/without-waiting.ts'
import { notifyCommit } from '../changes/commits.ts'
import { listFollowersOf } from './followers.ts'
import { noticesOfMoved, noticesOfSteelmen } from './said-of-comments.ts'
import { gather, withdrawComments, withdrawLikes, withdrawPosts, withdrawSaid } from './gather.ts'
import { type Notice, type Said, noticesOfComment, noticesOfPost } from './rules.ts'
import { tellUnread } from './unread.ts'

/** Events that are looked at in one transaction. */
export const batch = 500
const placeKey = 'notified_up_to'
/** Any number, the same for every process: only one derives at a time. */
const deriveLock = 727_660_115

type Logged = { xact: string; id: number; change: Change }

/**
 * Turns what happened since the last time into notifications; gives how many events it looked at.
 * A member who writes a comment or likes one does not wait for it. The place in the event log moves in
 * the same transaction, and one process at a time holds it, so nothing is told twice or left out.
 */
export const deriveNotifications = async (db: Db, now: Date): Promise<number> => {
  const { count, told } = await transact(db, async (trx) => {
    const events = await nextEvents(trx)
    const told = events.length === 0 ? [] : await tellOf(trx, events, now)
    // Last: from its first change on, a transaction keeps back what others write in the log.
    await moveBehind(trx, events.at(-1))
    return { count: events.length, told }
  })
  if (told.length > 0) notifyCommit()
  return count
}

/**
 * The lock writes nothing: most looks find nothing new. Nor is the disk waited for: what a crash
 * undoes is undone together with the place in the log, and told again.
 */
const nextEvents = async (trx: Trx): Promise<Logged[]> => {
  await sql`
    select pg_advisory_xact_lock(${deriveLock}), ${withoutWaiting}
  `.execute(trx)
  const { rows } = await sql<{ xact: string; id: number; kind: string; payload: object }>`
    with place as (
      select split_part(at, '-', 1)::xid8 as xact, split_part(at, '-', 2)::bigint as id
      from (select coalesce(
        (select value #>> '{}' from settings where key = ${placeKey}), '0-0'
      ) as at) as kept
    ),
    edge as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select events.xact_id::text as xact, events.id, events.kind, events.payload
    from place, edge, lateral (
      select * from events
      where (xact_id, events.id) > (place.xact, place.id) and xact_id < edge.xmin
      order by xact_id, events.id limit ${sql.lit(batch)}
    ) as events
  `.execute(trx)
  return rows.map(({ xact, id, kind, payload }) => ({
    xact,
    id,
    change: { kind, ...payload } as Change,
  }))
}

const moveBehind = async (trx: Trx, last: Logged | undefined): Promise<void> => {
  if (!last) return
  await sql`
    insert into settings (key, value)
    values (${placeKey}, to_jsonb(${`${last.xact}-${last.id}`}::text))
    on conflict (key) do update set value = excluded.value, updated_at = now()
  `.execute(trx)
}

/** Gives the people whose list is another now. */
const tellOf = async (trx: Trx, events: Logged[], now: Date): Promise<string[]> => {
  const of = <K extends Change['kind']>(kind: K) =>
    events
      .map(({ change }) => change)
      .filter((one): one is Extract<Change, { kind: K }> => one.kind === kind)
  const comments = await readComments(
    trx,
    of('comment').map(({ commentId }) => commentId),
  )
  const posts = await readPosts(
    trx,
    of('post').map(({ postId }) => postId),
  )
  const idOf = await readNames(trx, [...comments, ...posts])
  const notices: Notice[] = [
    ...comments.flatMap((said) => noticesOfComment(said, idOf)),
    ...(await noticesOfNewPosts(trx, posts, idOf)),
    ...(await likesOf(trx, of('like'))),
    ...(await noticesOfMoved(trx, of('moved'))),
    ...(await noticesOfSteelmen(trx, of('steelman'))),
    ...of('follow').map((follow) => noticeOfFollow(follow, now)),
  ].filter(({ userId }) => userId !== scoutId)
  // one after the other: what fails must not leave others on their way when all is undone
  const gone = [
    await withdrawLikes(trx, of('like')),
    await withdrawSaid(trx, [...of('moved'), ...of('steelman')]),
    await withdrawComments(
      trx,
      of('comment_delete').map(({ commentId }) => commentId),
    ),
    await withdrawPosts(
      trx,
      of('post_delete').map(({ postId }) => postId),
    ),
  ]
  const told = [...new Set([...(await gather(trx, notices)), ...gone.flat()])]
  await tellUnread(trx, told)
  return told
}

const readComments = async (trx: Trx, ids: number[]): Promise<Said[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Said>`
    select said.id, said.post_id as "postId", said.parent_id as "parentId",
      said.user_id as "personId", said.character_id as "characterId", said.content,
      said.created_at as at, posts.user_id as "postAuthorId", parent.user_id as "parentAuthorId"
    from comments as said
    join posts on posts.id = said.post_id and posts.deleted_at is null
    left join comments as parent on parent.id = said.parent_id and parent.deleted_at is null
    where said.id = any(${ids}::bigint[]) and said.deleted_at is null
    order by said.id
  `.execute(trx)
  return rows
}

const readPosts = async (trx: Trx, ids: number[]) => {
  if (ids.length === 0) return []
  return trx
    .selectFrom('posts')
    .select(['id', 'user_id as authorId', 'content', 'created_at as at'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Who is named, then who follows its author or one of its topics and wants to be told. */
const noticesOfNewPosts = async (
  trx: Trx,
  posts: Awaited<ReturnType<typeof readPosts>>,
  idOf: Parameters<typeof noticesOfPost>[1],
): Promise<Notice[]> => {
  const followers = await listFollowersOf(
    trx,
    posts.map(({ id }) => id),
  )
  return posts.flatMap((post) => noticesOfPost(post, idOf, followers.get(post.id) ?? []))
}

const readNames = async (trx: Trx, texts: { content: string }[]) => {
  const names = [...new Set(texts.flatMap(({ content }) => mentions(content)))]
  if (names.length === 0) return () => undefined
  const { rows } = await sql<{ id: string; name: string }>`
    select id, lower(username) as name from users
    where lower(username) = any(${names}::text[]) and deleted_at is null
  `.execute(trx)
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name: string) => ids.get(name)
}

type Like = Extract<Change, { kind: 'like' }>

/** Those that still stand. */
const likesOf = async (trx: Trx, likes: Like[]): Promise<Notice[]> => {
  const read = async (targetType: Like['targetType']) => {
    const given = likes.filter((like) => like.targetType === targetType)
    if (given.length === 0) return []
    const column = sql.ref(`${targetType}_id`)
    const { rows } = await sql<{
      id: number
      postId: number
      userId: string
      by: string
      at: Date
    }>`
      select target.id, ${targetType === 'post' ? sql`target.id` : sql`target.post_id`} as "postId",
        target.user_id as "userId", likes.user_id as by, likes.created_at as at
      from unnest(${given.map(({ targetId }) => targetId)}::bigint[], ${given.map(({ userId }) => userId)}::text[]) as given (id, by)
      join ${sql.table(`${targetType}_likes`)} as likes on likes.${column} = given.id and likes.user_id = given.by
      join ${sql.table(`${targetType}s`)} as target on target.id = given.id
      where target.user_id is not null and target.user_id <> likes.user_id and target.deleted_at is null
    `.execute(trx)
    return rows.map(({ id, postId, userId, by, at }): Notice => ({
      userId,
      kind: 'like',
      about: `${targetType} ${id}`,
      postId,
      commentId: targetType === 'comment' ? id : null,
      personId: by,
      characterId: null,
      saidId: null,
      at,
    }))
  }
  return [...(await read('post')), ...(await read('comment'))]
}

const noticeOfFollow = (
  { followerId, followedId }: Extract<Change, { kind: 'follow' }>,
  at: Date,
): Notice => ({
  userId: followedId,
  kind: 'follow',
  about: 'you',
  postId: null,
  commentId: null,
  personId: followerId,
  characterId: null,
  saidId: null,
  at,
})
