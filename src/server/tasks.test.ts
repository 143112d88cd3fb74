import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { startWorker, type Worker } from './tasks.ts'

let site: TestSite
let worker: Worker
beforeAll(async () => {
  site = await testSite()
  worker = await startWorker(site.services, { hasChores: false })
})
afterAll(async () => {
  await worker.stop()
  await site.close()
})

/** Connections over which somebody has just looked for a job, or waits to hear of one; not who looks for them. */
const looking = async (): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and query ~ '_private_jobs|jobs:insert'
      and query !~ 'pg_stat_activity'`.execute(site.db)
  return rows[0]?.count ?? 0
}

test('however many jobs may run at once, few connections look for them', async () => {
  await vi.waitFor(async () => expect(await looking()).toBeGreaterThan(1), 5_000)
  expect(await looking()).toBeLessThanOrEqual(3)
})
