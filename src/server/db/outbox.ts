import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
/** A database or a transaction on it: a verb that takes this can be a part of a larger one. */
export type Trx = Db | Transaction<Tables>

type Later = { runAt?: Date; key?: string; maxAttempts?: number; queue?: string }

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export const enqueue = (
  trx: Trx,
  task: string,
  payload: Record<string, unknown>,
  later: Later = {},
): Promise<void> => enqueueAll(trx, task, [{ payload, ...later }])

/** The same of many at once, in one statement. */
export const enqueueAll = async (
  trx: Trx,
  task: string,
  jobs: readonly ({ payload: Record<string, unknown> } & Later)[],
): Promise<void> => {
  if (jobs.length === 0) return
  await sql`
    select graphile_worker.add_job(
      ${task}, payload := job.payload::json, run_at := job.run_at, job_key := job.key,
      max_attempts := job.max_attempts, queue_name := job.queue
    ) from unnest(
      ${jobs.map(({ payload }) => JSON.stringify(payload))}::text[],
      ${jobs.map(({ runAt }) => runAt ?? null)}::timestamptz[],
      ${jobs.map(({ key }) => key ?? null)}::text[],
      ${jobs.map(({ maxAttempts }) => maxAttempts ?? null)}::int[],
      ${jobs.map(({ queue }) => queue ?? null)}::text[]
    ) as job (payload, run_at, key, max_attempts, queue)
  `.execute(trx)
}
