import type { User } from '#shared/users.ts'
import type { Trx } from '../db/outbox.ts'
import { takeBackDeletion } from '../people/deletion.ts'
import type { Services } from '../services.ts'
import { recordEntry } from './admins/admin-log.ts'
import { type Marked, markDevice } from './sessions/devices.ts'
import { startSession } from './sessions/sessions.ts'

/** Where someone signs in: their browser's name for itself, and its mark from an earlier time. */
export type Place = { userAgent: string; device?: string }
/** `mark` tells later that this browser was let in; see devices.ts. */
export type SignedIn = { user: User; token: string; mark: string }

/** What somebody came in with; `code` and `recovery_code` came after the password, `issuer` says who they are. */
export type Way = 'password' | 'code' | 'recovery_code' | 'passkey' | 'issuer'

type Entering = { userAgent: string; way: Way }

/** Lets a person in who has shown who they are. An account that was about to be deleted is kept. */
export const enter = async (
  trx: Trx,
  services: Services,
  account: AccountRow,
  { userAgent, way }: Entering,
): Promise<SignedIn> => {
  const now = services.clock()
  const { id: userId, deleted_at: hiddenAt } = account
  if (hiddenAt) await takeBackDeletion(trx, { userId, hiddenAt })
  // what an issuer says is no proof of the account's own for what has to be confirmed
  const isConfirmed = way !== 'issuer'
  const token = await startSession(trx, { userId, userAgent, now, isConfirmed })
  if (way !== 'password') await recordEntry(trx, userId, `sign_in_${way}`, now)
  else if (account.is_admin) await recordEntry(trx, userId, 'sign_in', now)
  return { user: toUser(account), token, mark: markDevice(services, markedAs(account)) }
}

export const markedAs = ({ id, password_hash }: AccountRow): Marked => ({
  id,
  passwordHash: password_hash,
})

export const userColumns = [
  'id',
  'username',
  'email',
  'first_name',
  'last_name',
  'profile_image_url',
  'is_admin',
  'email_verified_at',
  'ai_replies',
  'ai_posts',
  'stories',
  'home_feed',
] as const

/** What is read of a person who signs in. */
export const accountColumns = [...userColumns, 'password_hash', 'deleted_at'] as const

type UserRow = {
  id: string
  username: string
  email: string | null
  first_name: string
  last_name: string
  profile_image_url: string | null
  is_admin: boolean
  email_verified_at: Date | null
  ai_replies: string
  ai_posts: string
  stories: string
  home_feed: string
}
export type AccountRow = UserRow & { password_hash: string | null; deleted_at: Date | null }

export const toUser = (row: UserRow): User => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin,
  isVerified: row.email_verified_at !== null,
  aiReplies: row.ai_replies as User['aiReplies'],
  aiPosts: row.ai_posts as User['aiPosts'],
  stories: row.stories as User['stories'],
  homeFeed: row.home_feed as User['homeFeed'],
})
