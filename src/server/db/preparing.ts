import { callbackify } from 'node:util'
import pg from 'pg'
import { retrySerialization } from './retry-serialization.ts'

/** Seen this often, a statement is worth keeping prepared. */
const seenBefore = 3
/** Statements with as many shapes as calls (lists of rows) must not fill the server's memory. */
const keptMost = 300

type Sighting = { times: number; name: string }

const sightings = new Map<string, Sighting>()

/** The name under which PostgreSQL keeps this statement; undefined while it is not worth it. */
const nameOf = (text: string): string | undefined => {
  const known = sightings.get(text)
  if (!known) {
    if (sightings.size < keptMost) sightings.set(text, { times: 1, name: `s${sightings.size}` })
    return undefined
  }
  known.times += 1
  return known.times > seenBefore ? known.name : undefined
}

/** Longer than any statement may take (open.ts): a connection that has nothing to say until then is dead. */
const silentMs = 20_000

/** PostgreSQL's letter for a connection on which no transaction is under way. */
const outside = 'I'

/**
 * A client that has PostgreSQL keep each statement that it sees again and again. Parsing and
 * planning the one statement that writes a post costs twice what running it does: measured with
 * ten connections, 600 to 800 posts/s plain and 1,200 to 1,700 prepared. A statement that is a
 * transaction of its own is asked again when PostgreSQL undid it.
 */
export class PreparingClient extends pg.Client {
  readonly #silentMs: number
  /** When a statement was answered last; ms. */
  #heardAt = -Infinity

  /** `query_timeout`, here and in a query, in ms: 0 waits for ever. */
  constructor({ query_timeout = silentMs, ...config }: pg.ClientConfig = {}) {
    super(config)
    this.#silentMs = query_timeout
  }

  // The overloads of pg.Client.query cannot be repeated here; the pool and Kysely use this one.
  override query(asked: any, values?: any, callback?: any): any {
    const query: (...args: any[]) => any = super.query
    if (typeof asked?.submit === 'function') return query.call(this, asked, values, callback)
    if (callback) return callbackify(() => this.query(asked, values))(callback)
    const config = this.#configOf(asked, values)
    const { query_timeout: waits = this.#silentMs } = asked as { query_timeout?: number }
    const ask = () => this.#answer(waits, (settle) => query.call(this, { ...config }, settle))
    const isAlone = Array.isArray(values) && this.getTransactionStatus() === outside
    return isAlone ? retrySerialization(ask) : ask()
  }

  /** Under which name PostgreSQL is to keep this statement, if under any. */
  protected nameOf(text: string): string | undefined {
    return nameOf(text)
  }

  #configOf(asked: string | pg.QueryConfig, values?: unknown[]): pg.QueryConfig {
    if (typeof asked !== 'string') return { ...asked, query_timeout: 0 } as pg.QueryConfig
    return values ? { name: this.nameOf(asked), text: asked, values } : { text: asked }
  }

  /**
   * pg's own promises and its own deadline write a function right into the query (`query.callback = …`).
   * V8 makes such a function among what has lived long, and it holds what the query has read until
   * all of the memory is cleared up: a tenth of all that is made while threads are read.
   */
  #answer(waits: number, ask: (settle: Settle) => void): Promise<unknown> {
    return new Promise<unknown>((resolve, reject) => {
      // Statements that were sent together are answered one after the other, each in its own time.
      const isSilent = () => {
        const since = performance.now() - this.#heardAt
        if (since < waits) return void (timer = setTimeout(isSilent, waits - since))
        reject(new Error('The database has not answered for too long.'))
        void this.end()
        this.connection.stream.destroy()
      }
      let timer = waits > 0 ? setTimeout(isSilent, waits) : undefined
      const settle = (error: Error | null, result: unknown) => {
        clearTimeout(timer)
        this.#heardAt = performance.now()
        if (error) reject(error)
        else resolve(result)
      }
      ask(settle)
    }).catch(toldHere)
  }
}

type Settle = (error: Error | null, result: unknown) => void

/** PostgreSQL's refusals come from a socket: a stack that is taken here names the caller. */
const toldHere = (error: Error): never => {
  Error.captureStackTrace(error)
  throw error
}

/**
 * Has a prepared statement planned once, not anew for each set of values, which PostgreSQL prefers
 * for lists that happen to be empty: 0.6 ms instead of 1.3 ms of processor time for a post. Every
 * statement here finds its rows by an index whatever the values are.
 */
export const keepPlans = async (client: pg.ClientBase): Promise<void> => {
  await client.query('set plan_cache_mode = force_generic_plan')
}
