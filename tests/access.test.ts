import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { type Role, accessOf, roles } from '../trust/access.ts'
import { type Aim, makeAims } from './support/aims.ts'
import { type TestIssuer, startIssuer } from './support/issuer.ts'
import { type Person, bringIn, browserOf } from './support/roles.ts'
import { type TestSite, testSite } from './support/site.ts'

const [marker, count, moment] = ['smuggled', 987_654_321, '1999-12-31T23:59:59.000Z']
/** What nobody may say of themselves or of what they write, under the names of API and database. */
const extra = {
  ...all(['id', 'userId', 'user_id', 'authorId', 'author', 'username', 'role'], marker),
  ...all(['passwordHash', 'password_hash', 'subscriptionTier', 'subscription_tier'], marker),
  ...all(['characterId', 'character_id', 'reporterId', 'moderatorId', 'by', 'source'], marker),
  ...all(['isAdmin', 'is_admin', 'admin', 'isVerified', 'isEvergreen', 'isTrending'], true),
  ...all(['isAiResponse', 'isHeld', 'is_added', 'isLocked'], true),
  ...all(['likesCount', 'likes_count', 'viewsCount', 'views_count', 'followersCount'], count),
  ...all(['sharesCount', 'posts_count', 'comments_count', 'fingerprint'], count),
  ...all(['createdAt', 'created_at', 'emailVerifiedAt', 'email_verified_at'], moment),
  ...all(['deletedAt', 'deleted_at', 'expiresAt', 'expires_at', 'confirmedAt'], moment),
  sanction: null,
}

let site: TestSite
let issuer: TestIssuer
let aims: Awaited<ReturnType<typeof makeAims>>
beforeAll(async () => {
  issuer = await startIssuer()
  site = await testSite({ env: { REQUIRE_VERIFIED_EMAIL: 'true', ...issuer.env } })
  await ensureCast(site.db)
  aims = await makeAims(site)
})
afterAll(async () => {
  await site.close()
  await issuer.stop()
})

const calls = contract.map((call) => [`${call.method} ${call.path}`, accessOf(call)] as const)

describe('every role gets what the matrix says, whatever else its body claims', () => {
  test.each(calls)('%s', async (call, expected) => {
    const got = await Promise.all(roles.map(async (role) => [role, await ask(call, role)]))
    expect(Object.fromEntries(got)).toEqual(expected)
  })
})

test('nothing that was claimed so is kept anywhere, and nobody became more than they were', async () => {
  expect(await search([marker, String(count), '1999-12-31'])).toEqual([])
  const { rows } = await sql`
    select username from users
    where is_admin <> (username ~ '^(admin|stale)_')
      or (sanction is null) = (username ~ '^(banned|suspended)_' and id <> all(${lifted}))
  `.execute(site.db)
  expect(rows).toEqual([])
})

/** Whom an administrator let write again, as the matrix says they may. */
const lifted: string[] = []

/** `yes`, or the code of the refusal. */
const ask = async (call: string, role: Role): Promise<string> => {
  const actor = role === 'visitor' ? null : await bringIn(site, role)
  const hasOwn = !['visitor', 'other', 'admin', 'stale'].includes(role)
  const owner = actor && hasOwn ? actor : await bringIn(site, 'owner')
  const aim = await aims[call]!({ owner, actor })
  if (call.includes('sanctions/') && role === 'admin') lifted.push(String(aim.params?.['userId']))
  const { status, body } = await send(call, actor, aim)
  return status < 300 ? 'yes' : (body.code as string)
}

const send = (call: string, actor: Person | null, { params = {}, query = '', ...aim }: Aim) => {
  const [method = '', path = ''] = call.split(' ')
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(params[name])) + query
  const type = aim.file ? 'image/png' : 'application/json'
  const body = aim.file ? new Uint8Array(aim.file) : JSON.stringify({ ...extra, ...aim.body })
  return browserOf(site, actor, aim.cookie).send(url, {
    method,
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      ...(aim.allCookies && { cookie: aim.allCookies }),
    },
    ...(method !== 'GET' && { body }),
  })
}

/** Tables and texts in which one of these stands. */
const search = async (texts: string[]): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(site.db)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ line: string }>`
      select line::text as line from ${sql.table(name)} as line
      where ${sql.join(
        texts.map((text) => sql`position(${text} in line::text) > 0`),
        sql` or `,
      )} limit 3
    `.execute(site.db)
    found.push(...rows.map(({ line }) => `${name}: ${line}`))
  }
  return found
}

function all<T>(names: string[], value: T): Record<string, T> {
  return Object.fromEntries(names.map((name) => [name, value]))
}
