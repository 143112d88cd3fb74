import { sql } from 'kysely'
import { latest } from '../../clock.ts'
import type { Db } from '../../db/outbox.ts'
import type { Failure } from '../speaking/failure.ts'

type Line = { provider: string; modelId: string }

const remembered = 10
const tooMany = 5
/** How long nobody asks; then one probe at a time, leased for so long. */
const restMs = 30_000
const leaseMs = 60_000

/** Whether this provider and model may be asked now. After a rest one caller is let through as a probe. */
export const mayAsk = async (db: Db, { provider, modelId }: Line, now: Date): Promise<boolean> => {
  const state = await db
    .selectFrom('breakers')
    .select('opened_at')
    .where('provider', '=', provider)
    .where('model', '=', modelId)
    .executeTakeFirst()
  if (!state?.opened_at) return true
  const leased = await sql`
    update breakers set probe_until = ${new Date(now.getTime() + leaseMs)}
    where provider = ${provider} and model = ${modelId}
      and (opened_at <= ${new Date(now.getTime() - restMs)} or opened_at > ${latest(now)})
      and (probe_until is null or probe_until <= ${now}
        or probe_until > ${latest(now.getTime() + leaseMs)})
    returning 1
  `.execute(db)
  return leased.rows.length > 0
}

/** Remembers how it went: 5 failures of the last 10, or one refused key, open the breaker; a success closes it. */
export const recordOutcome = async (
  db: Db,
  { provider, modelId }: Line,
  failure: Failure | null,
  now: Date,
): Promise<void> => {
  const isOk = failure === null || failure.kind === 'gate'
  const isFatal = failure?.kind === 'auth'
  await sql`
    insert into breakers as b (provider, model, outcomes, opened_at)
    values (${provider}, ${modelId}, array[${isOk}::boolean], case when ${isFatal}::boolean then ${now}::timestamptz end)
    on conflict (provider, model) do update set
      outcomes = case when ${isOk}::boolean and b.opened_at is not null then '{}'
        else (array[${isOk}::boolean] || b.outcomes)[1:${sql.lit(remembered)}] end,
      opened_at = case
        when ${isOk}::boolean then null
        when ${isFatal}::boolean or b.opened_at is not null
          or (select count(*) from unnest((array[false] || b.outcomes)[1:${sql.lit(remembered)}]) as o(ok) where not ok) >= ${sql.lit(tooMany)}
        then ${now}::timestamptz end,
      probe_until = null
  `.execute(db)
}
