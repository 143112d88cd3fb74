import { test as base, expect, type Browser, type Page } from '@playwright/test'
import type { Connection } from '#server/db/embedded/reach.ts'
import { cloneOf } from '../support/clone.ts'
import { type Server, startServer, temporaryFolder } from '../support/server.ts'

export { expect }

/** What it writes is in `folder` and in that database. */
export type Site = Server & { folder: string; databaseUrl: string }

type Person = { name: string; username: string; password: string }

/** More than a start is given, so that one that fails is tidied up before it is cut short. */
export const startMs = 120_000

/** The fixture: one site for all tests of a worker. */
const oneSite = (env: Record<string, string> = {}) => {
  // Playwright reads what a fixture needs from this pattern.
  // oxlint-disable-next-line no-empty-pattern
  const lend = async ({}, use: (site: Site) => Promise<void>) => {
    const { site, end } = await openSite(env)
    await use(site)
    await end()
  }
  return [lend, { scope: 'worker', timeout: startMs }] as [
    typeof lend,
    { scope: 'worker'; timeout: number },
  ]
}

/**
 * Every test gets a real site in a real browser, and fails if anything complains in the console:
 * a script error, a hydration that did not fit, or something that the site's policy forbade.
 */
export const test = base.extend<{ complaints: string[] }, { site: Site }>({
  site: oneSite(),
  baseURL: async ({ site }, use) => use(site.url),
  page: async ({ page, javaScriptEnabled }, use) =>
    use(javaScriptEnabled ? untilAlive(page) : page),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (isComplaint(message.type(), message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(complaints)
      expect(complaints, 'the console must stay quiet').toEqual([])
    },
    { auto: true },
  ],
})

/** A real site on a data folder and a database of its own. */
export const openSite = async (env: Record<string, string> = {}) => {
  const { folder, remove } = temporaryFolder('pages')
  const { url, drop } = await cloneOf(ownTemplate())
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: url,
    AI_PACE: '0.05',
    RATE_LIMIT_SCALE: '100',
    LOG_LEVEL: 'warn',
    // As under npm it then ends when its parent does: a worker that was cut short leaves none behind.
    npm_lifecycle_event: 'test',
    ...env,
  })
  const site: Site = { ...server, folder, databaseUrl: url }
  const end = async () => {
    await site.stop()
    await drop()
    remove()
  }
  return { site, end }
}

/** That of the worker in which this file runs. */
const ownTemplate = () => {
  const templates = JSON.parse(process.env['TEST_TEMPLATES'] ?? '[]') as Connection[]
  const template = templates[Number(process.env['TEST_PARALLEL_INDEX']) % templates.length]
  if (!template) throw new Error('Playwright names no worker.')
  return template
}

/** Called once in a file: a site that no other file's tests use. What they write does not push the Scout's posts from its home. */
export const testAlone = () => test.extend<object, object>({ site: oneSite() })

export const keeper = { username: 'keeper', password: 'of the light house' }

/** The same on a site that has an administrator. */
export const testWithKeeper = test.extend<object, object>({
  site: oneSite({ ADMIN_USERNAME: keeper.username, ADMIN_PASSWORD: keeper.password }),
})

/**
 * Chromium itself reports each answer from 400 on and each cut connection, Playwright each worker
 * that it keeps out; tests that want those do so.
 */
const isComplaint = (type: string, text: string) =>
  (type === 'error' || type === 'warning') &&
  !/^(Failed to load resource|Service Worker registration blocked)/.test(text)

let people = 0

/** Signs somebody new up in this browser, without the screens. */
export const enter = async (page: Page, name = 'Ann Lee'): Promise<Person> => {
  const username = `person_${Date.now().toString(36)}_${(people += 1)}`
  const password = 'a long enough one'
  const [firstName, lastName] = name.split(' ')
  const data = { email: `${username}@example.org`, username, password, firstName, lastName }
  const answer = await page.request.post('/api/register', { data })
  expect(answer.status()).toBe(201)
  return { name, username, password }
}

/** Starts a discussion without the screens; gives its id. People only, unless asked otherwise. */
export const ask = async (
  page: Page,
  content: string,
  aiSeats = 'humans_only',
): Promise<number> => {
  const answer = await page.request.post('/api/posts', { data: { content, aiSeats } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

/** Another person at another computer. */
export const secondPage = async (browser: Browser, site: Server): Promise<Page> =>
  untilAlive(await (await browser.newContext({ baseURL: site.url })).newPage())

/** Code comes after the first picture: what a test types or looks for at once would come before it. */
const untilAlive = (page: Page): Page => {
  for (const way of ['goto', 'reload'] as const) {
    const go = page[way].bind(page) as (...how: unknown[]) => ReturnType<Page['goto']>
    page[way] = async (...how: unknown[]) => {
      const answer = await go(...how)
      if (!how.some(isImpatient)) await alive(page)
      return answer
    }
  }
  return page
}

const isImpatient = (how: unknown) => (how as { waitUntil?: string })?.waitUntil === 'commit'

/** At once where no code of the site's is to come: without JavaScript, in answers of the API. */
const alive = async (page: Page) => {
  if ((await page.locator('meta[name="modules"]').count()) === 0) return
  const isAlive = () => performance.getEntriesByName('alive').length > 0
  await page
    .waitForFunction(isAlive, undefined, { polling: 50, timeout: 10_000 })
    .catch(() => undefined)
}

/** The feed's card, or the discussion, whose text this is. */
export const discussion = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Post by/ }).filter({ hasText: text })

export const comments = (within: ReturnType<typeof discussion> | Page) =>
  within.getByRole('article', { name: /^Response by/ })
