import { AxeBuilder } from '@axe-core/playwright'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { openPool, toDb } from '#server/db/open.ts'
import { makeCard } from '#server/link-cards/make-card.ts'
import type { Services } from '#server/services.ts'
import {
  ask,
  comments,
  discussion,
  expect,
  keeper,
  secondPage,
  type Site,
  testWithKeeper as test,
} from '../e2e/stage.ts'

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** A new member may not link; an administrator may. */
const enterAsKeeper = async (page: Page) => {
  const answer = await page.request.post('/api/admin/login', { data: keeper })
  expect(answer.status()).toBe(200)
}

/** Another site, which the job of this one reads as if it were out on the internet. */
const otherSite = async (site: Site) => {
  const title = 'Why the old lamp of the harbour was lit again, and what the keepers say of it'
  const server = createServer((_request, response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(`<title>${title}</title><meta property="og:site_name" content="Daily Lamp">`),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const log = { warn: () => undefined, error: console.error }
  const pool = openPool({ connectionString: site.databaseUrl, max: 2 }, log)
  const db = toDb(pool)
  const rules = { hasUsualPort: false, resolve: async () => ['127.0.0.1'], isPublic: () => true }
  /** What the worker of a site with a network does. */
  const read = async (url: string) => {
    const { id } = await db
      .selectFrom('link_cards')
      .select('id')
      .where('url', '=', url)
      .executeTakeFirstOrThrow()
    const env = { NODE_ENV: 'test', SITE_NAME: 'Symposia' }
    const services = { db, pool, env, log, clock: () => new Date() } as unknown as Services
    await makeCard({ ...services, rules }, id)
  }
  const end = async () => {
    server.close()
    await pool.end()
  }
  let pages = 0
  const address = () => `http://lamp.example:${port}/${Date.now()}-${(pages += 1)}`
  return { address, read, end, title }
}

test('a link shows what it leads to, within reach of a keyboard, above the first response', async ({
  page,
  browser,
  site,
}) => {
  const other = await otherSite(site)
  const url = other.address()
  const writer = await secondPage(browser, site)
  await enterAsKeeper(writer)
  const id = await ask(writer, `Is this true? ${url}`)
  await other.read(url)
  for (const content of ['It is.', 'It is not.'])
    await writer.request.post(`/api/posts/${id}/comments`, { data: { content } })
  const card = page.getByRole('link', {
    name: `Linked page: Daily Lamp · lamp.example ${other.title}`,
  })
  await page.goto('/')
  await expect(card).toHaveAttribute('href', url)
  await expect(card).toHaveAttribute('rel', 'nofollow ugc noopener')
  expect(await violations(page)).toEqual([])

  await page.goto(`/post/${id}`)
  await card.focus()
  await expect(card).toBeFocused()
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(66)
  const top = (await comments(page).first().boundingBox())?.y ?? Infinity
  expect(top).toBeLessThan(page.viewportSize()!.height - 60)
  expect(await violations(page)).toEqual([])

  await page.goto(`/post/${id}?lang=de`)
  await expect(page.getByRole('link', { name: /^Verlinkte Seite: Daily Lamp/ })).toBeVisible()
  await other.end()
})

test('a card that comes while its post is read moves nothing, and is there afterwards', async ({
  page,
  browser,
  site,
}) => {
  const other = await otherSite(site)
  const url = other.address()
  const writer = await secondPage(browser, site)
  await enterAsKeeper(writer)
  const text = `What of this? ${url}`
  const id = await ask(writer, text)
  for (const content of Array.from({ length: 12 }, (_, at) => `Response ${at} in a row.`))
    await writer.request.post(`/api/posts/${id}/comments`, { data: { content } })
  // What a test asks of a page counts as a press there, after which a card may move it.
  await page.addInitScript(`{
    Object.defineProperty(UserActivation.prototype, 'isActive', { get: () => false })
  }`)
  await page.goto(`/post/${id}`)
  const first = comments(page).first()
  const before = await first.boundingBox()
  await other.read(url)
  // What was announced later is heard later.
  await writer.request.post(`/api/posts/${id}/comments`, { data: { content: 'After the card.' } })
  await expect(page.getByText('After the card.')).toHaveCount(1)
  expect(await first.boundingBox()).toEqual(before)
  const card = page.getByRole('link', { name: /^Linked page:/ })
  await expect(card).toHaveCount(0)
  await comments(page).last().scrollIntoViewIfNeeded()
  await expect(card).toHaveCount(1)
  await page.reload()
  await expect(card).toHaveCount(1)
  await expect(discussion(writer, text)).toHaveCount(0)
  await other.end()
})
