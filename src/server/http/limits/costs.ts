import type { FastifyInstance } from 'fastify'
import { isInProcess } from './limits.ts'

/** What one read may cost: an ordinary page is drawn in 1 to 3 ms, an answer of the front page has 32 KB. */
const ofOneRead = { ms: 10, bytes: 64 * 1024 } as const

/** How many further reads somebody has made use of whose page took so long to draw. */
export const readsWorth = (ms: number): number => Math.floor(ms / ofOneRead.ms)

/**
 * Counts what is large as several reads of whoever asked. One read can cost a hundred times as much as another:
 * counted as one, a single connection could keep the site busy within the limits.
 */
export const chargeLargeAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!isInProcess(request) && (typeof payload === 'string' || Buffer.isBuffer(payload)))
      app.limiter.charge(request, Math.floor(payload.length / ofOneRead.bytes))
    done()
  })
}
