import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSession } from '#server/accounts/sessions/sessions.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { migrate } from '#server/db/migrate.ts'
import type { Database } from '#server/db/open.ts'
import { sessionCookie } from '#server/http/core/viewer.ts'
import { ask } from './ask.ts'
import { beside } from './ground.ts'
import { median, percentile } from './maths.ts'
import { fillDoings } from './million/doings.ts'
import { fillMillion } from './million/fill.ts'
import { searches } from './million/queries.ts'
import { atMost, show, type Row } from './row.ts'
import { type Site, siteEnv, startSite } from './site.ts'

export type Scale = {
  /** Posts of each site, the smallest first. */
  sizes: number[]
  /** Keeps the filled sites for the next time; null: they go away. */
  folder: string | null
  rounds: number
}

/** Comments of a post, and posts of a member, at any size. */
const each = { comments: 5, posts: 20 } as const

type Grown = { posts: number; site: Site; cookie: string }

/**
 * The same calls of sites of several sizes, asked in turn: what a larger one costs more is the
 * ratio, whatever else the machine does. Filling a million posts takes some fifteen minutes.
 */
export const measureScale = async ({ sizes, folder, rounds }: Scale): Promise<Row[]> => {
  const place = folder ?? (await mkdtemp(join(tmpdir(), 'symposia-scale-')))
  const grown: Grown[] = []
  try {
    for (const posts of sizes) grown.push(await grow(join(place, String(posts)), posts))
    const rows: Row[] = []
    for (const [name, pathOf] of Object.entries(calls)) {
      console.error(`… ${name}`)
      rows.push(ratioRow(name, grown, await timesOf(grown, pathOf, rounds)))
    }
    return [...rows, await searchRow(grown.at(-1) as Grown, rounds)]
  } finally {
    for (const { site } of grown) await site.stop()
    if (!folder) await rm(place, { recursive: true, force: true })
  }
}

const calls: Record<string, (posts: number) => string> = {
  'GET /api/posts, the front page': () => '/api/posts',
  '… ?offset=900': () => '/api/posts?offset=900',
  '… ?before the middle': (posts) => `/api/posts?before=${posts / 2}`,
  'GET /api/posts/{id}': (posts) => `/api/posts/${posts / 2 + 1}`,
  'posts of a member': () => '/api/users/user_7/posts',
  'posts of a topic': () => '/api/topics/RentAtHome/posts',
  'posts of a category': () => '/api/categories/Science/posts',
  'a member’s notifications': () => '/api/notifications',
  'what a member likes': () => '/api/user/likes',
  'a profile': () => '/api/users/user_7/profile',
}

/** A site of this size, served by one process; its worker would begin to talk. */
const grow = async (dataDir: string, posts: number): Promise<Grown> => {
  const env = siteEnv(dataDir)
  const size = {
    posts,
    comments: posts * each.comments,
    members: Math.max(50, posts / each.posts),
  }
  if (!existsSync(join(dataDir, 'postgres'))) {
    await beside(env, async (database) => fillSite(database, size))
  }
  const token = await beside(env, ({ db }) =>
    startSession(db, { userId: 'user_7', userAgent: 'bench', now: new Date() }),
  )
  const site = await startSite({ env: { ...env, ROLE: 'web' } })
  return { posts, site, cookie: `${sessionCookie}=${token}` }
}

type Size = { posts: number; comments: number; members: number }

const fillSite = async ({ db, pool }: Database, size: Size): Promise<void> => {
  await migrate(pool)
  await ensureCast(db)
  await fillMillion(pool, size)
  await fillDoings(db, size)
}

const warmUp = 10

/** How long each site took for each asking, ms. */
const timesOf = async (
  grown: Grown[],
  pathOf: (posts: number) => string,
  rounds: number,
): Promise<number[][]> => {
  const times = grown.map((): number[] => [])
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const [at, { site, cookie, posts }] of grown.entries()) {
      const began = performance.now()
      await ask(site.origin, pathOf(posts), { headers: { Cookie: cookie } })
      if (round >= 0) times[at]?.push(performance.now() - began)
    }
  }
  return times
}

/** Of pairs that were measured one after the other, so that a slow moment counts for both. */
const ratioRow = (name: string, grown: Grown[], times: number[][]): Row => {
  const [least = [], most = []] = [times[0], times.at(-1)]
  const ratio = median(most.map((ms, at) => ms / (least[at] ?? ms)))
  const sizes = grown.map(({ posts }) => posts.toLocaleString('en')).join(' / ')
  return {
    name,
    measured: times.map((list) => show(median(list))).join(' / ') + ' ms',
    bare: `at ${sizes} posts`,
    checks: [atMost('largest ÷ smallest', ratio, 1.3)],
  }
}

const searchRow = async ({ site, posts }: Grown, rounds: number): Promise<Row> => {
  console.error('… search')
  const list = searches(rounds + 1)
  const kinds = list.length / (rounds + 1)
  const times: number[] = []
  for (let at = 0; at < list.length; at += 1) {
    const one = list[(at % kinds) * (rounds + 1) + Math.floor(at / kinds)]
    if (!one) continue
    const began = performance.now()
    await ask(site.origin, `/api/search?${one.query}`)
    if (at >= kinds) times.push(performance.now() - began)
  }
  const slowest = percentile(times, 0.99)
  return {
    name: `search over ${posts.toLocaleString('en')} posts`,
    measured: show(median(times), 'ms'),
    bare: '',
    checks: [atMost('p99', slowest, 50, 'ms')],
  }
}
