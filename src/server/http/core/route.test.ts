import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#shared/endpoint.ts'
import { checkAnswers } from '../../../../tests/support/answers.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { buildApp } from '../../app.ts'
import { admin, anyone, member } from './guard.ts'
import { route } from './route.ts'

const answer = z.object({ seen: z.string() })
const path = (name: string) => `/api/test/${name}` as const
const calls = {
  open: endpoint('GET', path('open'), { who: 'anyone', summary: '', answer }),
  members: endpoint('GET', path('members'), { who: 'anyone', summary: '', answer }),
  admins: endpoint('GET', path('admins'), { who: 'anyone', summary: '', answer }),
  ready: endpoint('GET', path('ready'), { who: 'anyone', summary: '', answer }),
  drift: endpoint('GET', path('drift'), { who: 'anyone', summary: '', answer }),
  broken: endpoint('GET', path('broken'), { who: 'anyone', summary: '', answer }),
  away: endpoint('GET', path('away'), { who: 'anyone', summary: '', answer }),
}

let site: TestSite
let app: TestSite['app']
let person: Member
let keeper: Member
beforeAll(async () => {
  site = await testSite()
  app = await buildApp(site.services)
  checkAnswers(app)
  route(app, calls.open, { guard: anyone }, ({ viewer }) => ({
    seen: viewer?.username ?? 'nobody',
  }))
  route(app, calls.members, { guard: member }, ({ viewer }) => ({ seen: viewer.username }))
  route(app, calls.admins, { guard: admin }, ({ viewer }) => ({ seen: viewer.username }))
  route(app, calls.ready, { guard: anyone }, () => Buffer.from('{"seen":"made before"}'))
  route(app, calls.drift, { guard: anyone }, () => ({ seen: 'x', email: 'secret@example.org' }))
  route(app, calls.broken, { guard: anyone }, () => {
    throw new Error('select * from secrets at /srv/site/app.ts')
  })
  route(app, calls.away, { guard: anyone }, () => {
    throw new Error('Connection terminated unexpectedly')
  })
  person = await site.signUp('person')
  keeper = await site.signUp('keeper')
  await site.db
    .updateTable('users')
    .set({ is_admin: true })
    .where('username', '=', 'keeper')
    .execute()
})
afterAll(async () => {
  await app.close()
  await site.close()
})

const ask = async (name: keyof typeof calls, who?: Member) => {
  const headers = who ? { cookie: who.cookies() } : {}
  const { statusCode, body } = await app.inject({ url: path(name), headers })
  return [statusCode, JSON.parse(body)]
}

test('a visitor is asked to sign in, and nobody but an administrator passes the admin guard', async () => {
  const statuses = async (name: keyof typeof calls) =>
    Promise.all([undefined, person, keeper].map(async (who) => (await ask(name, who))[0]))
  expect(await statuses('open')).toEqual([200, 200, 200])
  expect(await statuses('members')).toEqual([401, 200, 200])
  expect(await statuses('admins')).toEqual([401, 403, 200])
  expect(await ask('members', person)).toEqual([200, { seen: 'person' }])
})

test('a ready answer goes out as it is', async () => {
  expect(await ask('ready')).toEqual([200, { seen: 'made before' }])
})

test('an answer that says more than the contract fails the tests', async () => {
  const [status, body] = await ask('drift')
  expect([status, body.code]).toEqual([500, 'contract_broken'])
})

test('a failure of ours tells nothing of our inside', async () => {
  expect(await ask('broken')).toEqual([
    500,
    {
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: expect.any(String),
    },
  ])
})

test('while the database is away people are asked to come back', async () => {
  const { statusCode, headers, body } = await app.inject(path('away'))
  expect([statusCode, headers['retry-after'], JSON.parse(body).code]).toEqual([
    503,
    '2',
    'unavailable',
  ])
})

test('a call by a method that its address does not take is told which it takes', async () => {
  const ask = (method: string, path: string) =>
    site.visitor().send(path, { method, headers: { 'sec-fetch-site': 'same-origin' } })
  const deleted = await ask('DELETE', '/api/posts?limit=1')
  expect([deleted.status, deleted.headers.get('allow'), deleted.body]).toEqual([
    405,
    'GET, POST',
    { code: 'wrong_method', message: 'This address takes GET, POST.' },
  ])
  expect((await ask('PATCH', '/api/posts/1/like')).status).toBe(405)
  expect((await ask('GET', '/api/nothing')).status).toBe(404)
  expect((await ask('GET', '/api/posts//like')).status).toBe(404)
})
