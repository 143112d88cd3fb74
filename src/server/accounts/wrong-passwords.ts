import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { latest } from '../clock.ts'
import type { Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { tooMany } from '../http/core/errors.ts'
import { duration } from '../http/limits/limits.ts'
import type { Services } from '../services.ts'

const freeGuesses = 5
const minute = 60_000
const longestLock = 15 * minute
const rememberedMs = 24 * 60 * minute

/** How long after the last of `failures` wrong passwords the next try may come, in ms. */
export const lockFor = (failures: number): number =>
  failures < freeGuesses ? 0 : Math.min(longestLock, minute * 2 ** (failures - freeGuesses))

/** What guesses are counted under: a keyed hash, so that the table names nobody. */
export const guessKey = ({ env }: Services, whose: string): string =>
  `guess:${createHmac('sha256', env.APP_SECRET).update(whose).digest('base64url')}`

/** The keys of an account beside those of its browsers: of each of its names, and of all that is typed at it. */
export const nameKey = (services: Services, name: string): string =>
  guessKey(services, `name:${name.toLowerCase()}`)
export const accountKey = (services: Services, id: string): string =>
  guessKey(services, `account:${id}`)

/** Counts a guess. Throws 429 while the key is locked. */
export const countGuess = async (services: Services, key: string): Promise<void> => {
  const wait = await takeGuess(services, key)
  if (wait === 0) return
  throw tooMany(
    `Too many failed attempts to sign in. You can try again in ${duration(wait / 1000)}.`,
    wait / 1000,
  )
}

/**
 * Counts a guess before it is tried, one at a time per key, so that a hundred at once are not a
 * hundred free ones. Gives 0, or the ms for which the key is locked, `free` wrong ones aside.
 */
export const takeGuess = ({ db, clock }: Services, key: string, free = 0): Promise<number> =>
  transact(db, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
    const now = clock().getTime()
    const { failures, last } = await readFailures(trx, key, now)
    const wait = Math.min(last, now) + lockFor(failures - free) - now
    if (wait > 0) return wait
    await trx
      .insertInto('limit_hits')
      .values({ key, window_start: new Date(now), hits: 1 })
      .onConflict((on) =>
        on.columns(['key', 'window_start']).doUpdateSet({ hits: sql`limit_hits.hits + 1` }),
      )
      .execute()
    return 0
  })

const readFailures = async (trx: Trx, key: string, now: number) => {
  const { failures, last } = await trx
    .selectFrom('limit_hits')
    .select((row) => [
      row.fn.sum<string>('hits').as('failures'),
      row.fn.max('window_start').as('last'),
    ])
    .where('key', '=', key)
    .where('window_start', '>', new Date(now - rememberedMs))
    .where('window_start', '<=', latest(now))
    .executeTakeFirstOrThrow()
  return { failures: Number(failures ?? 0), last: last?.getTime() ?? 0 }
}

/** The right password was typed: earlier wrong ones do not count any more. */
export const forgetGuesses = async ({ db }: Services, ...keys: string[]): Promise<void> => {
  await db.deleteFrom('limit_hits').where('key', 'in', keys).execute()
}
