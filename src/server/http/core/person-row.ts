import { sql } from 'kysely'
import { languageOf } from '#shared/languages.ts'
import type { User } from '#shared/users.ts'
import type { Sanction, Viewer } from './viewer.ts'

/** What is known of the person who makes a call, as columns of `users as person`. */
export const personColumns = sql`
  person.id, person.username, person.first_name, person.last_name, person.email,
  person.profile_image_url, person.is_admin, person.email_verified_at, person.ai_replies,
  person.ai_posts, person.stories, person.home_feed, person.language, person.created_at, person.posts_count,
  person.comments_count, person.sanction, person.sanction_reason, person.sanctioned_until`

export type PersonRow = SanctionRow & {
  id: string
  username: string
  first_name: string
  last_name: string
  email: string | null
  profile_image_url: string | null
  is_admin: boolean
  email_verified_at: Date | null
  ai_replies: User['aiReplies']
  ai_posts: User['aiPosts']
  stories: User['stories']
  home_feed: User['homeFeed']
  language: string | null
  created_at: Date
  posts_count: number
  comments_count: number
}

type SanctionRow = {
  sanction: string | null
  sanction_reason: string | null
  sanctioned_until: Date | null
}

export const toPerson = (
  row: PersonRow,
  now: Date,
): Omit<Viewer, 'confirmedAt' | 'accessToken'> => ({
  id: row.id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  profileImageUrl: row.profile_image_url,
  isAdmin: row.is_admin,
  isVerified: row.email_verified_at !== null,
  aiReplies: row.ai_replies,
  aiPosts: row.ai_posts,
  stories: row.stories,
  homeFeed: row.home_feed,
  language: languageOf(row.language),
  createdAt: row.created_at,
  textsCount: row.posts_count + row.comments_count,
  sanction: sanctionOf(row, now),
})

/** One that is over is none. */
const sanctionOf = (row: SanctionRow, now: Date): Sanction | null => {
  const { sanction, sanction_reason: reason, sanctioned_until: until } = row
  if (sanction === null || (until && until <= now)) return null
  return { kind: sanction as Sanction['kind'], reason: reason ?? '', until }
}
