import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { durableHits, forgetOldHits } from '../http/limits/durable-hits.ts'
import type { Services } from '../services.ts'
import { countGuess, forgetGuesses, guessKey, lockFor } from './wrong-passwords.ts'

const minute = 60_000
const day = 1440 * minute
const start = Date.parse('2026-05-01T12:00:00Z')
let database: TestDatabase
let services: Services
let now = start
beforeAll(async () => {
  database = await testDatabase()
  services = {
    db: database.db,
    env: { APP_SECRET: 'a secret of this site, long enough' },
    clock: () => new Date(now),
  } as Services
})
afterAll(() => database.close())
beforeEach(async () => {
  now = start
  await database.db.deleteFrom('limit_hits').execute()
})

const guess = (key: string) => countGuess(services, key)
const lines = () =>
  database.db.selectFrom('limit_hits').select(['key', 'hits']).orderBy('window_start').execute()

test('the lock grows from a minute, doubling, to a quarter of an hour', () => {
  const minutes = [0, 1, 4, 5, 6, 7, 8, 9, 10, 200].map((failures) => lockFor(failures) / minute)
  expect(minutes).toEqual([0, 0, 0, 1, 2, 4, 8, 15, 15, 15])
})

describe('guesses at one account', () => {
  test('are free five times, then one is let through each time that the lock is over', async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess('ann')
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      const words = minutes === 1 ? '60 seconds' : `${minutes} minutes`
      await expect(guess('ann')).rejects.toMatchObject({
        status: 429,
        retryAfter: minutes * 60,
        message: `Too many failed attempts to sign in. You can try again in ${words}.`,
      })
      now += minutes * minute - 1
      await expect(guess('ann')).rejects.toMatchObject({ status: 429, retryAfter: 1 })
      now += 1
      await guess('ann')
    }
  })

  test('that were refused do not lengthen the lock', async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess('ann')
    for (let more = 0; more < 9; more += 1) await expect(guess('ann')).rejects.toThrow('Too many')
    now += minute
    await expect(guess('ann')).resolves.toBeUndefined()
  })

  test('lock no other account', async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess('ann')
    await expect(guess('ben')).resolves.toBeUndefined()
  })

  test('are forgotten a day after, and at once when the right password comes', async () => {
    for (let tries = 0; tries < 5; tries += 1) await guess('ann')
    for (let tries = 0; tries < 5; tries += 1) await guess('ben')
    now += 1
    await forgetGuesses(services, 'ann')
    await guess('ann')
    await expect(guess('ben')).rejects.toThrow('Too many')
    now = start + day - 1
    for (let tries = 0; tries < 1; tries += 1) await guess('ben')
    await expect(guess('ben')).rejects.toThrow('Too many')
    now = start + 3 * day
    for (let tries = 0; tries < 5; tries += 1) await guess('ben')
  })

  test('at once are counted one after the other', async () => {
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => guess('ann')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  })

  test('are kept under a name that names nobody, another on each site', async () => {
    await guess(guessKey(services, 'ann'))
    const [line] = await lines()
    expect(line?.key).toMatch(/^guess:[\w-]{43}$/)
    expect(line?.hits).toBe(1)
    const other = {
      ...services,
      env: { APP_SECRET: 'another secret, of another site' },
    } as Services
    const keys = [guessKey(services, 'ann'), guessKey(services, 'ben'), guessKey(other, 'ann')]
    expect(new Set(keys).size).toBe(3)
    expect(guessKey(services, 'ann')).toBe(keys[0])
  })
})

describe('hits that every process counts', () => {
  const rule = { most: 3, seconds: 60 }
  const daily = { most: 5, seconds: 86_400 }
  const aligned = Date.parse('2026-05-01T00:00:00Z')
  beforeEach(() => {
    now = aligned
  })
  const hits = (name: string, ...rules: (typeof rule)[]) =>
    durableHits(services)({ whose: 'somebody', name, rules })

  test('are let through as often as the rule says, then refused with how long', async () => {
    for (let n = 0; n < 3; n += 1) expect(await hits('login', rule)).toBeNull()
    now += 10_000
    expect(await hits('login', rule)).toEqual({ rule, seconds: expect.closeTo(70) })
    now = aligned + 81_000
    expect(await hits('login', rule)).toBeNull()
    expect(await hits('login', rule)).toEqual({ rule, seconds: expect.closeTo(19) })
  })

  test('that were refused are taken back from every rule', async () => {
    for (let n = 0; n < 3; n += 1) await hits('login', rule, daily)
    for (let n = 0; n < 9; n += 1) await hits('login', rule, daily)
    expect((await lines()).map((line) => line.hits).toSorted()).toEqual([3, 3])
    now += 180_000
    expect(await hits('login', rule, daily)).toBeNull()
    expect(await hits('login', rule, daily)).toBeNull()
    expect(await hits('login', rule, daily)).toMatchObject({ rule: daily })
  })

  test('of one name do not count for another, and the names are not kept', async () => {
    for (let n = 0; n < 3; n += 1) await hits('login:203.0.113.9', rule)
    expect(await hits('login:203.0.113.8', rule)).toBeNull()
    const kept = await lines()
    expect(kept.map(({ key }) => key.replace(/:60$/, '').length)).toEqual([43, 43])
    expect(JSON.stringify(kept)).not.toContain('203.0')
  })

  test('at once are never more than the rule lets through', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => hits('login', rule)))
    expect(all.filter((refusal) => refusal === null).length).toBeLessThanOrEqual(3)
  })

  test('are forgotten when no rule looks at them any more', async () => {
    await hits('login', rule)
    now = aligned + 2 * day
    await forgetOldHits(services)
    expect(await lines()).toHaveLength(1)
    now += 1
    await forgetOldHits(services)
    expect(await lines()).toEqual([])
  })
})
