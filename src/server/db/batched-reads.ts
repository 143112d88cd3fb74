import { throttle } from './throttle.ts'
import type { Db, Trx } from './outbox.ts'

/** How many are read in one statement. */
const most = 16
/** Between one statement and the next; no reader notices. ms */
const apartMs = 3

type Waiting<Found> = {
  id: number
  resolve: (found: Found | undefined) => void
  reject: (error: unknown) => void
}
type Queue<Found> = { waiting: Waiting<Found>[]; ask: () => void }

/** Reads them all in one statement; gives what was found, by id. */
type ReadAll<Found> = (db: Trx, ids: number[]) => Promise<Map<number, Found>>

/**
 * Gives a `read` for one thing that shares its statement with what others read in the same moment:
 * alone nobody waits, in a crowd one statement serves many. To send one and to hear its answer takes
 * this process as long as drawing a fifth of a page.
 */
export const readTogether = <Found>(readAll: ReadAll<Found>) => {
  const queues = new WeakMap<Db, Queue<Found>>()

  const open = (db: Db): Queue<Found> => {
    const waiting: Waiting<Found>[] = []
    const send = () => {
      while (waiting.length > 0) void answer(db, waiting.splice(0, most), readAll)
    }
    // What has arrived with it is heard in the same round of the loop.
    const { ask } = throttle(apartMs, () => setImmediate(send))
    const queue = { waiting, ask }
    queues.set(db, queue)
    return queue
  }

  return async (db: Trx, id: number): Promise<Found | undefined> => {
    // A part of somebody's transaction is nobody else's.
    if (db.isTransaction) return (await readAll(db, [id])).get(id)
    return new Promise((resolve, reject) => {
      const { waiting, ask } = queues.get(db) ?? open(db)
      waiting.push({ id, resolve, reject })
      ask()
    })
  }
}

/** The same for something of which there is one. Who reads it must not change it. */
export const readShared = <Found>(read: (db: Trx) => Promise<Found>) => {
  const find = readTogether(async (db) => new Map([[0, await read(db)]]))
  return async (db: Trx): Promise<Found> => (await find(db, 0)) as Found
}

const answer = async <Found>(db: Db, batch: Waiting<Found>[], readAll: ReadAll<Found>) => {
  try {
    const found = await readAll(db, [...new Set(batch.map(({ id }) => id))])
    for (const { id, resolve } of batch) resolve(found.get(id))
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
