import { sql } from 'kysely'
import type { Db } from './db/outbox.ts'

const beatMs = 5_000
const sweepMs = 15_000
/** A worker that has not been heard of for so long is dead: seconds. */
const deadAfter = 15

/** Says that this process's worker is alive. */
const beat = async (db: Db, workerId: string): Promise<void> => {
  await sql`
    insert into worker_beats (worker_id) values (${workerId})
    on conflict (worker_id) do update set seen_at = now()
  `.execute(db)
}

/**
 * Frees the jobs of dead workers: the queue itself would keep a killed worker's jobs for four
 * hours. A lock younger than a dead worker's silence is left alone, its worker may be about to beat;
 * `own` is alive, however long a busy database has kept its beat waiting.
 */
export const freeDeadLocks = async (db: Db, own = ''): Promise<number> => {
  const { rows } = await sql<{ id: string }>`
    with alive as (
      select worker_id from worker_beats where seen_at > now() - make_interval(secs => ${deadAfter})
    ),
    gone as (
      delete from worker_beats where seen_at < now() - interval '1 hour'
    )
    select distinct locked_by as id from graphile_worker.jobs
    where locked_by is not null and locked_at < now() - make_interval(secs => ${deadAfter})
      and locked_by not in (select worker_id from alive) and locked_by <> ${own}
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await sql`select graphile_worker.force_unlock_workers(${ids}::text[])`.execute(db)
  return ids.length
}

type Watched = {
  db: Db
  /** In whose name the queue locks the jobs that this process runs. */
  workerId: string
  /** Runs with every sweep, after the locks are free. */
  onSweep: () => Promise<void>
  onError: (error: unknown) => void
}

/** Beats for this process and sweeps for the dead, at once and again and again; gives the end of it. */
export const keepWatch = ({ db, workerId, onSweep, onError }: Watched): (() => Promise<void>) => {
  let running = Promise.resolve()
  const after = (work: () => Promise<unknown>) => {
    running = running.then(work).then(() => {}, onError)
  }
  const sweep = async () => {
    await freeDeadLocks(db, workerId)
    await onSweep()
  }
  after(() => beat(db, workerId))
  after(sweep)
  const timers = [
    setInterval(() => after(() => beat(db, workerId)), beatMs),
    setInterval(() => after(sweep), sweepMs),
  ]
  return async () => {
    for (const timer of timers) clearInterval(timer)
    after(() => sql`delete from worker_beats where worker_id = ${workerId}`.execute(db))
    await running
  }
}
