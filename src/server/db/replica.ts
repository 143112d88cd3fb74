import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { openPool, poolOf, toDb } from './open.ts'
import type { Db } from './outbox.ts'
import { throughPooler } from './pooled.ts'

/** A copy of the database that follows it, a little behind. */
export type Replica = {
  /** The copy, where it is near enough to be read; null: read the database itself. */
  near: () => Db | null
  /** Something did not work there: it is looked at again before it is read again. */
  doubt: (error: unknown) => void
  close: () => Promise<void>
}

/** A copy further behind is not read, ms. */
export const behindMost = 2_000
const lookEveryMs = 400

type Ground = {
  url: string
  /** The database itself. */
  main: Db
  /** A pooler may stand before the copy, too. */
  isPooled: boolean
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}
/** Where the database's log had come to, and when that was asked. */
type Mark = { place: string; at: number }

/**
 * Follows how far the copy at this address has come. It is near when it holds all that the database
 * held a moment ago; one that is away, or no longer a copy, is not read, and is asked again.
 */
export const openReplica = ({ url, main, isPooled, log }: Ground): Replica => {
  const pool = poolOf(main)
  const { max, password, ssl } = pool.options
  const where = { connectionString: url, max, password, ssl }
  const copy = openPool(isPooled ? { ...where, ...throughPooler } : where, log)
  const db = toDb(copy)
  let marks: Mark[] = []
  let nearAt = -Infinity
  let isTrusted = false
  const ending = new AbortController()

  const look = async () => {
    marks.push({ at: performance.now(), place: await placeOf(pool) })
    const reached = await lastReached(copy, marks)
    if (!reached) return
    marks = marks.filter(({ at }) => at > reached.at)
    nearAt = reached.at
    isTrusted = true
  }
  const doubt = (error: unknown) => {
    if (isTrusted) log.warn({ err: error }, 'The copy of the database is not read for now')
    isTrusted = false
  }
  const follow = async () => {
    while (!ending.signal.aborted) {
      await look().catch(doubt)
      marks = marks.filter(({ at }) => performance.now() - at < behindMost)
      await sleep(lookEveryMs, undefined, { signal: ending.signal }).catch(() => undefined)
    }
  }
  const following = follow()

  return {
    near: () => (isTrusted && performance.now() - nearAt < behindMost ? db : null),
    doubt,
    close: async () => {
      ending.abort()
      await following
      await copy.end()
    },
  }
}

const placeOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query<{ place: string }>('select pg_current_wal_lsn() as place')
  return rows[0]?.place ?? '0/0'
}

/** The latest of these places that the copy has reached. Throws where it is a copy no more. */
const lastReached = async (copy: Pool, marks: readonly Mark[]): Promise<Mark | undefined> => {
  const { rows } = await copy.query<{ isCopy: boolean; reached: boolean[] }>(
    `select pg_is_in_recovery() as "isCopy",
      array(select place <= pg_last_wal_replay_lsn() from unnest($1::pg_lsn[]) with ordinality
        as mark (place, n) order by n) as reached`,
    [marks.map(({ place }) => place)],
  )
  if (!rows[0]?.isCopy) throw new Error('DATABASE_REPLICA_URL does not follow the database.')
  return marks[rows[0].reached.lastIndexOf(true)]
}
