import type { Pool, PoolClient } from 'pg'
import { type Cursor, cursorParts } from '../db/cursor.ts'
import type { Logged } from './hub.ts'
import type { Change } from './kinds.ts'

export type News = {
  events: Logged[]
  position: Cursor
  /** Whatever had been committed when this was read lies before this place. */
  horizon: Cursor
  /** The log has more than was read. */
  isMore: boolean
  /** Transactions are under way whose events may come before what follows. */
  isUnsettled: boolean
}

/** The hub's own connection: hears other processes, reads the log, tells other processes. */
export type Wire = {
  start: () => Promise<Cursor>
  read: (after: Cursor) => Promise<News>
  /** Nothing while no other process has been heard. */
  tellOthers: () => Promise<void>
  close: () => Promise<void>
}

const channel = 'symposia_events'
/** Asks whether another process listens; one that does answers. */
const hello = 'hello'
const batch = 500

type EventRow = {
  edge: string
  horizon: string
  isUnsettled: boolean
  xact: string | null
  id: number
  kind: string
  payload: object
  userId: string | null
}

const readLog = `
  with edge as materialized (
    select pg_snapshot_xmin(now) as xmin, pg_snapshot_xmax(now) as xmax,
      pg_snapshot_xmin(now) < pg_snapshot_xmax(now) as unsettled
    from pg_current_snapshot() as now
  )
  select edge.xmin::text as edge, edge.xmax::text as horizon, edge.unsettled as "isUnsettled", news.xact_id::text as xact,
    news.id, news.kind, news.payload, news.user_id as "userId"
  from edge left join lateral (
    select * from events
    where (xact_id, id) > ($1::xid8, $2::bigint) and xact_id < edge.xmin
    order by xact_id, id limit ${batch}
  ) as news on true`

/**
 * Connects again by itself, at the next use, when the database went away. While no other process has
 * been heard nobody is told anything: a NOTIFY is a statement and a commit for each write.
 */
export const openWire = async (
  pool: Pool,
  onError: (error: unknown) => void,
  onNews: () => void,
): Promise<Wire> => {
  let client: PoolClient | undefined
  let hasOthers = false

  const connected = async (): Promise<PoolClient> => {
    if (client) return client
    const fresh = await pool.connect()
    client = fresh
    fresh.on('error', (error) => {
      onError(error)
      drop(fresh)
    })
    fresh.on('notification', ({ processId, payload }) => {
      if (processId === (fresh as PoolClient & { processID?: number }).processID) return
      hasOthers = true
      if (payload === hello) tellOthers().catch(onError)
      onNews()
    })
    // A lost notice does no harm: nobody has to wait for the disk, least of all those who read behind it.
    await fresh.query(`set synchronous_commit = off; listen ${channel}`)
    await fresh.query(`notify ${channel}, '${hello}'`)
    return fresh
  }
  const drop = (broken: PoolClient) => {
    if (client !== broken) return
    client = undefined
    broken.release(true)
  }
  const useNow = async <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const used = await connected()
    try {
      return await work(used)
    } catch (error) {
      drop(used)
      throw error
    }
  }

  let before: Promise<unknown> = Promise.resolve()
  /** A connection takes one statement after the other. */
  const use = <T>(work: (client: PoolClient) => Promise<T>): Promise<T> => {
    const mine = before.then(() => useNow(work))
    before = mine.catch(() => undefined)
    return mine
  }

  const tellOthers = () => use(async (used) => void (await used.query(`notify ${channel}`)))

  return {
    start: () =>
      use(async (used) => {
        const { rows } = await used.query(
          'select pg_snapshot_xmin(pg_current_snapshot())::text as edge',
        )
        return `${rows[0].edge}-0` as Cursor
      }),
    read: (after) =>
      use(async (used) => {
        const { rows } = await used.query<EventRow>({
          name: 'read-log',
          text: readLog,
          values: cursorParts(after),
        })
        return toNews(rows)
      }),
    tellOthers: async () => (hasOthers ? tellOthers() : undefined),
    close: async () => {
      // An answer to somebody's hello would connect again.
      client?.removeAllListeners('notification')
      await before
      if (client) drop(client)
    },
  }
}

/** Where all was read, the position is the edge itself. */
const toNews = (rows: EventRow[]): News => {
  const events = rows.filter(({ xact }) => xact !== null).map(toLogged)
  const isMore = events.length === batch
  return {
    events,
    position: isMore ? (events.at(-1) as Logged).cursor : (`${rows[0]?.edge}-0` as Cursor),
    horizon: `${rows[0]?.horizon}-0` as Cursor,
    isMore,
    isUnsettled: rows[0]?.isUnsettled ?? false,
  }
}

export const toLogged = ({
  xact,
  id,
  kind,
  payload,
  userId,
}: Pick<EventRow, 'xact' | 'id' | 'kind' | 'payload' | 'userId'>): Logged => ({
  cursor: `${xact}-${id}` as Cursor,
  userId,
  change: { kind, ...payload } as Change,
})
