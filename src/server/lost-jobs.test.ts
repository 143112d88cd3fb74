import { EventEmitter } from 'node:events'
import type { Job, WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { enqueue } from './db/outbox.ts'
import { watchOwnJobs } from './lost-jobs.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterEach(() => sql`delete from graphile_worker._private_jobs`.execute(site.db))
afterAll(() => site.close())

const own = 'pool-of-this-process'

const readJobs = async () => {
  const { rows } = await sql<{ id: string; attempts: number; lockedBy: string | null }>`
    select id::text, attempts, locked_by as "lockedBy" from graphile_worker.jobs order by id
  `.execute(site.db)
  return rows
}

/** A job that the database has handed to a process a while ago. */
const handOut = async (to = own): Promise<Job> => {
  await enqueue(site.db, 'learn', {}, { queue: 'one' })
  const { id } = (await readJobs()).at(-1)!
  await sql`
    with handed as (
      update graphile_worker._private_jobs set locked_by = ${to}, attempts = 1,
        locked_at = now() - interval '20 seconds' where id = ${id} returning job_queue_id
    )
    update graphile_worker._private_job_queues set locked_by = ${to}, locked_at = now()
    where id in (select job_queue_id from handed)`.execute(site.db)
  return { id, attempts: 1 } as Job
}

const openWatch = () => {
  const events: WorkerEvents = new EventEmitter()
  const sweep = watchOwnJobs(events)
  const emit = (name: 'job:start' | 'job:complete', job: Job, error: unknown = null) =>
    (events as EventEmitter).emit(name, { job, error })
  return { emit, sweep: () => sweep(site.db, own) }
}

test('a job whose end the database never heard of leaves the queue, and its row of jobs goes on', async () => {
  const { emit, sweep } = openWatch()
  const job = await handOut()
  emit('job:start', job)
  emit('job:complete', job)
  expect([await sweep(), await sweep()]).toEqual([0, 1])
  expect(await readJobs()).toEqual([])
  const { rows } = await sql`
    select from graphile_worker._private_job_queues where locked_by is not null`.execute(site.db)
  expect(rows).toEqual([])
})

test('one that failed, or never arrived, runs again', async () => {
  const { emit, sweep } = openWatch()
  const failed = await handOut()
  emit('job:start', failed)
  emit('job:complete', failed, new Error('no'))
  await handOut()
  await sweep()
  await sweep()
  expect((await readJobs()).map(({ lockedBy }) => lockedBy)).toEqual([null, null])
})

test('one that runs stays, and so do those of other processes', async () => {
  const { emit, sweep } = openWatch()
  emit('job:start', await handOut())
  await handOut('pool-of-another')
  expect([await sweep(), await sweep(), await sweep()]).toEqual([0, 0, 0])
  expect((await readJobs()).map(({ lockedBy }) => lockedBy)).toEqual([own, 'pool-of-another'])
})

test('one that runs for the second time is not the one that ended', async () => {
  const { emit, sweep } = openWatch()
  const job = await handOut()
  emit('job:start', job)
  emit('job:complete', job, new Error('no'))
  await sweep()
  await sql`update graphile_worker._private_jobs set attempts = 2`.execute(site.db)
  emit('job:start', { ...job, attempts: 2 })
  expect(await sweep()).toBe(0)
  expect((await readJobs())[0]?.lockedBy).toBe(own)
})
