import cluster, { type Worker } from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>
type Role = 'web' | 'worker'

export type Cluster = {
  /** What the first of those who serve said when it was ready. */
  line: string
  /** Asks all to end and waits until they have. */
  stop: () => Promise<void>
}

/** Whether this process is one of a workers: it does one thing, and what starts it has prepared all. */
export const isClusterWorker: boolean = cluster.isWorker

/** How a worker says that it is up; anybody else prints it. */
export const sayReady = (line: string): void => {
  if (isClusterWorker) process.send?.({ ready: line })
  else console.log(line)
}

/** Ends this process when the one that started it is gone without a word. */
export const onPrimaryGone = (act: () => void): void => {
  if (isClusterWorker) process.once('disconnect', act)
}

/** A process that died sooner than this, ms, is started again only after a pause. */
const soon = 10_000
const longestPauseMs = 15_000

/**
 * So many processes that serve on one port, and one that works if `ROLE` wants it. Connections are
 * handed out in turn; one that dies is replaced while the others go on. Throws when the first ones
 * do not come up.
 */
export const startCluster = async (env: Env, databaseUrl: string, log: Log): Promise<Cluster> => {
  const workers = new Set<Worker>()
  let isOver = false

  const start = (role: Role, failures = 0): Promise<string> => {
    const began = performance.now()
    const worker = cluster.fork({ ROLE: role, DATABASE_URL: databaseUrl })
    workers.add(worker)
    const ready = untilReady(worker)
    ready.catch(() => undefined)
    worker.once('exit', (code, signal) => {
      workers.delete(worker)
      if (isOver) return
      log.warn({ role, code, signal }, 'A process of the site ended and is started again')
      const again = performance.now() - began < soon ? failures + 1 : 0
      setTimeout(() => !isOver && void start(role, again), pauseAfter(again))
    })
    return ready
  }
  const stop = async () => {
    isOver = true
    await Promise.all([...workers].map(end))
  }

  try {
    // The first alone: what is wrong with the port is then said once.
    const line = await start('web')
    const rest = Array.from({ length: env.WEB_CONCURRENCY - 1 }, () => start('web'))
    await Promise.all(env.ROLE === 'all' ? [...rest, start('worker')] : rest)
    return { line, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

const pauseAfter = (failures: number): number =>
  failures === 0 ? 0 : Math.min(longestPauseMs, 250 * 2 ** (failures - 1))

/** It has said itself why it cannot; an empty message adds nothing to that. */
const untilReady = (worker: Worker): Promise<string> =>
  new Promise((resolve, reject) => {
    worker.on('message', (said: { ready?: string }) => said.ready && resolve(said.ready))
    worker.once('exit', () => reject(new Error('')))
  })

const end = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) return resolve()
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
