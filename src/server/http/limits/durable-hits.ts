import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { type Refusal, type Rule, longer, secondsToWait, windowStart } from './window.ts'

/**
 * Counts a hit in the database under every rule. It counts before it looks, in one statement
 * each, so that a hundred calls at once are a hundred; a refused hit is taken back.
 * Addresses are kept as a keyed hash only.
 */
export const durableHits = (services: Services) => async (name: string, rules: readonly Rule[]) => {
  const now = services.clock().getTime()
  const key = createHmac('sha256', services.env.APP_SECRET).update(name).digest('base64url')
  let refusal: Refusal | null = null
  for (const rule of rules) {
    const seconds = await hit(services, `${key}:${rule.seconds}`, rule, now)
    refusal = longer(refusal, { rule, seconds })
  }
  if (refusal) {
    for (const rule of rules) await takeBack(services, `${key}:${rule.seconds}`, rule, now)
  }
  return refusal
}

const hit = async ({ db }: Services, key: string, rule: Rule, now: number): Promise<number> => {
  const start = windowStart(now, rule)
  const { rows } = await sql<{ hits: number; previous: number | null }>`
    insert into limit_hits (key, window_start, hits) values (${key}, ${new Date(start)}, 1)
    on conflict (key, window_start) do update set hits = limit_hits.hits + 1
    returning hits, (
      select p.hits from limit_hits p
      where p.key = ${key} and p.window_start = ${new Date(start - rule.seconds * 1000)}
    ) as previous`.execute(db)
  const { hits, previous } = rows[0]!
  return secondsToWait({ start, current: hits - 1, previous: previous ?? 0 }, now, rule)
}

const takeBack = ({ db }: Services, key: string, rule: Rule, now: number) =>
  sql`
    update limit_hits set hits = hits - 1
    where key = ${key} and window_start = ${new Date(windowStart(now, rule))}`.execute(db)

/** What no rule looks at any more. */
export const forgetOldHits = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('limit_hits')
    .where('window_start', '<', new Date(clock().getTime() - 2 * 86_400_000))
    .execute()
}
