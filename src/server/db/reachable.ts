import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

const patienceMs = 30_000
const lookEveryMs = 250

/**
 * A database that is started beside us may take a little longer: it is waited for. What no waiting
 * mends is thrown at once, in one line that names the variable.
 */
export const untilReachable = async (pool: Pool, variable: string): Promise<void> => {
  const deadline = Date.now() + patienceMs
  for (;;) {
    try {
      await pool.query('select 1')
      return
    } catch (error) {
      const refusal = refusalOf(error as Refusal, variable)
      if (refusal) throw new Error(refusal, { cause: error })
      if (Date.now() > deadline) {
        const { message } = error as Error
        throw new Error(`The database of ${variable} cannot be reached: ${message}`, {
          cause: error,
        })
      }
      await sleep(lookEveryMs)
    }
  }
}

type Refusal = Error & { code?: string }

/** PostgreSQL's codes: no such role, a wrong password, no such database, no right to enter it. */
const refused = new Set(['28000', '28P01', '3D000', '42501'])
/** PgBouncer has one code for all that it refuses, and for what may pass. */
const ofPooler = '08P01'
const refusedByPooler = /authentication failed|does not exist|no such (?:database|user)/
const refusedSetting = /unsupported startup parameter/

/** undefined: it may mend by itself. */
export const refusalOf = (
  { code = '', message }: Refusal,
  variable: string,
): string | undefined => {
  if (code === ofPooler && refusedSetting.test(message)) return poolerLine(variable, message)
  if (refused.has(code) || (code === ofPooler && refusedByPooler.test(message)))
    return `${variable} is refused: ${message}.`
  // pg's own words, where the URL holds no password.
  if (message.startsWith('SASL: ')) return `${variable} holds no password that the database takes.`
  return undefined
}

/** A pooler stands where the database itself is needed. */
export const poolerLine = (variable: string, why: string): string =>
  `${variable} leads to a pooler (${why}): ${
    variable === 'DATABASE_URL' ? 'set DATABASE_DIRECT_URL to' : 'it takes'
  } the address of the database itself, see docs/scaling.md.`
