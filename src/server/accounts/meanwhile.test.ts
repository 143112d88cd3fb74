import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/processes.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { newPushKeys } from '../../../tests/support/push-keys.ts'

/** The owner of an account sets a new password while a thief, who knows the old one, is at it, too. */
const password = 'a long enough one'
let site: TestSite
let thief: Member
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  thief = await site.signUp()
})
afterAll(() => site.close())

const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
const send = (method: string, path: string, body: object) =>
  thief.send(path, { method, headers, body: JSON.stringify(body) })
const read = () =>
  site.db
    .selectFrom('users')
    .select(['password_hash', 'deleted_at'])
    .where('id', '=', thief.user.id)
    .executeTakeFirstOrThrow()
const count = async (table: 'sessions' | 'email_tokens', purpose = '') => {
  const { rows } = await site.pool.query(
    `select from ${table} where user_id = $1 ${purpose && `and purpose = '${purpose}'`}`,
    [thief.user.id],
  )
  return rows.length
}

/** What a reset does, from its first statement on until `commit`. */
const beginReset = async (): Promise<PoolClient> => {
  const client = await site.pool.connect()
  await client.query('begin')
  await client.query(`update users set password_hash = 'new' where id = $1`, [thief.user.id])
  await client.query('delete from sessions where user_id = $1', [thief.user.id])
  return client
}
const untilWaiting = () =>
  until(async () => {
    const { rows } = await site.pool.query(`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    return rows.length === 1
  }, 'one waits for a lock')

/** A call that looks at the old password while it is the right one, and comes to act after the reset. */
const during = async (call: () => Promise<{ status: number }>): Promise<number> => {
  const reset = await beginReset()
  const answer = call()
  await untilWaiting().finally(async () => {
    await reset.query('commit')
    reset.release()
  })
  return (await answer).status
}

test('a change of the password that is under way does not undo a reset', async () => {
  const change = { currentPassword: password, password: 'kept by the thief' }
  expect(await during(() => send('PUT', '/api/user/password', change))).toBe(403)
  expect((await read()).password_hash).toBe('new')
})

test('nor does a change of the address outlive it', async () => {
  const change = { currentPassword: password, email: 'thief@example.org' }
  expect(await during(() => send('PUT', '/api/user/email', change))).toBe(403)
  expect(await count('email_tokens', 'change')).toBe(0)
})

test('nor does a browser that the thief subscribes just then get any news', async () => {
  await thief.get('/api/user')
  const reset = await beginReset()
  const endpoint = 'https://push.example.org/thief'
  const answer = send('POST', '/api/push/subscriptions', { endpoint, keys: newPushKeys() })
  await untilWaiting()
  await reset.query('commit')
  reset.release()
  expect((await answer).status).toBe(401)
  const { rows } = await site.pool.query('select from push_subscriptions where endpoint = $1', [
    endpoint,
  ])
  expect(rows).toEqual([])
})

test('nor is the account deleted', async () => {
  const wish = { currentPassword: password }
  expect(await during(() => send('POST', '/api/user/delete', wish))).toBe(403)
  expect((await read()).deleted_at).toBeNull()
})

test('nor does the old password let anybody in', async () => {
  const form = { email: thief.user.username, password }
  const enter = () => site.visitor().post('/api/login', form)
  expect(await during(enter)).toBe(401)
  expect(await count('sessions')).toBe(0)
})
