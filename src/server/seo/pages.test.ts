import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { livePath } from '#shared/live.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { inProcessHeader } from '../http/limits/limits.ts'
import { openPages } from './pages.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

test('a page is read in whatever spelling its path came', async () => {
  const read = openPages(site.app)
  expect(await read('/x/../%61bout')).toEqual(
    await read('/about').then((page) => ({ ...page, took: expect.any(Number) })),
  )
  expect((await read('/about'))?.path).toBe('/about')
})

test('what is no page is not read, and nothing stays open for it', async () => {
  const read = openPages(site.app)
  const paths = [
    livePath,
    '/%61pi/live',
    '/./api/live',
    '/x/../api/live',
    '/metrics',
    '/sitemap.xml',
  ]
  expect(await Promise.all(paths.map(read))).toEqual(paths.map(() => null))
  expect(site.app.liveStreams()).toBe(0)
})

test.each([livePath, '/api/posts', '/metrics', '/feed.xml', '/robots.txt'])(
  'a call of the site to itself reaches pages alone, not %s',
  async (url) => {
    const headers = { [inProcessHeader]: site.app.inProcessKey }
    expect((await site.app.inject({ url, headers })).statusCode).toBe(404)
  },
)

test('of a page with very many words only the beginning is read', async () => {
  const ann = await site.signUp()
  const { body: post } = await ann.post('/api/posts', { content: 'Long', aiSeats: 'humans_only' })
  await sql`
    insert into comments (post_id, user_id, content)
    select ${post.id}, ${ann.user.id}, repeat(n::text || ' words ', 500) from generate_series(1, 150) as n
  `.execute(site.db)
  const read = await openPages(site.app)(`/post/${post.id}`)
  expect(read?.bytes).toBeGreaterThan(500_000)
  expect(read?.text.length).toBeGreaterThan(100_000)
  expect(read?.text.length).toBeLessThan(300_000)
})
