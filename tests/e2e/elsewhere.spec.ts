import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { ask, enter, expect, secondPage, type Site, test as base } from './stage.ts'

/** A page of another site: `strange` has another host, `near` only another port, to which cookies go, too. */
type Elsewhere = { strange: string; near: string }

const test = base.extend<{ elsewhere: Elsewhere }>({
  // Playwright reads what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  elsewhere: async ({}, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>')
    })
    server.listen(0)
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    await use({ strange: `http://localhost:${port}/`, near: `http://127.0.0.1:${port}/` })
    server.closeAllConnections()
    server.close()
  },
})

/** Somebody in a browser that may complain: what is refused to a page is told in its console. */
const somebody = async (browser: Browser, site: Site) => {
  const page = await secondPage(browser, site)
  const { password: currentPassword } = await enter(page)
  const data = { name: 'A page', scopes: ['read', 'write'], days: 30, currentPassword }
  const made = await page.request.post('/api/user/tokens', { data })
  const { token } = (await made.json()) as { token: string }
  return { page, token }
}

/** What the page reads of an answer; null: its browser keeps it from the page. */
const asks = (page: Page, url: string, init: RequestInit = {}) =>
  page.evaluate(
    async ([to, how]) => {
      try {
        const answer = await fetch(to, how as unknown as RequestInit)
        const etag = answer.headers.get('etag')
        return { status: answer.status, body: await answer.text(), etag }
      } catch {
        return null
      }
    },
    [url, init] as const,
  )

const bearing = (token: string, more: Record<string, string> = {}) => ({
  headers: { authorization: `Bearer ${token}`, ...more },
})

test(
  'a page of another site reads and writes with a token, and what visitors may read without one',
  { tag: '@once' },
  async ({ browser, site, elsewhere }) => {
    const { page, token } = await somebody(browser, site)
    for (const place of Object.values(elsewhere)) {
      await page.goto(place)
      const feed = await asks(page, `${site.url}/api/posts`)
      expect([feed?.status, feed?.etag]).toEqual([200, expect.stringMatching(/^"/)])
      const known = await asks(page, `${site.url}/api/posts`, {
        headers: { 'if-none-match': feed?.etag ?? '' },
      })
      expect(known?.status).toBe(304)
      const own = await asks(page, `${site.url}/api/user`, bearing(token))
      expect(own?.status).toBe(200)
      const said = await asks(page, `${site.url}/api/posts`, {
        method: 'POST',
        body: JSON.stringify({ content: `Said at ${place}`, aiSeats: 'humans_only' }),
        ...bearing(token, { 'content-type': 'application/json', 'idempotency-key': place }),
      })
      expect(said?.status).toBe(201)
      const lacking = await asks(page, `${site.url}/api/user/tokens`, bearing(token))
      expect([lacking?.status, JSON.parse(lacking?.body ?? '').code]).toEqual([
        403,
        'not_for_tokens',
      ])
    }
    await page.context().close()
  },
)

test(
  'a page of another site follows the stream with a token',
  { tag: '@once' },
  async ({ browser, site, elsewhere }) => {
    const { page, token } = await somebody(browser, site)
    await page.goto(elsewhere.strange)
    const heard = page.evaluate(
      async ([url, bearer]) => {
        const answer = await fetch(`${url}/api/live`, {
          headers: { authorization: `Bearer ${bearer}` },
        })
        const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
        const first = await reader.read()
        await reader.cancel()
        return [answer.status, first.value]
      },
      [site.url, token] as const,
    )
    expect(await heard).toEqual([200, expect.stringContaining('id: ')])
    await page.context().close()
  },
)

test(
  'a page of another site neither reads nor changes anything by a cookie',
  { tag: '@once' },
  async ({ browser, site, elsewhere }) => {
    const { page } = await somebody(browser, site)
    const id = await ask(page, 'What is liked by its author')
    const like = { data: { targetType: 'post', targetId: id, liked: true } }
    expect((await page.request.post('/api/interactions/like', like)).status()).toBe(200)
    await page.goto('/about')
    // kept by the browser, as a page of the site reads it
    const kept = `${site.url}/api/posts/${id}`
    expect((await asks(page, kept))?.body).toContain('"isLiked":true')
    for (const place of Object.values(elsewhere)) {
      await page.goto(place)
      const json = { 'content-type': 'application/json' }
      const body = JSON.stringify({ content: `Smuggled at ${place}` })
      const withCookie = { credentials: 'include' } as const
      expect(await asks(page, `${site.url}/api/user`, withCookie)).toBeNull()
      expect(await asks(page, kept, withCookie)).toBeNull()
      const outOfCache = await asks(page, kept, { credentials: 'omit', cache: 'force-cache' })
      expect(outOfCache?.body ?? '').not.toContain('"isLiked":true')
      const write = { method: 'POST', headers: json, body }
      expect(await asks(page, `${site.url}/api/posts`, { ...write, ...withCookie })).toBeNull()
      // without a question beforehand, and without an answer
      const blind = { method: 'POST', mode: 'no-cors', body, ...withCookie } as const
      await asks(page, `${site.url}/api/posts`, blind)
      await asks(page, `${site.url}/api/logout`, { method: 'POST', mode: 'no-cors', ...withCookie })
      const refused = await asks(page, `${site.url}/api/posts`, write)
      expect([refused?.status, JSON.parse(refused?.body ?? '').code]).toEqual([
        403,
        'foreign_origin',
      ])
    }
    expect((await page.request.get('/api/user')).status()).toBe(200)
    const own = await (await page.request.get('/api/user/posts')).text()
    expect(own).toContain('What is liked by its author')
    expect(own).not.toContain('Smuggled')
    await page.context().close()
  },
)
