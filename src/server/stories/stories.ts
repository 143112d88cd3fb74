import { sql } from 'kysely'
import type { z } from 'zod'
import { type newStory, type Story, storiesMost } from '#shared/stories.ts'
import { type Db, type Trx, announce } from '../db/outbox.ts'
import { poke } from '../db/wake.ts'
import type { Env } from '../env.ts'
import { invalid, notFound } from '../http/errors.ts'
import { imageAddress } from '../images/address.ts'

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

type NewStory = z.output<typeof newStory> & { userId: string }

/** Shares a story; it expires 24 hours after the moment that the database knows. */
export const writeStory = async (
  { db, env }: { db: Db; env: Env },
  { userId, content, imageUrl }: NewStory,
): Promise<Story> => {
  if (imageUrl) mustBeFetchable(env, imageUrl)
  const story = await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto('stories')
      .values({ user_id: userId, content, image_url: imageUrl || null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await announce(trx, { kind: 'story', storyId: id })
    const [story] = await viewStories({ db: trx, env }, [id])
    if (!story) throw notFound('Story')
    return story
  })
  poke({ kind: 'story', storyId: story.id })
  return story
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
  await db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('stories')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!gone) throw notFound('Story')
    await announce(trx, { kind: 'story', storyId: id })
  })
  poke({ kind: 'story', storyId: id })
}

type StoryRow = Omit<Story, 'author' | 'picture' | 'createdAt' | 'expiresAt'> &
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

/** Served until the story expires, not longer. */
const pictureOf = (env: Env, { imageUrl, expiresAt }: StoryRow): Story['picture'] => {
  if (imageUrl === null) return null
  const until = Math.floor(expiresAt.getTime() / 1000)
  return {
    small: imageAddress(env, { url: imageUrl, w: 480, until }),
    large: imageAddress(env, { url: imageUrl, w: 1080, until }),
  }
}
