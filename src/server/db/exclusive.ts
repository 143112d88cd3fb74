import type { Pool } from 'pg'

/**
 * Does the work unless some process is at it already; false: it is. The lock is the connection's,
 * so it is free again when its process dies.
 */
export const exclusively = async (
  pool: Pool,
  lock: number,
  work: () => Promise<void>,
): Promise<boolean> => {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lock])
    if (!(rows[0] as { taken: boolean }).taken) return false
    try {
      await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [lock])
    }
    return true
  } finally {
    client.release()
  }
}
