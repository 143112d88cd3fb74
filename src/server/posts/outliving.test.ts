import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../../tests/support/processes.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

/** Somebody's text is under way while their account is being hidden or banned. */
let site: TestSite
let ann: Member
let postId: number
beforeAll(async () => {
  site = await testSite()
})
beforeEach(async () => {
  ann = await site.signUpProven()
  postId = (await (await site.signUpProven()).post('/api/posts', { content: 'Buses?' })).body.id
})
afterAll(() => site.close())

const acts = {
  hidden: 'deleted_at = now()',
  banned: `sanction = 'banned', sanction_reason = 'A reason.'`,
  suspended: `sanction = 'suspended', sanction_reason = 'A reason.', sanctioned_until = now() + interval '1 day'`,
}
const untilWaiting = () =>
  until(async () => {
    const { rows } = await site.pool.query(`
      select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
    return rows.length > 0
  }, 'one waits for a lock')
/** A call that was let in before, and comes to write afterwards. */
const during = async (act: string, call: () => Promise<{ status: number }>) => {
  const client = await site.pool.connect()
  await client.query('begin')
  await client.query(`update users set ${act} where id = $1`, [ann.user.id])
  const answer = call()
  await untilWaiting().finally(async () => {
    await client.query('commit')
    client.release()
  })
  return (await answer).status
}
const left = async () => {
  const { rows } = await site.pool.query(
    `select 'post' as kind from posts where user_id = $1
     union all select 'comment' from comments where user_id = $1`,
    [ann.user.id],
  )
  return rows
}

test.each(Object.entries(acts))(
  'a post is none where its author was %s meanwhile',
  async (_, act) => {
    const write = () => ann.post('/api/posts', { content: `Out of the way ${ann.user.id}` })
    expect(await during(act, write)).toBe(401)
    expect(await left()).toEqual([])
  },
)

test.each(Object.entries(acts))('nor is a comment where they were %s', async (_, act) => {
  const write = () => ann.post(`/api/posts/${postId}/comments`, { content: 'And another thing' })
  expect(await during(act, write)).toBe(401)
  expect(await left()).toEqual([])
  const { body } = await site.visitor().get(`/api/posts/${postId}`)
  expect(body.commentsCount).toBe(0)
})

test('what others write in the same moment stands', async () => {
  const others = await Promise.all([site.signUpProven(), site.signUpProven()])
  const write = async () => {
    const texts = [ann, ...others].map((who) =>
      who.post('/api/posts', { content: `All at once ${who.user.id}` }),
    )
    const [own, ...rest] = await Promise.all(texts)
    expect(rest.map(({ status }) => status)).toEqual([201, 201])
    return own!
  }
  expect(await during(acts.banned, write)).toBe(401)
})

test('a suspension that is over keeps nobody from writing', async () => {
  const ended = new Date(Date.now() - 1000)
  const over = { sanction: 'suspended', sanction_reason: 'A reason.', sanctioned_until: ended }
  await site.db.updateTable('users').set(over).where('id', '=', ann.user.id).execute()
  expect((await ann.post('/api/posts', { content: 'Here again' })).status).toBe(201)
})
