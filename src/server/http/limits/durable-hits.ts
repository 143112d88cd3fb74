import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { statement } from '../../db/statement.ts'
import type { Services } from '../../services.ts'
import { openLines } from './lines.ts'
import { keepRefusals } from './refusals.ts'
import { type Refusal, type Rule, longer, secondsToWait, windowStart } from './window.ts'

/** Who floods a call makes others wait for the database with no more than so many counts at a time. */
const atATime = 2
/** Of one address; more of them at once are no person. */
const waitingMost = 200

/** `whose` is an address or an account, `name` what of theirs is counted. */
type Hit = { whose: string; name: string; rules: readonly Rule[] }

/**
 * Counts a hit in the database under every rule. It counts before it looks, in one statement, so
 * that a hundred calls at once are a hundred; a refused hit is taken back, and who was refused is not
 * counted again until they may go on. Addresses are kept as a keyed hash only.
 */
export const durableHits = (services: Services) => {
  const refusals = keepRefusals(services.clock)
  const lines = openLines(waitingMost)

  const countUnlessRefused = async (hit: Hit): Promise<Refusal | null> => {
    // By one who was before them in the line.
    const known = refusals.find(hit.name)
    if (known) return known
    const refusal = await countHit(services, hit)
    if (refusal) refusals.keep(hit.name, refusal)
    return refusal
  }
  return async (hit: Hit): Promise<Refusal | null> => {
    const known = refusals.find(hit.name)
    if (known) return known
    const { promise: turn, resolve } = Promise.withResolvers<void>()
    if (!lines.enter(hit.whose, atATime, resolve)) return { rule: hit.rules[0] as Rule, seconds: 1 }
    await turn
    return countUnlessRefused(hit).finally(() => lines.leave(hit.whose))
  }
}

/** Counts one hit, in the caller's transaction where `db` is one. */
export const countHit = async (
  services: Services,
  { name, rules }: Pick<Hit, 'name' | 'rules'>,
): Promise<Refusal | null> => {
  const now = services.clock().getTime()
  const hash = createHmac('sha256', services.env.APP_SECRET).update(name).digest('base64url')
  const starts = rules.map((rule) => windowStart(now, rule))
  const windows = {
    keys: rules.map(({ seconds }) => `${hash}:${seconds}`),
    starts: starts.map((start) => new Date(start)),
  }
  const befores = rules.map(({ seconds }, at) => new Date((starts[at] ?? 0) - seconds * 1000))
  const counted = await addHits(services.db, { ...windows, befores })
  let refusal: Refusal | null = null
  for (const { place, hits, previous } of counted) {
    const rule = rules[place - 1] as Rule
    const window = { start: starts[place - 1] ?? 0, current: hits - 1, previous: previous ?? 0 }
    refusal = longer(refusal, { rule, seconds: secondsToWait(window, now, rule) })
  }
  if (refusal) await takeBack(services.db, windows)
  return refusal
}

type Counted = { place: number; hits: number; previous: number | null }

const addHits = statement(
  { keys: 'text[]', starts: 'timestamptz[]', befores: 'timestamptz[]' },
  ({ keys, starts, befores }) => sql<Counted>`
    with wanted as materialized (
      select key, start, before, place::int
      from unnest(${keys}, ${starts}, ${befores}) with ordinality as given (key, start, before, place)
    ), counted as (
      insert into limit_hits (key, window_start, hits)
      select key, start, 1 from wanted order by key
      on conflict (key, window_start) do update set hits = limit_hits.hits + 1
      returning key, hits
    )
    select wanted.place, counted.hits, earlier.hits as previous
    from wanted join counted using (key)
    left join limit_hits as earlier
      on earlier.key = wanted.key and earlier.window_start = wanted.before`,
)

const takeBack = statement(
  { keys: 'text[]', starts: 'timestamptz[]' },
  ({ keys, starts }) => sql`
    update limit_hits set hits = hits - 1
    from unnest(${keys}, ${starts}) as given (key, start)
    where limit_hits.key = given.key and window_start = given.start`,
)

/** What no rule looks at any more. */
export const forgetOldHits = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('limit_hits')
    .where('window_start', '<', new Date(clock().getTime() - 2 * 86_400_000))
    .execute()
}
