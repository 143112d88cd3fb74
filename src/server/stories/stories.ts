import { sql } from 'kysely'
import type { z } from 'zod'
import { type newStory, type Story, storiesMost } from '#shared/stories.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import type { Env } from '../env.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import { imageAddress } from '../image-proxy/address.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'

type Ground = { db: Trx; env: Env }

/** Stories that live by the database's clock, newest first. */
export const listStories = async ({ db, env }: Ground): Promise<Story[]> => {
  const { rows } = await sql<StoryRow>`
    ${selectStories} order by story.id desc limit ${storiesMost}
  `.execute(db)
  return rows.map((row) => present(env, row))
}

/** Stories by id, without those that are gone. */
export const viewStories = async ({ db, env }: Ground, ids: number[]): Promise<Story[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<StoryRow>`
    ${selectStories} and story.id = any(${ids}::bigint[])
  `.execute(db)
  return rows.map((row) => present(env, row))
}

type NewStory = z.output<typeof newStory> & {
  author: Story['author']
  at: Date
  /** What may hold it back; undefined: nothing does. */
  screening?: Screening
}

/**
 * Shares a story; it expires 24 hours after the moment that the database knows. A doubtful one is
 * held instead.
 */
export const writeStory = async (
  { db, env }: { db: Db; env: Env },
  story: NewStory,
): Promise<Story> => {
  const { imageUrl } = story
  if (imageUrl) mustBeFetchable(env, imageUrl)
  const written = await transact(db, async (trx) => {
    const heldId = await holdStory(trx, story)
    if (heldId !== null) return presentHeld(heldId, story)
    const id = await insertStory(trx, { ...story, userId: story.author.id })
    const [shown] = await viewStories({ db: trx, env }, [id])
    if (!shown) throw notFound('Story')
    return shown
  })
  if (!written.isHeld) notifyCommit({ kind: 'story', storyId: written.id })
  return written
}

/** A picture's address is no link: the site shows the picture, and nobody can follow it. */
const holdStory = (trx: Trx, { author, content, imageUrl, at, screening }: NewStory) =>
  screening === undefined
    ? null
    : holdBack(trx, {
        userId: author.id,
        thing: 'story',
        content: [content, imageUrl].filter(Boolean).join('\n'),
        more: { content, imageUrl: imageUrl || null },
        at,
        screening,
      })

type KeptStory = {
  userId: string
  content: string
  imageUrl?: string | null
  screening?: Pick<Screening, 'fingerprint'>
}

/** Puts a story there, from now on, in the caller's transaction. */
export const insertStory = async (
  trx: Trx,
  { userId, content, imageUrl, screening }: KeptStory,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into stories (user_id, content, image_url, fingerprint)
    values (${userId}, ${content}, ${imageUrl || null},
      ${screening?.fingerprint?.toString() ?? null}::bigint)
    returning id
  `.execute(trx)
  const { id } = rows[0] as { id: number }
  await announce(trx, { kind: 'story', storyId: id })
  return id
}

/** A production site fetches nothing over plain http. */
const mustBeFetchable = ({ NODE_ENV }: Env, imageUrl: string): void => {
  if (NODE_ENV !== 'production' || new URL(imageUrl).protocol === 'https:') return
  const message = 'Please enter an image URL that begins with https://'
  throw invalid([{ path: 'imageUrl', message }])
}

/** Removes a person's own story. 404 when it is gone or somebody else's. */
export const removeStory = async (
  db: Db,
  { id, userId }: { id: number; userId: string },
): Promise<void> => {
  await transact(db, async (trx) => {
    const gone = await trx
      .deleteFrom('stories')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound('Story')
    await announce(trx, { kind: 'story', storyId: id })
  })
  notifyCommit({ kind: 'story', storyId: id })
}

type StoryRow = Omit<Story, 'author' | 'picture' | 'createdAt' | 'expiresAt' | 'isHeld'> &
  Omit<Story['author'], 'id'> & { userId: string; createdAt: Date; expiresAt: Date }

const selectStories = sql`
  select story.id, content, image_url as "imageUrl", story.created_at as "createdAt",
    expires_at as "expiresAt", views_count as "viewsCount", author.id as "userId", author.username,
    author.first_name as "firstName", author.last_name as "lastName",
    author.profile_image_url as "profileImageUrl"
  from stories as story
  join users as author on author.id = story.user_id and author.deleted_at is null
  where expires_at > clock_timestamp()`

const present = (env: Env, row: StoryRow): Story => ({
  id: row.id,
  content: row.content,
  imageUrl: row.imageUrl,
  picture: pictureOf(env, row),
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  viewsCount: row.viewsCount,
  author: {
    id: row.userId,
    username: row.username,
    firstName: row.firstName,
    lastName: row.lastName,
    profileImageUrl: row.profileImageUrl,
  },
})

const storyLifeMs = 24 * 3_600_000

/**
 * As it would look, under the negative of the number that it waits under, which no story has. Nobody is
 * served its picture before somebody has looked at it.
 */
const presentHeld = (heldId: number, { author, content, at, ...story }: NewStory) => {
  const { id, username, firstName, lastName, profileImageUrl } = author
  const expiresAt = new Date(at.getTime() + storyLifeMs)
  const imageUrl = story.imageUrl || null
  return {
    id: -heldId,
    content,
    imageUrl,
    picture: null,
    createdAt: at.toISOString(),
    expiresAt: expiresAt.toISOString(),
    viewsCount: 0,
    author: { id, username, firstName, lastName, profileImageUrl },
    isHeld: true as const,
  }
}

/** Served until the story expires or goes, not longer. */
const pictureOf = (
  env: Env,
  { id: story, imageUrl, expiresAt }: Pick<StoryRow, 'id' | 'imageUrl' | 'expiresAt'>,
): Story['picture'] => {
  if (imageUrl === null) return null
  const until = Math.floor(expiresAt.getTime() / 1000)
  return {
    small: imageAddress(env, { url: imageUrl, w: 480, until, story }),
    large: imageAddress(env, { url: imageUrl, w: 1080, until, story }),
  }
}
