import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { metricsToken } from './watcher.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const look = async (of = site, headers: Record<string, string> = {}) =>
  openBrowser(of.url).get('/metrics', headers)

test('the figures tell what was answered by route and status, and what the site is doing', async () => {
  const ann = await site.signUp()
  await ann.post('/api/posts', { content: 'Counted once' })
  await ann.get('/api/posts/999999')
  await site.visitor().get('/api/posts')
  const { status, headers, body } = await look()
  expect([status, headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain/),
  ])
  const duration = 'symposia_http_request_duration_seconds'
  for (const line of [
    `${duration}_count{method="POST",route="/api/posts",status="201"} 1`,
    `${duration}_bucket{le="+Inf",method="POST",route="/api/posts",status="201"} 1`,
    `${duration}_count{method="GET",route="/api/posts/:id",status="404"} 1`,
    'symposia_live_streams 0',
    'symposia_database_up 1',
    'symposia_database_connections{state="awaited"} 0',
    'symposia_ai_spend_dollars_today{kind="spent"} 0',
  ]) {
    expect(body).toContain(`${line}\n`)
  }
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']) {
    expect(body).toMatch(new RegExp(`^${name} [\\d.]+`, 'm'))
  }
  expect(body).not.toContain('/api/posts/9')
})

test('answers that lay ready are counted too', async () => {
  const read = async () => {
    const { body } = await look()
    const line = /ready_answers_total\{route="\/api\/posts",status="200"\} (\d+)/
    return Number(line.exec(body)?.[1])
  }
  await site.visitor().get('/api/posts')
  const before = await read()
  for (let n = 0; n < 5; n += 1) await site.visitor().get('/api/posts')
  expect(await read()).toBe(before + 5)
})

test.each<Record<string, string>>([
  { 'x-forwarded-for': '203.0.113.9' },
  { forwarded: 'for=203.0.113.9' },
  { authorization: 'Bearer wrong', via: '1.1 proxy' },
])('a client that comes through a proxy finds nothing there (%j)', async (headers) => {
  expect((await look(site, headers)).status).toBe(404)
})

test('a page in a browser of the machine finds nothing there under its own name', async () => {
  const { statusCode } = await site.app.inject({
    url: '/metrics',
    headers: { host: 'rebound.example' },
  })
  expect(statusCode).toBe(404)
})

test.each<Record<string, string>>([{ TRUST_PROXY: '1' }, { SITE_URL: 'https://symposia.example' }])(
  'where a proxy stands before the site only the token opens (%j)',
  async (env) => {
    const behind = await testSite({ env })
    const token = metricsToken(behind.services.env)
    const statuses = [
      (await look(behind)).status,
      (await look(behind, { authorization: 'Bearer wrong' })).status,
      (await look(behind, { authorization: `Bearer ${token}` })).status,
    ]
    await behind.close()
    expect(statuses).toEqual([404, 404, 200])
  },
)
