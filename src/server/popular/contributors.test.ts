import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { listContributors } from './contributors.ts'

let site: TestDatabase
beforeAll(async () => {
  site = await testDatabase()
})
afterAll(() => site.close())

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('contributors are found by reading each thing once, also on a site that has just grown', async () => {
  // nothing is known yet of how much there is
  for (const table of ['users', 'posts', 'comments', 'post_likes']) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(site.db)
  }
  await sql`insert into users (id, username)
    select 'member_' || n, 'member_' || n from generate_series(0, 199) n`.execute(site.db)
  await sql`insert into posts (user_id, content)
    select 'member_' || n % 200, 'Hello' from generate_series(1, 1000) n`.execute(site.db)
  await sql`insert into comments (post_id, user_id, content)
    select id, 'member_' || (id + n) % 200, 'Hello' from posts, generate_series(1, 5) n`.execute(
    site.db,
  )
  await sql`insert into post_likes (post_id, user_id)
    select id, 'member_' || (id + n) % 200 from posts, generate_series(1, 3) n`.execute(site.db)
  let text = ''
  onStatement((sent) => (text = sent))
  const { length } = await listContributors(site.db)
  vi.restoreAllMocks()
  expect(length).toBe(5)
  const { rows } = await site.pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${text.replaceAll(/\$1/g, "'ai_system'").replaceAll(/\$\d/g, '5')}`,
  )
  const read = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan).map(
    (node) => node['Actual Rows'] * node['Actual Loops'],
  )
  // so many are all there are
  expect(Math.max(...read)).toBeLessThanOrEqual(9_200)
})
