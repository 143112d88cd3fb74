import { parentPort, workerData } from 'node:worker_threads'
import pino from 'pino'
import { listen } from '#server/changes/hub.ts'
import { openPool, toDb } from '#server/db/open.ts'
import { announce } from '#server/changes/announce.ts'

/**
 * Another process of the site, as far as modules go: it shares nothing with the test but the
 * database. Writes down what it is told to, with the moment at which it does.
 */
const log = pino({ level: 'silent' })
const pool = openPool({ connectionString: (workerData as { url: string }).url }, log)
const hub = await listen({ pool, log })
const db = toDb(pool)

parentPort?.on('message', (replyId: number | 'end') => {
  if (replyId === 'end') {
    void hub.close().then(() => pool.end())
    parentPort?.close()
  } else void announce(db, { kind: 'draft', postId: 1, replyId, content: String(Date.now()) })
})
parentPort?.postMessage('ready')
