import { sql } from 'kysely'
import type { TestDatabase } from './db.ts'

/** Fills a site of which PostgreSQL has not yet looked at what there is, nor will. */
export const growUnseen = async ({ db }: TestDatabase): Promise<void> => {
  for (const table of ['users', 'posts', 'comments', 'post_likes']) {
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = false)`.execute(db)
  }
  await sql`insert into users (id, username)
    select 'member_' || n, 'member_' || n from generate_series(0, 199) n`.execute(db)
  await sql`insert into posts (user_id, content)
    select 'member_' || n % 200, 'Hello' from generate_series(1, 1000) n`.execute(db)
  await sql`insert into comments (post_id, user_id, content)
    select id, 'member_' || (id + n) % 200, 'Hello' from posts, generate_series(1, 5) n`.execute(db)
  await sql`insert into post_likes (post_id, user_id)
    select id, 'member_' || (id + n) % 200 from posts, generate_series(1, 3) n`.execute(db)
}

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] }

/** The most rows that one step of a statement reads, all its turns together; `values` as SQL. */
export const mostRead = async (
  { pool }: TestDatabase,
  text: string,
  values: readonly string[],
): Promise<number> => {
  const client = await pool.connect()
  try {
    await client.query(`prepare asked as ${text}`)
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) execute asked(${values.join(', ')})`,
    )
    return Math.max(...readIn(rows[0]!['QUERY PLAN'][0]!.Plan))
  } finally {
    await client.query('deallocate asked')
    client.release()
  }
}

const readIn = (plan: Plan): number[] => [
  plan['Actual Rows'] * plan['Actual Loops'],
  ...(plan.Plans ?? []).flatMap(readIn),
]
