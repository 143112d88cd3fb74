import { sql } from 'kysely'
import type { Hub } from '../changes/hub.ts'
import { singleFlight } from '../db/single-flight.ts'
import type { Db } from '../db/outbox.ts'

type Ground = { db: Db; hub: Hub; onError: (error: unknown) => void }

const againMs = 1_000
/** Looks so much after the moment, ms: at it, the database may still have the story. */
const graceMs = 2

/**
 * Tells this process at once when a story has expired by the database's clock, so that no page or
 * browser keeps showing it. Gives what ends the watch.
 */
export const watchExpiry = ({ db, hub, onError }: Ground): (() => void) => {
  let living = new Set<number>()
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const lookIn = (ms: number) => {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(() => void look(), ms)
  }

  const look = singleFlight(
    async () => {
      const rows = await readLiving(db)
      const now = new Set(rows.map(({ id }) => id))
      const gone = [...living].filter((id) => !now.has(id))
      living = now
      for (const storyId of gone) hub.tell({ kind: 'story', storyId })
      if (rows[0]) lookIn(Math.max(0, rows[0].leftMs) + graceMs)
    },
    (error) => {
      if (isOver) return
      onError(error)
      lookIn(againMs)
    },
  )

  const forget = hub.subscribe((events) => {
    const isLogged = events.some((one) => one.cursor !== null && one.change.kind === 'story')
    if (isLogged) void look()
  })
  void look()

  return () => {
    isOver = true
    forget()
    clearTimeout(timer)
  }
}

/** The next to expire comes first. */
const readLiving = async (db: Db) => {
  const { rows } = await sql<{ id: number; leftMs: number }>`
    select id, (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as "leftMs"
    from stories where expires_at > clock_timestamp() order by expires_at
  `.execute(db)
  return rows
}
