import type pg from 'pg'
import type { KeptAi } from '../characters/voices/setup.ts'

/** What the database knows of the other parts of the site. */
export type Seen = {
  /** Its clock, and this machine's at the same moment. */
  time: { there: Date; here: Date }
  /** When the latest thing happened that it keeps. */
  latest: Date | null
  administrators: number
  /** Mails that were tried and not taken, and what was said to the latest. */
  refusedMails: { count: number; lastWords: string | null }
  voice: KeptAi['voice']
}

/** A glance at the end of the log is enough to find a clock that was set back. */
const eventsRead = 100

export const see = async (pool: pg.Pool, readAi: () => Promise<KeptAi>): Promise<Seen> => {
  const asked = Date.now()
  const { rows } = await pool.query<{ there: Date }>('select clock_timestamp() as there')
  const here = new Date((asked + Date.now()) / 2)
  const [latest, administrators, refusedMails, { voice }] = await Promise.all([
    readLatest(pool),
    countAdministrators(pool),
    readRefusedMails(pool),
    readAi(),
  ])
  return {
    time: { there: rows[0]?.there ?? here, here },
    latest,
    administrators,
    refusedMails,
    voice,
  }
}

const readLatest = async (pool: pg.Pool): Promise<Date | null> => {
  const { rows } = await pool.query<{ at: Date | null }>(
    `select max(created_at) as at from
      (select created_at from events order by id desc limit ${eventsRead}) as latest`,
  )
  return rows[0]?.at ?? null
}

const countAdministrators = async (pool: pg.Pool): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from users where is_admin and deleted_at is null',
  )
  return rows[0]?.count ?? 0
}

const readRefusedMails = async (pool: pg.Pool): Promise<Seen['refusedMails']> => {
  const { rows } = await pool.query<Seen['refusedMails']>(
    `select count(*)::int as count, (array_agg(last_error order by updated_at desc))[1] as "lastWords"
    from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-mail' and jobs.last_error is not null`,
  )
  return rows[0] ?? { count: 0, lastWords: null }
}
