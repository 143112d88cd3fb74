import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PoolConfig } from 'pg'
import { connectionOf } from './db/open.ts'
import { relayCommits } from './changes/relay.ts'
import { onWork } from './changes/commits.ts'
import type { Env } from './env.ts'
import type { Services } from './services.ts'

/** What the thread is given: connections cannot be shared, so it opens its own. */
export type Given = { env: Env; connection: PoolConfig }

/** The messages to the thread, and from it. */
export const stopWord = 'stop'
export const readyWord = 'ready'

const program = new URL('../worker.ts', import.meta.url)
const sourceMaps = new URL('../source-maps.mjs', import.meta.url)
/** Most of what is made there is soon of no use: a small part of the memory, swept often, is enough. */
const resourceLimits = { maxYoungGenerationSizeMb: 16 } as const
const againAfterMs = 1_000

/**
 * Runs the jobs on a thread of their own: choosing topics and finding words take up to half a second
 * of processor at a stretch, in which nobody would be answered. Gives the end of it. A thread that
 * breaks off, as where the database goes while it starts, is followed by another: the site serves on.
 */
export const workBeside = ({ env, pool, log }: Services): (() => Promise<void>) => {
  const given: Given = { env, connection: connectionOf(pool.options) }
  let isOver = false
  let pause: NodeJS.Timeout | undefined
  const begin = () =>
    openThread(given, (error) => {
      log.error({ err: error }, 'The jobs broke off')
      if (!isOver) pause = setTimeout(() => (end = begin()), againAfterMs)
    })
  let end = begin()
  return async () => {
    isOver = true
    clearTimeout(pause)
    await end()
  }
}

/** Starts the thread; gives what ends it, and when it is gone does nothing. */
const openThread = (given: Given, onBroken: (error: unknown) => void): (() => Promise<void>) => {
  const thread = new Worker(program, {
    workerData: given,
    resourceLimits,
    env: withCompileCache(),
    // Not what this process was started with: a thread refuses options about memory.
    execArgv: ['--disable-warning=ExperimentalWarning', '--import', sourceMaps.href],
  })
  const endRelay = relayCommits(thread, onWork)
  let isReady = false
  let isGone = false
  const gone = new Promise<void>((resolve) => {
    thread.on('exit', () => {
      isGone = true
      endRelay()
      resolve()
    })
  })
  thread.on('message', (word) => (isReady ||= word === readyWord))
  thread.on('error', onBroken)
  return async () => {
    if (isGone) return
    if (isReady) thread.postMessage(stopWord)
    else void thread.terminate()
    await gone
  }
}

/** A thread asks the environment where compiled files are kept; the start script told only this one. */
const withCompileCache = (): NodeJS.ProcessEnv => {
  const folder = getCompileCacheDir()
  return folder ? { ...process.env, NODE_COMPILE_CACHE: dirname(folder) } : process.env
}
