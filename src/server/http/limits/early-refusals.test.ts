import { Agent, type IncomingMessage, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

const now = new Date('2026-03-01T12:00:00Z')
let site: TestSite
const agents: Agent[] = []
beforeAll(async () => {
  // Of this machine's own addresses 20 times one: 20 reads in five seconds.
  site = await testSite({ env: { RATE_LIMIT_SCALE: '0.01' }, clock: () => now })
})
afterAll(async () => {
  for (const agent of agents) agent.destroy()
  await site.close()
})

/** Asks again and again on one connection. */
const openFrom = (localAddress: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agents.push(agent)
  return (path = '/api/user', method = 'GET', body = '', cookie = '') =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        ...(body && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      }
      const asking = request(site.url + path, { agent, localAddress, method, headers }, (answer) =>
        answer.resume().once('end', () => resolve(answer)),
      )
      asking.on('error', reject).end(body)
    })
}

test('who goes on after many refusals is refused before anything is done, and the connection ends', async () => {
  const ask = openFrom('127.0.0.5')
  const seen: IncomingMessage[] = []
  for (let n = 0; n < 20 + 20 + 30; n += 1) seen.push(await ask())
  const statuses = seen.map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([
    ...Array.from({ length: 20 }, () => 401),
    ...Array.from({ length: 50 }, () => 429),
  ])
  // Only what Fastify has seen has a name of its own.
  const named = seen.filter(({ headers }) => headers['x-request-id'] !== undefined)
  expect(named).toHaveLength(40)
  expect(seen.some(({ headers }) => headers.connection === 'close')).toBe(true)
  const last = seen.at(-1)?.headers
  expect(Number(last?.['retry-after'])).toBeGreaterThan(0)
  expect(last?.['content-security-policy']).toBeDefined()

  expect((await ask('/healthz')).statusCode).toBe(200)
  const sent = await ask('/api/login', 'POST', '{}')
  expect([sent.statusCode, sent.headers.connection]).toEqual([429, 'close'])
  expect((await openFrom('127.0.0.6')()).statusCode).toBe(401)
})

test('a member’s own refusals do not shut out the others at the same address', async () => {
  const ask = openFrom('127.0.0.7')
  const seen: IncomingMessage[] = []
  for (let n = 0; n < 70; n += 1) seen.push(await ask('/api/user', 'GET', '', 'sid=a'))
  expect(seen.at(-1)?.statusCode).toBe(429)
  expect(seen.filter(({ headers }) => headers['x-request-id'] === undefined)).toEqual([])
})

test('people behind a proxy of this machine that nobody has named keep each other out of nothing', async () => {
  const ask = openFrom('127.0.0.1')
  const seen: IncomingMessage[] = []
  for (let n = 0; n < 70; n += 1) seen.push(await ask())
  expect(seen.at(-1)?.statusCode).toBe(429)
  expect(seen.filter(({ headers }) => headers['x-request-id'] === undefined)).toEqual([])
})
