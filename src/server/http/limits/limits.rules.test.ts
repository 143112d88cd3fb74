import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/support/db.ts'
import type { Services } from '../../services.ts'
import { HttpError } from '../core/errors.ts'
import { type LimitName, type Limiter, duration, inProcessHeader, openLimiter } from './limits.ts'
import { memoryHits } from './memory-hits.ts'
import type { Viewer } from '../core/viewer.ts'

const day = 86_400
const hour = 3600
const start = Date.parse('2026-05-01T00:00:00Z')
let now = start
let limiter: Limiter
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  await database.db.deleteFrom('limit_hits').execute()
  limiter = open(1)
})

const open = (RATE_LIMIT_SCALE: number): Limiter => {
  const env = { RATE_LIMIT_SCALE, APP_SECRET: 'x'.repeat(32) } as Services['env']
  return openLimiter({ env, db: database.db, clock: () => new Date(now) } as Services, 'the key')
}

type Whose = 'address' | 'account' | 'newcomer'
const years = 400 * day * 1000
const hit = async (name: LimitName, whose: Whose, id = '203.0.113.9') => {
  if (whose === 'address') return limiter.byAddress(name, { ip: id, headers: {} })
  const createdAt = new Date(whose === 'newcomer' ? start : start - years)
  return limiter.byAccount(name, { id, createdAt } as Viewer)
}

/** How many are let through, one each `gap` seconds, and the answer to the next. */
const play = async (name: LimitName, whose: Whose, gap = 0) => {
  for (let hits = 0; hits < 2_100; hits += 1) {
    try {
      await hit(name, whose)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      return { hits, status: error.status, message: error.message }
    }
    now += gap * 1000
  }
  return { hits: Infinity, status: 200, message: '' }
}

/** Name, whose, what is too much, and the rules: how many in how many seconds. */
const written: [LimitName, Whose, string, ...[number, number][]][] = [
  ['read', 'address', 'requests', [100, 5]],
  ['work', 'address', 'requests that take the site long', [100, 5]],
  ['search', 'address', 'searches', [60, 20]],
  ['login', 'address', 'attempts to sign in', [10, 60], [100, hour]],
  ['adminLogin', 'address', 'attempts to sign in as an administrator', [5, 900]],
  ['visit', 'address', 'reports', [60, 60]],
  ['register', 'address', 'new accounts from here', [5, 1800], [20, day]],
  ['mail', 'address', 'mails', [10, hour]],
  ['mail', 'account', 'mails', [3, hour]],
  ['contact', 'address', 'messages', [5, hour], [20, day]],
  ['post', 'address', 'posts', [30, 60]],
  ['post', 'account', 'posts', [4, 60], [60, day]],
  ['post', 'newcomer', 'posts', [4, 60], [10, day]],
  ['comment', 'address', 'comments', [60, 60]],
  ['comment', 'account', 'comments', [12, 60], [300, day]],
  ['comment', 'newcomer', 'comments', [12, 60], [50, day]],
  ['like', 'address', 'likes', [120, 60]],
  ['like', 'account', 'likes', [60, 60]],
  ['upload', 'address', 'pictures', [30, 60]],
  ['upload', 'account', 'pictures', [10, 60], [100, day]],
  ['revision', 'address', 'changes', [120, 60]],
  ['revision', 'account', 'changes', [60, 60]],
  ['edit', 'address', 'changes', [60, 60]],
  ['edit', 'account', 'changes', [12, 60], [300, day]],
  ['draft', 'address', 'drafts', [120, 60]],
  ['draft', 'account', 'drafts', [40, 60], [2000, day]],
  ['share', 'address', 'shares', [120, 60]],
  ['share', 'account', 'shares', [60, 60], [200, day]],
  ['archive', 'address', 'downloads of your data', [10, hour]],
  ['archive', 'account', 'downloads of your data', [5, hour]],
  ['report', 'address', 'reports', [30, 60]],
  ['report', 'account', 'reports', [10, 60], [100, day]],
  ['keys', 'address', 'changes', [30, 60]],
  ['keys', 'account', 'changes', [15, 60], [60, day]],
  ['profile', 'address', 'changes', [30, 60]],
  ['tokenMaking', 'address', 'new access tokens', [30, hour]],
  ['tokenMaking', 'account', 'new access tokens', [20, day]],
  ['token', 'account', 'calls with this token', [600, 60]],
  ['story', 'address', 'stories', [20, hour]],
  ['story', 'account', 'stories', [10, hour]],
  ['view', 'address', 'views', [120, 60]],
  ['view', 'account', 'views', [60, 60]],
  ['preview', 'address', 'previews', [60, 60]],
  ['live', 'address', 'live streams begun', [120, 60]],
  ['live', 'account', 'live streams begun', [60, 60]],
  ['image', 'address', 'images', [600, 60]],
]
const cells = written.flatMap(([name, whose, what, ...rules]) =>
  rules.map(([most, seconds], at) => {
    const [shorter, inSeconds] = rules[at - 1] ?? [1, 0]
    return { name, whose, what, most, seconds, gap: (2 * inSeconds) / shorter }
  }),
)

describe('in one stretch of time, and not one more', () => {
  test.each(cells)(
    '$name by $whose: $most in $seconds s',
    async ({ name, whose, what, most, seconds, gap }) => {
      const { hits, status, message } = await play(name, whose, gap)
      expect([hits, status]).toEqual([most, 429])
      expect(message).toContain(
        `Too many ${what}: at most ${most} in ${duration(seconds)}. You can`,
      )
      expect(message).toMatch(/You can go on in \d+ (second|minute|hour)s?\.$/)
    },
  )
})

test('who had a second of work done in five reads no more for a while; nobody else is touched', async () => {
  const work = (hundredths: number, headers = {}) =>
    limiter.charge({ ip: '203.0.113.9', headers }, hundredths)
  work(99)
  work(500, { [inProcessHeader]: 'the key' })
  await expect(hit('read', 'address')).resolves.toBeNull()
  work(1)
  await expect(hit('read', 'address')).rejects.toMatchObject({
    status: 429,
    message: expect.stringContaining('Too many requests that take the site long'),
  })
  await expect(hit('login', 'address')).resolves.toBeUndefined()
  await expect(hit('read', 'address', '198.51.100.1')).resolves.toBeNull()
  now += 10_000
  await expect(hit('read', 'address')).resolves.toBeNull()
})

test('what is refused does not count, so that a client that waits gets on', async () => {
  for (const name of ['post', 'login'] as const) {
    now = start
    await play(name, 'address')
    const before = await play(name, 'address')
    const again = await play(name, 'address')
    expect([before.hits, again]).toEqual([0, before])
    now += 2 * 60_000
    expect((await play(name, 'address')).hits).toBeGreaterThan(0)
  }
})

test('one address, account or kind of call never uses up another’s', async () => {
  await play('post', 'address')
  await play('post', 'account')
  await expect(hit('post', 'address', '198.51.100.1')).resolves.toBeNull()
  await expect(hit('post', 'account', 'somebody else')).resolves.toBeNull()
  await expect(hit('comment', 'address')).resolves.toBeNull()
  await expect(hit('comment', 'account')).resolves.toBeNull()
})

test('an account is new for one day', async () => {
  const createdAt = new Date(start)
  const posts = async () => {
    for (let hits = 0; hits < 100; hits += 1) {
      now += 60_000
      try {
        await limiter.byAccount('post', { id: 'new', createdAt } as Viewer)
      } catch {
        return hits
      }
    }
    return Infinity
  }
  expect(await posts()).toBe(10)
  now = start + 2 * day * 1000
  expect(await posts()).toBe(60)
})

test('what only addresses are counted for is open to every account', async () => {
  for (const whose of ['account', 'newcomer'] as const) {
    expect((await play('read', whose)).hits).toBe(Infinity)
  }
})

test('the machine’s own addresses may do twenty times as much, and the server render all', async () => {
  const own = async (ip: string, headers = {}) => {
    for (let hits = 0; hits <= 2100; hits += 1) {
      try {
        await limiter.byAddress('read', { ip, headers })
      } catch {
        return hits
      }
    }
    return Infinity
  }
  expect(await own('127.0.0.1')).toBe(2000)
  expect(await own('203.0.113.9', { [inProcessHeader]: 'a guess' })).toBe(100)
  expect(await own('203.0.113.9', { [inProcessHeader]: 'the key' })).toBe(Infinity)
})

test('a scale multiplies every limit, and leaves at least one', async () => {
  limiter = open(0.5)
  expect((await play('post', 'address')).hits).toBe(15)
  expect((await play('post', 'account')).hits).toBe(2)
  limiter = open(0.001)
  expect((await play('story', 'account')).hits).toBe(1)
})

test('what must hold in every process is counted where all of them look', async () => {
  for (const name of ['login', 'adminLogin', 'register', 'mail', 'contact'] as const) {
    const { hits } = await play(name, 'address')
    limiter = open(1)
    expect((await play(name, 'address')).hits).toBe(0)
    expect(hits).toBeGreaterThan(0)
  }
})

test('what memory keeps of callers is bounded: with too many the oldest is forgotten, and nobody else', () => {
  const { take } = memoryHits(() => new Date(now), 2)
  const isIn = (key: string) => take(key, [{ most: 1, seconds: 60 }]) === null
  const calls = ['a', 'b', 'a', 'c', 'a', 'b', 'a', 'c']
  expect(calls.map(isIn)).toEqual([true, true, false, true, false, true, false, true])
})

test('200,000 addresses have neither an address nor an account forgotten that goes on calling', async () => {
  await play('read', 'address')
  await play('comment', 'account')
  const isRefused = (name: LimitName, whose: Whose) =>
    hit(name, whose).then(
      () => false,
      (error: HttpError) => error.status === 429,
    )
  let letIn = 0
  for (let n = 0; n < 200_000; n += 1) {
    await hit(
      'read',
      'address',
      `2001:db8:${(n >> 16).toString(16)}:${(n & 65_535).toString(16)}::1`,
    )
    if (n % 1_000 === 0 && !(await isRefused('read', 'address'))) letIn += 1
  }
  expect(letIn).toBe(0)
  expect(await isRefused('comment', 'account')).toBe(true)
})

test('waits are rounded up, in the unit that people would use', () => {
  expect([0.2, 1, 2, 119, 120, 121, 7199, 7200, 7201, day].map(duration)).toEqual([
    '1 second',
    '1 second',
    '2 seconds',
    '119 seconds',
    '2 minutes',
    '3 minutes',
    '120 minutes',
    '2 hours',
    '3 hours',
    '24 hours',
  ])
})
