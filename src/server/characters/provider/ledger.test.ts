import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../../tests/support/db.ts'
import { mayAsk, recordOutcome } from './circuit-breaker.ts'
import { credibleUsage } from './costs.ts'
import type { Failure } from '../speaking/failure.ts'
import { reserve, settle, settleForgotten } from './ledger.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const day = '2026-05-01'
const readSite = () =>
  database.db
    .selectFrom('budgets')
    .selectAll()
    .where('scope', '=', 'site')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()

describe('the budget', () => {
  it.each([0, -1_000_000, Number.NaN, 1e12])('does not believe a bill of %d tokens', (tokens) => {
    const { inputTokens, outputTokens } = credibleUsage(
      { outputTokens: 1_200 },
      { inputTokens: tokens, outputTokens: tokens },
      { asked: 'x'.repeat(4_000), answered: 'x'.repeat(400) },
    )
    expect([inputTokens, outputTokens]).toEqual(tokens > 0 ? [8_000, 1_200] : [1_000, 100])
  })

  it('is never passed by a hundred reservations at one time, under any cap', async () => {
    const asked = Array.from({ length: 100 }, (_, at) =>
      reserve(database.db, {
        caps: [
          { scope: 'site', most: 1_000 },
          { scope: `post:${at % 3}`, most: 450 },
        ],
        microusd: 70,
        day,
      }),
    )
    const granted = (await Promise.all(asked)).filter((id) => id !== null)
    expect(granted.length).toBe(14)
    expect((await readSite()).reserved_microusd).toBe(980)
    const posts = await database.db
      .selectFrom('budgets')
      .selectAll()
      .where('scope', 'like', 'post:%')
      .execute()
    for (const { reserved_microusd } of posts) expect(reserved_microusd).toBeLessThanOrEqual(450)

    await Promise.all(
      granted.flatMap((id) => [settle(database.db, id, 10), settle(database.db, id, 10)]),
    )
    expect(await readSite()).toMatchObject({ reserved_microusd: 0, spent_microusd: 140 })
  })

  it('is settled and reserved at one time without a deadlock', async () => {
    const [tomorrow, most] = ['2026-05-02', 1e9]
    const turn = async (at: number) => {
      const scopes = ['site', 'provider:x', `post:${at % 5}`, `person:${at % 7}`]
      const caps = scopes.map((scope) => ({ scope, most }))
      const id = await reserve(database.db, { caps, microusd: 70, day: tomorrow })
      await settle(database.db, id!, 10)
    }
    const turns = () => Promise.all(Array.from({ length: 150 }, (_, at) => turn(at)))
    await turns()
    // now the rows lie in any order, and PostgreSQL knows that reading them all is quickest
    await sql`analyze budgets`.execute(database.db)
    await turns()
    const site = await database.db
      .selectFrom('budgets')
      .selectAll()
      .where('scope', '=', 'site')
      .where('day', '=', tomorrow)
      .executeTakeFirstOrThrow()
    expect(site).toMatchObject({ reserved_microusd: 0, spent_microusd: 3_000 })
  })

  it('counts a call that nobody settled as spent', async () => {
    await reserve(database.db, { caps: [{ scope: 'lost', most: 100 }], microusd: 60, day })
    await settleForgotten(database.db, new Date(Date.now() + 1_000))
    const again = await reserve(database.db, {
      caps: [{ scope: 'lost', most: 100 }],
      microusd: 60,
      day,
    })
    expect(again).toBeNull()
  })
})

describe('the breaker', () => {
  const line = (modelId: string) => ({ provider: 'openai', modelId })
  const failure = (kind: Failure['kind']): Failure => ({ kind, message: '', retryAfterMs: null })
  const at = (seconds: number) => new Date(Date.UTC(2026, 4, 1) + seconds * 1_000)

  it('opens on 5 failures of the last 10, not on 4', async () => {
    const model = line('flaky')
    for (const kind of ['server', 'timeout', 'cut', 'server'] as const) {
      await recordOutcome(database.db, model, failure(kind), at(0))
      await recordOutcome(database.db, model, null, at(0))
    }
    expect(await mayAsk(database.db, model, at(1))).toBe(true)
    await recordOutcome(database.db, model, failure('server'), at(1))
    expect(await mayAsk(database.db, model, at(2))).toBe(false)
  })

  it('opens at once on a refused key, lets one probe through after a rest, and closes on success', async () => {
    const model = line('refused')
    await recordOutcome(database.db, model, failure('auth'), at(0))
    expect(await mayAsk(database.db, model, at(10))).toBe(false)
    const probes = await Promise.all(
      Array.from({ length: 10 }, () => mayAsk(database.db, model, at(40))),
    )
    expect(probes.filter(Boolean).length).toBe(1)
    await recordOutcome(database.db, model, null, at(41))
    expect(await mayAsk(database.db, model, at(42))).toBe(true)
  })

  it('does not count a reply that only the gate refused', async () => {
    const model = line('rude')
    for (let n = 0; n < 12; n += 1) await recordOutcome(database.db, model, failure('gate'), at(n))
    expect(await mayAsk(database.db, model, at(20))).toBe(true)
  })
})
