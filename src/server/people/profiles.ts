import { sql } from 'kysely'
import type { z } from 'zod'
import type { OwnProfile, Profile, UserStats, profileChanges } from '#shared/people.ts'
import { refuseFalseName } from '../accounts/names.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import { holdBack } from '../moderation/hold.ts'
import type { Screening } from '../moderation/screening-rules.ts'
import { movedPeopleOf } from '../moved/notes.ts'
import { confirmedOf } from '../steelman/steelmen.ts'

type ProfileRow = Omit<OwnProfile, 'createdAt' | 'isHeld'> & { createdAt: Date }

/** Someone's profile without the e-mail address. 404 when there is nobody. */
export const readProfile = async (db: Trx, id: string): Promise<Profile> => {
  const { email: _private, ...profile } = await readOwnProfile(db, id)
  return profile
}

/** The profile as its owner sees it. 404 when there is nobody. */
export const readOwnProfile = async (db: Trx, id: string): Promise<OwnProfile> => {
  const { rows } = await sql<ProfileRow>`
    select id, username, first_name as "firstName", last_name as "lastName", bio, location, email,
      profile_image_url as "profileImageUrl", cover_image_url as "coverImageUrl",
      created_at as "createdAt", followers_count as "followersCount",
      following_count as "followingCount", email_verified_at is not null as "isVerified",
      is_admin as "isAdmin", is_indexed as "isIndexed", subscription_tier as "subscriptionTier",
      (likes_received_count + (
        select coalesce(sum(comments_count - ai_comments_count), 0) from posts
        where posts.user_id = users.id and posts.deleted_at is null
      ))::int as "totalEngagement"
    from users where id = ${id} and deleted_at is null
  `.execute(db)
  const row = rows[0]
  if (!row) throw notFound('User')
  return { ...row, createdAt: row.createdAt.toISOString() }
}

/** 404 when there is nobody. */
export const readStats = async (db: Trx, id: string): Promise<UserStats> => {
  const row = await db
    .selectFrom('users')
    .select([
      'posts_count as totalPosts',
      'comments_count as totalComments',
      'likes_received_count as totalLikes',
      movedPeopleOf(sql`users.id`).as('peopleMoved'),
      confirmedOf(sql`users.id`).as('steelmenConfirmed'),
    ])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('User')
  return row
}

type Changes = z.output<typeof profileChanges>
type Names = Pick<OwnProfile, 'firstName' | 'lastName'>
type Change = { userId: string; changes: Changes; at: Date }
/** What of the words may hold the change back. */
type Screened = (words: string) => Screening
/** `site`: its name, which nobody else may have. */
type Wish = Change & { screened: Screened; site: string }

/**
 * Changes what is named; the picture must be one that this person uploaded. Where what it says anew
 * is doubtful, all of the change is held instead, and the profile stays.
 */
export const changeProfile = async (db: Db, change: Wish): Promise<OwnProfile> => {
  const profile = await transact(db, (trx) => changeOrHold(trx, change))
  if (!profile.isHeld) notifyCommit({ kind: 'profile', userId: change.userId })
  return profile
}

const changeOrHold = async (trx: Trx, { screened, site, ...change }: Wish): Promise<OwnProfile> => {
  const { userId, changes, at } = change
  if (changes.profileImageUrl) await mustOwnPicture(trx, userId, changes.profileImageUrl)
  const now = await readOwnProfile(trx, userId)
  const next = { firstName: now.firstName, lastName: now.lastName, ...named(changes) }
  if (isRenamed(now, next) && !now.isAdmin) await refuseFalseName(trx, next, site)
  const content = newWords(now, changes)
  const screening = content === '' ? undefined : calm(screened(content))
  const writing = { userId, thing: 'profile', content, more: changes, at, screening } as const
  const isHeld = (await holdBack(trx, writing)) !== null
  if (!isHeld) await applyChanges(trx, change, screening?.fingerprint ?? null)
  return { ...(await readOwnProfile(trx, userId)), ...(isHeld && { isHeld }) }
}

const named = ({ firstName, lastName }: Changes): Partial<Names> => ({
  ...(firstName !== undefined && { firstName }),
  ...(lastName !== undefined && { lastName }),
})

const isRenamed = (now: Names, next: Names): boolean =>
  now.firstName !== next.firstName || now.lastName !== next.lastName

/** Nobody is kept from their own profile because something else of theirs, or of others, waits. */
const calm = (screening: Screening): Screening => ({ ...screening, wave: null, isNewcomer: false })

/** What others would read that they do not read now. */
const newWords = (now: OwnProfile, changes: Changes): string =>
  (['firstName', 'lastName', 'bio', 'location'] as const)
    .filter((field) => changes[field] !== undefined && changes[field] !== now[field])
    .map((field) => changes[field])
    .filter(Boolean)
    .join('\n')

/** In the caller's transaction. What is said of oneself is found again by `fingerprint`. */
export const applyChanges = async (
  trx: Trx,
  { userId, changes, at }: Change,
  fingerprint: bigint | null,
): Promise<void> => {
  const { firstName, lastName, bio, location, profileImageUrl } = changes
  await trx
    .updateTable('users')
    .set({
      first_name: firstName,
      last_name: lastName,
      bio,
      location,
      profile_image_url: profileImageUrl === '' ? null : profileImageUrl,
      ...(fingerprint !== null && { fingerprint: sql<number>`${fingerprint.toString()}::bigint` }),
      updated_at: at,
    })
    .where('id', '=', userId)
    .execute()
  await announce(trx, { kind: 'profile', userId })
}

const mustOwnPicture = async (trx: Trx, userId: string, url: string): Promise<void> => {
  const id = /([\w-]{22})-\d+\.webp$/.exec(url)?.[1] ?? ''
  const picture = await trx
    .selectFrom('pictures')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (picture) return
  throw invalid([{ path: 'profileImageUrl', message: 'Please upload the picture here' }])
}
