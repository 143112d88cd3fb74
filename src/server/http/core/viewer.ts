import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { type Language, languageOf } from '#shared/languages.ts'
import type { User } from '#shared/users.ts'
import { statement } from '../../db/statement.ts'
import type { Services } from '../../services.ts'
import { readCookie } from './cookies.ts'
import { isSecure } from './origin.ts'

/** Who makes a call. */
export type Viewer = {
  id: string
  username: string
  firstName: string
  lastName: string
  email: string | null
  profileImageUrl: string | null
  isAdmin: boolean
  isVerified: boolean
  aiReplies: User['aiReplies']
  aiPosts: User['aiPosts']
  stories: User['stories']
  homeFeed: User['homeFeed']
  /** Only where they chose one. */
  language?: Language
  createdAt: Date
  /** Posts and comments of theirs that are on the site. */
  textsCount: number
  /** Why this person may not write; null: they may. */
  sanction: Sanction | null
  /** When they last showed in this session that it is them, by password, code or passkey. */
  confirmedAt: Date
}

/** A ban has no end (null). */
export type Sanction = { kind: 'suspended' | 'banned'; reason: string; until: Date | null }

export const sessionCookie = 'sid'

const day = 86_400_000
/** A session ends when it is not used for this long, and in any case at this age, in ms. */
export const sessionLife = { idle: 14 * day, absolute: 90 * day } as const

/** Below the second within which a ban or a logout elsewhere must be felt. */
const keptMs = 900
const keptMost = 10_000
/** Letters of a token of ours (accounts/sessions.ts); a stranger's cookie may have thousands. */
const tokenMost = 43
/** `last_seen_at` is good enough when it is no older than this. */
const touchedEveryMs = 3_600_000

export type Viewers = {
  /** null for a visitor, without a query when there is no cookie. */
  find: (request: FastifyRequest) => Promise<Viewer | null> | null
  /** Ends what is remembered of this browser's session: what was changed is seen by its next call. */
  forget: (request: FastifyRequest) => void
}

/** A database holds only the hash of a session's token, so a stolen one opens no session. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** From the cookie to the viewer: one indexed query, remembered of at most `max` for less than a second. */
export const openViewers = (services: Services, max = keptMost): Viewers => {
  const kept = new LRUCache<string, { viewer: Promise<Viewer | null>; until: number }>({ max })

  const look = (token: string): Promise<Viewer | null> => {
    const now = services.clock().getTime()
    const known = kept.get(token)
    // a clock that was set back must not keep it for longer
    if (known && known.until > now && known.until <= now + keptMs) return known.viewer
    const viewer = readSession(services, token)
    kept.set(token, { viewer, until: now + keptMs })
    viewer.catch(() => kept.delete(token))
    return viewer
  }

  return {
    find: (request) => {
      const token = sessionToken(services, request)
      return token === undefined || token.length > tokenMost ? null : look(token)
    },
    forget: (request) => {
      const token = sessionToken(services, request)
      if (token !== undefined) kept.delete(token)
    },
  }
}

export const sessionToken = ({ env }: Services, request: FastifyRequest): string | undefined =>
  request.headers.cookie === undefined
    ? undefined
    : readCookie(request, sessionCookie, isSecure(env, request))

type SessionRow = SanctionRow & {
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
  confirmed_at: Date
  last_seen_at: Date
}

const sessionOf = statement(
  { hash: 'bytea', usedSince: 'timestamptz', begunSince: 'timestamptz' },
  ({ hash, usedSince, begunSince }) => sql<SessionRow>`
    select person.id, person.username, person.first_name, person.last_name, person.email,
      person.profile_image_url, person.is_admin, person.email_verified_at, person.ai_replies,
      person.ai_posts, person.stories, person.home_feed, person.language, person.created_at, person.posts_count,
      person.comments_count, person.sanction, person.sanction_reason, person.sanctioned_until,
      session.confirmed_at, session.last_seen_at
    from sessions as session join users as person on person.id = session.user_id
    where session.token_hash = ${hash} and session.last_seen_at > ${usedSince}
      and session.created_at > ${begunSince} and person.deleted_at is null`,
)

const readSession = async ({ db, clock }: Services, token: string): Promise<Viewer | null> => {
  const now = clock()
  const hash = hashToken(token)
  const [row] = await sessionOf(db, {
    hash,
    usedSince: new Date(now.getTime() - sessionLife.idle),
    begunSince: new Date(now.getTime() - sessionLife.absolute),
  })
  if (!row) return null

  if (now.getTime() - row.last_seen_at.getTime() > touchedEveryMs) {
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now })
      .where('token_hash', '=', hash)
      .execute()
  }
  return {
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
    confirmedAt: row.confirmed_at,
  }
}

type SanctionRow = {
  sanction: string | null
  sanction_reason: string | null
  sanctioned_until: Date | null
}

/** One that is over is none. */
const sanctionOf = (row: SanctionRow, now: Date): Sanction | null => {
  const { sanction, sanction_reason: reason, sanctioned_until: until } = row
  if (sanction === null || (until && until <= now)) return null
  return { kind: sanction as Sanction['kind'], reason: reason ?? '', until }
}
