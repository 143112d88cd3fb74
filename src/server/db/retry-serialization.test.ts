import type { PoolClient } from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/processes.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let ann: Member
let postId: number
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
beforeEach(async () => {
  const post = { content: 'Whose turn is it?', aiSeats: 'humans_only' }
  postId = (await ann.post('/api/posts', post)).body.id
})
afterAll(() => site.close())

const comment = () => ann.post(`/api/posts/${postId}/comments`, { content: 'Mine.' })
const remove = (path: string) =>
  ann.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
const thread = async () => (await site.visitor().get(`/api/posts/${postId}`)).body

/** Somebody who does in this database what the site does not know of. */
const neighbour = async (...statements: string[]): Promise<PoolClient> => {
  const client = await site.pool.connect()
  await client.query(`begin; set local deadlock_timeout = '10min'`)
  for (const statement of statements) await client.query(statement)
  return client
}
const leave = async (client: PoolClient) => {
  await client.query('commit')
  client.release()
}
const untilWaiting = (most: number) =>
  until(async () => {
    const { rows } = await site.pool.query(`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    return rows.length === most
  }, `${most} wait for a lock`)

test('a call that loses a deadlock is done all the same, and once', async () => {
  const { id } = (await comment()).body
  const first = await neighbour(`select from comments where id = ${id} for update`)
  const rival = await neighbour(`select from users where id = '${ann.user.id}' for no key update`)

  // It has the post and waits for the comment; the rival has the author and waits for the post.
  const removed = remove(`/api/comments/${id}`)
  await untilWaiting(1)
  const rivalGoesOn = rival.query(`select from posts where id = ${postId} for update`)
  await untilWaiting(2)
  await leave(first)

  // Now the call waits for the author, too. Nobody else looks for a deadlock within ten minutes.
  await rivalGoesOn
  await leave(rival)
  expect((await removed).status).toBe(204)
  expect(await thread()).toMatchObject({ commentsCount: 0, comments: [] })
  expect((await ann.get('/api/user/stats')).body).toMatchObject({ totalComments: 0 })
})

/** As if somebody were in the way of the next so many tries to write a comment or to take a post off. */
const inTheWay = (times: number, code: string) =>
  site.pool.query(`
    drop sequence if exists tries; create sequence tries;
    create or replace function lose() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${times} then raise exception 'lost' using errcode = '${code}'; end if;
      return new;
    end $$;
    create or replace trigger lose after insert on comments for each row execute function lose();
    create or replace trigger lose after update of deleted_at on posts
      for each row execute function lose()`)
const tries = async () => (await site.pool.query('select last_value from tries')).rows[0].last_value

test.each(['40P01', '40001'])('two losses (%s) in a row are not noticed', async (code) => {
  await inTheWay(2, code)
  expect((await comment()).status).toBe(201)
  expect(await tries()).toBe(3)
  expect(await thread()).toMatchObject({ commentsCount: 1, comments: [{ content: 'Mine.' }] })

  await inTheWay(2, code)
  expect((await remove(`/api/posts/${postId}`)).status).toBe(204)
  expect(await tries()).toBe(3)
})

test.each([
  ['a statement', 201, comment],
  ['a transaction', 204, () => remove(`/api/posts/${postId}`)],
])('a call that loses three times with %s is told when to come back', async (_what, done, act) => {
  await inTheWay(3, '40P01')
  const { status, body, headers } = await act()
  expect([status, headers.get('retry-after'), body]).toEqual([
    503,
    '2',
    { code: 'unavailable', message: 'Too many people ask at once. Please try again in a moment.' },
  ])
  expect(await tries()).toBe(3)
  expect(await thread()).toMatchObject({ commentsCount: 0, comments: [] })
  expect((await act()).status).toBe(done)
})

test('what failed for another reason is tried once', async () => {
  await inTheWay(3, 'P0001')
  expect((await comment()).status).toBe(500)
  expect(await tries()).toBe(1)
})
