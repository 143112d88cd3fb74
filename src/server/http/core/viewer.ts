import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Scope } from '#shared/access-tokens.ts'
import type { Language } from '#shared/languages.ts'
import type { User } from '#shared/users.ts'
import { type Promised, promised } from '../../db/promised.ts'
import { statement } from '../../db/statement.ts'
import type { Services } from '../../services.ts'
import { bearerOf, invalidToken, isWellFormed } from './bearer.ts'
import { readCookie } from './cookies.ts'
import { isSecure } from './origin.ts'
import { personColumns, type PersonRow, toPerson } from './person-row.ts'
import { readToken } from './check-access-token.ts'

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
  /** With which they come instead of a session; left out: they are signed in. */
  accessToken?: TokenUse
}

/** `id` is the token's hash, which opens nothing. */
export type TokenUse = { id: string; scopes: readonly Scope[] }

/** A ban has no end (null). */
export type Sanction = { kind: 'suspended' | 'banned'; reason: string; until: Date | null }

export const sessionCookie = 'sid'

const day = 86_400_000
/** A session ends when it is not used for this long, and in any case at this age, in ms. */
export const sessionLife = { idle: 14 * day, absolute: 90 * day } as const

/** Below the second within which a ban or a logout elsewhere must be felt. */
const keptMs = 900
const keptMost = 10_000
/** Letters of a token of ours (accounts/sessions/sessions.ts); a stranger's cookie may have thousands. */
const tokenMost = 43
/** `last_seen_at` is good enough when it is no older than this. */
const touchedEveryMs = 3_600_000

/** As much of a request as tells who makes it. */
type Identified = Pick<FastifyRequest, 'headers' | 'url' | 'protocol'>

export type Viewers = {
  /**
   * null for a visitor, without a query when there is no cookie. Who comes with a token is known by that alone: 401
   * when it is none.
   */
  find: (request: FastifyRequest) => Promise<Viewer | null> | null
  /** The member whom this browser's cookie names, without waiting; undefined when they must be looked up first. */
  known: (request: Identified) => Viewer | undefined
  /** Ends what is remembered of this browser's session: what was changed is seen by its next call. */
  forget: (request: FastifyRequest) => void
}

/** A database holds only the hash of a token, so a stolen one opens nothing. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

type Kept = { viewer: Promised<Viewer | null>; until: number }

/** From the cookie or token to the viewer: one indexed query, remembered of at most `max` for less than a second. */
export const openViewers = (services: Services, max = keptMost): Viewers => {
  const kept = new LRUCache<string, Kept>({ max })

  const freshOf = (token: string, now: number): Kept | undefined => {
    const known = kept.get(token)
    // a clock that was set back must not keep it for longer
    return known && known.until > now && known.until <= now + keptMs ? known : undefined
  }
  const look = (token: string, read: typeof readSession): Promise<Viewer | null> => {
    const now = services.clock().getTime()
    const known = freshOf(token, now)
    if (known) return known.viewer.promise
    const viewer = promised(read(services, hashToken(token)), () => kept.delete(token))
    kept.set(token, { viewer, until: now + keptMs })
    return viewer.promise
  }
  const cookieToken = (request: Identified): string | undefined => {
    const token = sessionToken(services, request)
    return token !== undefined && token.length <= tokenMost ? token : undefined
  }
  const findByToken = async (bearer: string): Promise<Viewer> => {
    const viewer = isWellFormed(bearer) ? await look(bearer, readToken) : null
    if (!viewer) throw invalidToken()
    return viewer
  }

  return {
    find: (request) => {
      const bearer = bearerOf(request)
      if (bearer !== undefined) return findByToken(bearer)
      const token = cookieToken(request)
      return token === undefined ? null : look(token, readSession)
    },
    known: (request) => {
      const token = cookieToken(request)
      const known = token === undefined ? undefined : freshOf(token, services.clock().getTime())
      return known?.viewer.value ?? undefined
    },
    forget: (request) => {
      const token = credentialOf(services, request)
      if (token !== undefined) kept.delete(token)
    },
  }
}

/** The session that a browser's cookie names; a call with a token has none, whatever cookie it carries. */
export const sessionToken = ({ env }: Services, request: Identified): string | undefined =>
  request.headers.cookie === undefined || bearerOf(request) !== undefined
    ? undefined
    : readCookie(request, sessionCookie, isSecure(env, request))

/** What tells who makes a call. */
export const credentialOf = (services: Services, request: FastifyRequest): string | undefined =>
  bearerOf(request) ?? sessionToken(services, request)

type SessionRow = PersonRow & { confirmed_at: Date; last_seen_at: Date }

const sessionOf = statement(
  { hash: 'bytea', usedSince: 'timestamptz', begunSince: 'timestamptz' },
  ({ hash, usedSince, begunSince }) => sql<SessionRow>`
    select ${personColumns}, session.confirmed_at, session.last_seen_at
    from sessions as session join users as person on person.id = session.user_id
    where session.token_hash = ${hash} and session.last_seen_at > ${usedSince}
      and session.created_at > ${begunSince} and person.deleted_at is null`,
)

const readSession = async ({ db, clock }: Services, hash: Buffer): Promise<Viewer | null> => {
  const now = clock()
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
  return { ...toPerson(row, now), confirmedAt: row.confirmed_at }
}
