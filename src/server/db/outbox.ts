import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from './tables.ts'

export type Db = Kysely<Tables>
/** A database or a transaction on it: a verb that takes this can be a part of a larger one. */
export type Trx = Db | Transaction<Tables>

type Later = { runAt?: Date; key?: string; maxAttempts?: number; queue?: string }

/** Enqueues a job in the caller's transaction: it runs if and only if that commits. */
export const enqueue = async (
  trx: Trx,
  task: string,
  payload: Record<string, unknown>,
  { runAt, key, maxAttempts, queue }: Later = {},
): Promise<void> => {
  await sql`select graphile_worker.add_job(
    ${task}, payload := ${JSON.stringify(payload)}::json, run_at := ${runAt ?? null}::timestamptz,
    job_key := ${key ?? null}::text, max_attempts := ${maxAttempts ?? null}::int, queue_name := ${queue ?? null}::text
  )`.execute(trx)
}
