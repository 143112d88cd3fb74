import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  type AccessToken,
  type NewToken,
  type Scope,
  tokenPrefix,
  tokensMost,
} from '#shared/access-tokens.ts'
import type { Trx } from '../../db/outbox.ts'
import { transact } from '../../db/transact.ts'
import { conflict, forbidden, notFound } from '../../http/core/errors.ts'
import { hashToken, type Viewer } from '../../http/core/viewer.ts'
import { record } from '../../moderation/audit.ts'
import type { Services } from '../../services.ts'
import { endThose } from '../end-those.ts'
import { tellOwner } from '../letters/letters.ts'
import { asOwner, type Browser, type Shown } from '../admins/owner.ts'

const day = 86_400_000

type Wanted = Shown & { name: string; scopes: Scope[]; days: number }

/**
 * Makes a token and tells its owner by mail. Only this answer has the token. 403 for anybody but the owner and for
 * moderating without being allowed to, 409 where somebody has as many as they may.
 */
export const makeToken = async (
  services: Services,
  viewer: Viewer,
  { name, scopes, days, ...shown }: Wanted,
  browser: Browser,
): Promise<NewToken> => {
  const { id: userId } = viewer
  if (scopes.includes('moderate') && !viewer.isAdmin) throw mayNotModerate()
  const token = tokenPrefix + randomBytes(32).toString('base64url')
  const at = services.clock()
  return asOwner(services, { userId, ...browser }, shown, async (trx) => {
    await mustHaveRoom(trx, userId, at)
    const expiresAt = new Date(at.getTime() + days * day)
    const row = await insertToken(trx, {
      hash: hashToken(token),
      userId,
      name,
      scopes,
      at,
      expiresAt,
    })
    await tellOwner(trx, services, { what: 'token', userId })
    await recordToken(trx, { userId, action: 'make_token', at })
    return { ...present(row), token }
  })
}

const mayNotModerate = () => forbidden('Only administrators may do that.')

/** The account is locked: two at once see each other. What has ended takes no room. */
const mustHaveRoom = async (trx: Trx, userId: string, at: Date): Promise<void> => {
  await endThose(trx, 'access_tokens', sql`user_id = ${userId} and expires_at <= ${at}`)
  const { count } = await trx
    .selectFrom('access_tokens')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count < tokensMost) return
  throw conflict(
    `You have ${tokensMost} access tokens already: end one that you no longer need.`,
    'too_many_tokens',
  )
}

type NewRow = {
  hash: Buffer
  userId: string
  name: string
  scopes: Scope[]
  at: Date
  expiresAt: Date
}

const insertToken = (trx: Trx, { hash, userId, name, scopes, at, expiresAt }: NewRow) =>
  trx
    .insertInto('access_tokens')
    .values({
      token_hash: hash,
      user_id: userId,
      name,
      scopes,
      created_at: at,
      expires_at: expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow()

/** The tokens of somebody that have not ended, the newest first; the id is the hash, which opens nothing. */
export const listTokens = async (
  trx: Trx,
  { userId, now }: { userId: string; now: Date },
): Promise<AccessToken[]> => {
  const rows = await trx
    .selectFrom('access_tokens')
    .select(columns)
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(present)
}

/** 404 when it is not this person's. */
export const revokeToken = (
  { db }: Pick<Services, 'db'>,
  { userId, id, at }: { userId: string; id: string; at: Date },
): Promise<void> =>
  transact(db, async (trx) => {
    const hash = Buffer.from(id, 'base64url')
    const isMeant = sql`token_hash = ${hash} and user_id = ${userId}`
    if ((await endThose(trx, 'access_tokens', isMeant)) === 0) throw notFound('Access token')
    await recordToken(trx, { userId, action: 'revoke_token', at })
  })

type Act = { userId: string; action: 'make_token' | 'revoke_token'; at: Date }

const recordToken = (trx: Trx, { userId, action, at }: Act): Promise<void> =>
  record(trx, { at, actor: userId, action, subject: `profile ${userId}` })

const columns = [
  'token_hash',
  'name',
  'scopes',
  'created_at',
  'last_used_at',
  'expires_at',
] as const

type Row = {
  token_hash: Buffer
  name: string
  scopes: string[]
  created_at: Date
  last_used_at: Date | null
  expires_at: Date
}

const present = (row: Row): AccessToken => ({
  id: row.token_hash.toString('base64url'),
  name: row.name,
  scopes: row.scopes as Scope[],
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  expiresAt: row.expires_at.toISOString(),
})
