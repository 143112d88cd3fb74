import type { Db } from './outbox.ts'
import { writerOf } from './writing.ts'

/** How many writes go in one transaction. */
const most = 32

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}
type Queue<Item, Result> = {
  waiting: Waiting<Item, Result>[]
  /** A transaction is under way, or waits for its turn. */
  isBusy: boolean
  /** No transaction begins before, unless enough wait; as performance.now() says it. */
  restsUntil: number
  /** Sends what waits when the rest is over. */
  rest?: NodeJS.Timeout | undefined
}

type Ways<Item, Result> = {
  /** Writes them all in one transaction; gives a result for each, in this order. */
  write: (db: Db, items: Item[]) => Promise<Result[]>
  /** Two items that have a key in common never go in one transaction. */
  keysOf: (item: Item) => string[]
  /** A transaction that takes longer waits for somebody's lock: it holds up nobody who comes later; ms. */
  patienceMs: number
  /** Linger time and batch size: ms from the beginning of one transaction to the next, unless `enough` wait. */
  pace?: { apartMs: number; enough: number }
  /** A step refused one of them, which undid them all. */
  isOfOne?: (error: unknown) => boolean
}

/**
 * Gives a `write` for one thing that shares its transaction with what others write in the same moment:
 * alone nobody waits; who comes while one is under way, or sooner after its beginning than the pace allows, goes with the next,
 * so that in a crowd one commit serves many. Each answer comes after the commit. When PostgreSQL or a
 * step refuses a transaction for what one of them wrote, each is asked for by itself.
 */
export const together = <Item, Result>(ways: Ways<Item, Result>) => {
  const { apartMs, enough } = ways.pace ?? { apartMs: 0, enough: 1 }
  const queues = new WeakMap<Db, Queue<Item, Result>>()

  const queueOf = (db: Db): Queue<Item, Result> => {
    const known = queues.get(db)
    if (known) return known
    const fresh: Queue<Item, Result> = { waiting: [], isBusy: false, restsUntil: 0 }
    queues.set(db, fresh)
    return fresh
  }
  const sendOrRest = (db: Db, queue: Queue<Item, Result>): void => {
    const isDue = queue.waiting.length === 0 || queue.waiting.length >= enough
    const restMs = isDue ? 0 : queue.restsUntil - performance.now()
    if (restMs > 0) queue.rest = setTimeout(send, restMs, db, queue)
    else send(db, queue)
  }
  const send = (db: Db, queue: Queue<Item, Result>): void => {
    clearTimeout(queue.rest)
    queue.rest = undefined
    const batch = take(queue.waiting, ways)
    queue.isBusy = batch.length > 0
    if (!queue.isBusy) return
    queue.restsUntil = performance.now() + apartMs
    const leave = once(() => sendOrRest(db, queue))
    const tired = setTimeout(leave, ways.patienceMs)
    void writeAll(db, batch, ways).then((answer) => {
      clearTimeout(tired)
      // These are answered when the next transaction, if it does not rest, is under way.
      leave()
      answer()
    })
  }

  return (db: Db, item: Item): Promise<Result> => {
    // A part of somebody's transaction is nobody else's.
    if (db.isTransaction) return writeOne(db, item, ways)
    return new Promise((resolve, reject) => {
      const queue = queueOf(db)
      queue.waiting.push({ item, resolve, reject })
      if (queue.rest && queue.waiting.length >= enough) return send(writerOf(db), queue)
      if (queue.isBusy) return
      queue.isBusy = true
      // What has arrived with it is heard in the same round of the loop.
      setImmediate(sendOrRest, writerOf(db), queue)
    })
  }
}

/** Those who have waited longest, each key once; the others stay. */
const take = <Item, Result>(
  waiting: Waiting<Item, Result>[],
  { keysOf }: Ways<Item, Result>,
): Waiting<Item, Result>[] => {
  const taken = new Set<string>()
  const batch: Waiting<Item, Result>[] = []
  const left: Waiting<Item, Result>[] = []
  for (const one of waiting.splice(0)) {
    const keys = keysOf(one.item)
    const fits = batch.length < most && keys.every((key) => !taken.has(key))
    ;(fits ? batch : left).push(one)
    for (const key of keys) taken.add(key)
  }
  waiting.push(...left)
  return batch
}

/** Gives how to answer them. */
const writeAll = async <Item, Result>(
  db: Db,
  batch: Waiting<Item, Result>[],
  ways: Ways<Item, Result>,
): Promise<() => void> => {
  try {
    const results = await ways.write(
      db,
      batch.map(({ item }) => item),
    )
    return () => batch.forEach(({ resolve }, at) => resolve(results[at] as Result))
  } catch (error) {
    const mayStand = isRefused(error) || ways.isOfOne?.(error)
    if (batch.length === 1 || !mayStand) return () => batch.forEach(({ reject }) => reject(error))
    await Promise.all(batch.map((one) => alone(db, one, ways)))
    return () => undefined
  }
}

const alone = <Item, Result>(
  db: Db,
  { item, resolve, reject }: Waiting<Item, Result>,
  ways: Ways<Item, Result>,
): Promise<void> => writeOne(db, item, ways).then(resolve, reject)

const writeOne = async <Item, Result>(db: Db, item: Item, { write }: Ways<Item, Result>) =>
  (await write(db, [item]))[0] as Result

/** PostgreSQL said no and undid it all. Where the connection broke, nobody knows what was done. */
const isRefused = (error: unknown): boolean =>
  (error as { severity?: unknown } | null)?.severity === 'ERROR'

const once = (act: () => void) => {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    act()
  }
}
