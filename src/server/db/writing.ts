import type pg from 'pg'
import type { Db } from './outbox.ts'

type Writer = { db: Db; pool: pg.Pool }

const writers = new WeakMap<Db, Writer>()

/** Has the writes that share a statement go over connections of their own. */
export const writeOver = (db: Db, writer: Writer): void => void writers.set(db, writer)

/**
 * Over which connections to write what shares a statement with others. Such a statement costs a
 * connection 20 ms and 4 MB the first time, and is sent one at a time: so it has few connections,
 * which know it. Among those that read, each of thirty would come to know it some day, while ten people wait.
 */
export const writerOf = (db: Db): Db => writers.get(db)?.db ?? db

/** Those connections; none where they are not apart. */
export const writingPools = (db: Db): pg.Pool[] => {
  const writer = writers.get(db)
  return writer ? [writer.pool] : []
}

/** A post, a comment, a like; no more than half of what a process has. */
const writingMost = 3

/** What of a process's connections is for that, and what is for all the rest. */
export const shareOut = (all: number): { reading: number; writing: number } => {
  const writing = Math.min(writingMost, Math.floor(all / 2))
  return { reading: all - writing, writing }
}

/** They keep what they know for longer than people pause. */
export const ofWriters = { idleTimeoutMillis: 30_000 } satisfies pg.PoolConfig
