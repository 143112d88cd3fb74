import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Post, Thread } from '#shared/posts.ts'
import { listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { insideHosts } from '../../../tests/support/tricks.ts'
import type { FetchRules } from '../http/egress/fetch.ts'
import { forgetDeleted } from '../posts/forget.ts'
import { writePost } from '../posts/posts.ts'
import { forgetCards } from '../link-cards/forget.ts'
import { makeCard } from '../link-cards/make-card.ts'

let site: TestSite
let ann: Member
let server: Server
let port: number
let hits: string[] = []
let answer: RequestListener
let now = new Date()

beforeAll(async () => {
  site = await testSite({ clock: () => now })
  ann = await site.signUp('ann')
  server = createServer((request, response) => {
    hits.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await site.close()
})
beforeEach(() => {
  hits = []
  answer = page('The lamp goes out', '<meta property="og:site_name" content="Daily Lamp">')
})

const page =
  (title: string, more = ''): RequestListener =>
  (_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<html><head><title>${title}</title>${more}</head><body>Words</body></html>`)
const refuse: RequestListener = (_request, response) => response.writeHead(404).end()

/** As if the other site were out on the internet. */
const rules: Partial<FetchRules> = {
  hasUsualPort: false,
  resolve: async () => ['127.0.0.1'],
  isPublic: () => true,
}
let pages = 0
const address = () => `http://lamp.example:${port}/${(pages += 1)}`
const write = async (content: string) =>
  (await writePost(site.db, { author: ann.user, content, aiSeats: 'humans_only', at: now })).id
const waiting = async (url: string) => {
  const { rows } = await sql<{ id: number; jobs: number }>`
    select id, (select count(*)::int from graphile_worker.jobs
      where key = 'link-card:' || card.id) as jobs
    from link_cards as card where url = ${url}
  `.execute(site.db)
  return rows[0]
}
const make = async (url: string, given: Partial<FetchRules> | undefined = rules) => {
  const { id = 0 } = (await waiting(url)) ?? {}
  await makeCard({ ...site.services, ...(given && { rules: given }) }, id)
}
const failureOf = async (url: string) =>
  (
    await site.db
      .selectFrom('link_cards')
      .select('failure')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
  ).failure
const read = async (id: number, who = site.visitor()) =>
  (await who.get(`/api/posts/${id}`)).body as Thread
const listed = async (id: number, who = site.visitor()) =>
  ((await who.get('/api/posts')).body as Post[]).find((post) => post.id === id)

test('a post with a link gets a card, alone and in lists, and browsers hear of it', async () => {
  const url = address()
  const id = await write(`Look: ${url}`)
  expect((await read(id)).linkCard).toBeUndefined()
  expect((await waiting(url))?.jobs).toBe(1)
  const ears = await listenTo(site.url, { topics: 'feed' })
  await make(url)
  const heard = await ears.until(({ data }) => data.kind === 'post_edit')
  ears.cut()
  const card = {
    url,
    title: 'The lamp goes out',
    site: 'Daily Lamp',
    host: 'lamp.example',
    imageUrl: null,
  }
  expect(heard.data).toMatchObject({ post: { id, linkCard: card } })
  expect((await read(id)).linkCard).toEqual(card)
  expect((await listed(id))?.linkCard).toEqual(card)
  expect((await listed(id, ann))?.linkCard).toEqual(card)
})

test('many posts with one link share one fetch; it is read again after a week', async () => {
  const url = address()
  const first = await write(`One: ${url}`)
  await make(url)
  const second = await write(`Two: ${url}#here`)
  expect((await read(second)).linkCard?.title).toBe('The lamp goes out')
  expect(hits).toHaveLength(1)
  answer = page('The lamp is back')
  now = new Date(now.getTime() + 8 * 86_400_000)
  await write(`Three: ${url}`)
  expect((await waiting(url))?.jobs).toBe(1)
  await make(url)
  expect((await read(first)).linkCard).toMatchObject({ title: 'The lamp is back', site: null })
  answer = refuse
  await make(url)
  expect((await read(first)).linkCard?.title).toBe('The lamp is back')
})

test('the picture comes through this site, as long as a post shows it', async () => {
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  answer = (request, response) =>
    request.url?.endsWith('.png')
      ? response.writeHead(200, { 'content-type': 'image/png' }).end(file)
      : page('A picture', '<meta property="og:image" content="/red.png">')(request, response)
  const url = address()
  const id = await write(`Seen: ${url}`)
  await make(url)
  const { imageUrl } = (await read(id)).linkCard ?? {}
  expect(imageUrl).toMatch(/^\/img\/card\/\d+\?v=\d+$/)
  // The name leads nowhere outside of this test: what is refused is the fetch, not the picture.
  expect((await site.visitor().get(imageUrl!)).body.message).toContain('There is no image')
  await ann.send(`/api/posts/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect((await site.visitor().get(imageUrl!)).body.message).toBe('Image not found')
})

test.each([
  ['that is none', 'text/plain'],
  ['that is not there', null],
])('a picture %s leaves the card without one', async (_what, type) => {
  answer = (request, response) => {
    if (!request.url?.endsWith('.png'))
      return page('No picture', '<meta property="og:image" content="/no.png">')(request, response)
    if (type) response.writeHead(200, { 'content-type': 'image/png' }).end('Not quite')
    else refuse(request, response)
  }
  const url = address()
  const id = await write(`Unseen: ${url}`)
  await make(url)
  expect((await read(id)).linkCard).toMatchObject({ title: 'No picture', imageUrl: null })
})

describe('no card', () => {
  test.each<[string, RequestListener, string]>([
    ['of a page that is not there', refuse, 'It answered 404'],
    ['of what is no page', (_, response) => response.end('Words'), 'another type'],
    ['of a page without a title', page(''), 'no title'],
    ['of a page that sells', page('Replica watches, buy now'), 'doubtful'],
  ])('%s', async (_what, listener, why) => {
    answer = listener
    const url = address()
    const id = await write(`No card: ${url}`)
    await make(url)
    expect(await failureOf(url)).toContain(why)
    expect((await read(id)).linkCard).toBeUndefined()
    await write(`Not again: ${url}`)
    expect(hits).toHaveLength(1)
  })

  test('where this site has no network, and nothing is asked', async () => {
    const url = address()
    const id = await write(`Offline: ${url}`)
    await makeCard(site.services, (await waiting(url))!.id)
    expect(hits).toEqual([])
    expect((await read(id)).linkCard).toBeUndefined()
  })

  test('of a post that waits for a look: nothing is fetched', async () => {
    const url = address()
    const { body } = await (
      await site.signUp()
    ).post('/api/posts', {
      content: `A newcomer says: ${url}`,
      aiSeats: 'humans_only',
    })
    expect(body.isHeld).toBe(true)
    expect(await waiting(url)).toBeUndefined()
  })

  test('of a post that is gone meanwhile', async () => {
    const url = address()
    const id = await write(`Soon gone: ${url}`)
    await site.db.updateTable('posts').set({ deleted_at: now }).where('id', '=', id).execute()
    await make(url)
    expect(hits).toEqual([])
  })

  test.each(insideHosts)('of %s, which is never knocked at', async (host) => {
    const url = `http://${host}:${port}/`
    const known = new URL(url).href
    await write(`Inside: ${url}`)
    if (!(await waiting(known))) return
    await make(known, { hasUsualPort: false })
    expect(hits).toEqual([])
    expect(await failureOf(known)).not.toBeNull()
  })
})

test('no more than half a megabyte of a page is read', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write('<title>Long</title>')
    response.end('x'.repeat(3_000_000))
  }
  const url = address()
  const id = await write(`Long: ${url}`)
  await make(url)
  expect((await read(id)).linkCard?.title).toBe('Long')
})

test('an edit takes the card along with the link', async () => {
  const [url, other] = [address(), address()]
  const id = await write(`First this: ${url}`)
  await make(url)
  const edited = await ann.put(`/api/posts/${id}`, { content: `Then that: ${other}` })
  expect(edited.body.isHeld).toBeUndefined()
  expect((await read(id)).linkCard).toBeUndefined()
  await make(other)
  expect((await read(id)).linkCard?.url).toBe(other)
})

test('muted words are kept from the member who muted them, in a card, too', async () => {
  const ben = await site.signUp('ben')
  const url = address()
  const id = await write(`Whatever this is: ${url}`)
  await ben.put('/api/user/hidden/words', { words: ['lamp'] })
  const ears = await listenTo(site.url, { topics: 'feed', cookies: ben.cookies() })
  await make(url)
  expect((await read(id, ben)).linkCard).toBeUndefined()
  expect((await listed(id, ben))?.linkCard).toBeUndefined()
  expect((await listed(id))?.linkCard?.title).toBe('The lamp goes out')
  const later = await write('Something else')
  await ears.until(({ data }) => data.kind === 'post' && data.post.id === later)
  ears.cut()
  expect(JSON.stringify(ears.heard)).not.toContain('The lamp goes out')
})

test('the words of a page are plain, short and turn nothing', async () => {
  answer = page(
    `<script>alert(1)</script>\u202Eevil ${'long '.repeat(100)}`.replaceAll('</s', '&lt;/s'),
  )
  const url = address()
  const id = await write(`Strange: ${url}`)
  await make(url)
  const title = (await read(id)).linkCard?.title ?? ''
  expect([...title].length).toBeLessThanOrEqual(160)
  expect(title).not.toContain('\u202E')
  const { body } = await site.visitor().get(`/post/${id}`)
  expect(body).not.toContain('<script>alert(1)')
})

test('a card goes with the last post that has its link', async () => {
  const url = address()
  const id = await write(`The last: ${url}`)
  await make(url)
  await site.db.updateTable('posts').set({ deleted_at: now }).where('id', '=', id).execute()
  now = new Date(now.getTime() + 2 * 86_400_000)
  await forgetDeleted(site.services)
  await forgetCards(site.db)
  expect(await waiting(url)).toBeUndefined()
})
