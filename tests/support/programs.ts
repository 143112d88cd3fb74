import { randomBytes } from 'node:crypto'
import { type Scope, tokenPrefix } from '#shared/access-tokens.ts'
import { hashToken } from '#server/http/core/viewer.ts'
import { openBrowser, type Seen } from './browser.ts'
import type { TestSite } from './site.ts'

type Given = { scopes: readonly Scope[]; now?: Date; lifeMs?: number }

/** Puts a token of somebody there without the hashing of a password; gives the token. */
export const giveToken = async (
  { db }: Pick<TestSite, 'db'>,
  { id: user_id }: { id: string },
  { scopes, now = new Date(), lifeMs = 86_400_000 }: Given,
): Promise<string> => {
  const token = tokenPrefix + randomBytes(32).toString('base64url')
  const expires_at = new Date(now.getTime() + lifeMs)
  const values = { user_id, name: 'A program', scopes: [...scopes], created_at: now, expires_at }
  await db
    .insertInto('access_tokens')
    .values({ ...values, token_hash: hashToken(token) })
    .execute()
  return token
}

/** Makes calls with a token, and with a cookie besides where one is given. */
export const openProgram = (url: string, token: string, cookies = '') => {
  const ask = (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Seen> =>
    openBrowser(url, cookies).send(path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  return { ask, get: (path: string, headers = {}) => ask('GET', path, undefined, headers) }
}
