import { sql } from 'kysely'
import type { Job, WorkerEvents } from 'graphile-worker'
import { LRUCache } from 'lru-cache'
import type { Db } from './db/outbox.ts'

/** A lock younger than this may belong to a job that is only just handed out; seconds. */
const settled = 15
/** A lost end is found after two sweeps: no process ends more jobs in that time. */
const rememberedMost = 20_000

type Locked = { id: string; attempts: number }

/**
 * Watches the jobs that this process runs. The queue says once that a job has ended, and asks once for the next: where that is
 * lost (the database restarts, the process stood still for longer than a connection is waited for) the job would stay locked
 * for four hours, since its worker is alive. The sweep that this gives ends such jobs, or has them run again.
 */
export const watchOwnJobs = (events: WorkerEvents) => {
  const running = new Set<string>()
  const succeeded = new LRUCache<string, true>({ max: rememberedMost })
  let suspects = new Set<string>()
  events.on('job:start', ({ job }) => running.add(tryOf(job)))
  events.on('job:complete', ({ job, error }) => {
    running.delete(tryOf(job))
    if (!error) succeeded.set(tryOf(job), true)
  })

  /** Gives how many were lost. A job is lost that is not run here at two sweeps in a row. */
  return async (db: Db, workerId: string): Promise<number> => {
    const idle = (await readLocked(db, workerId)).filter((job) => !running.has(tryOf(job)))
    const lost = idle.filter((job) => suspects.has(tryOf(job)))
    suspects = new Set(idle.map(tryOf))
    const [done, undone] = [true, false].map((isDone) =>
      lost.filter((job) => succeeded.has(tryOf(job)) === isDone).map(({ id }) => id),
    )
    if (lost.length > 0) await freeLost(db, workerId, { done: done ?? [], undone: undone ?? [] })
    return lost.length
  }
}

/** A job that runs again is another one here. */
const tryOf = ({ id, attempts }: Pick<Job, 'id' | 'attempts'>): string => `${id} ${attempts}`

const readLocked = async (db: Db, workerId: string): Promise<Locked[]> => {
  const { rows } = await sql<Locked>`
    select id::text, attempts from graphile_worker.jobs
    where locked_by = ${workerId} and locked_at < now() - make_interval(secs => ${settled})
  `.execute(db)
  return rows
}

/** What the queue does where a job has ended; it has no function for that of its own. */
const freeLost = async (
  db: Db,
  workerId: string,
  { done, undone }: { done: string[]; undone: string[] },
): Promise<void> => {
  await sql`
    with ended as (
      delete from graphile_worker._private_jobs
      where id = any(${done}::bigint[]) and locked_by = ${workerId} returning job_queue_id
    ), freed as (
      update graphile_worker._private_jobs set locked_by = null, locked_at = null
      where id = any(${undone}::bigint[]) and locked_by = ${workerId} returning job_queue_id
    )
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where locked_by = ${workerId}
      and id in (select job_queue_id from ended union all select job_queue_id from freed)
  `.execute(db)
}
