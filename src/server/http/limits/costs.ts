import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isInProcess } from './limits.ts'

/**
 * What counts as a hundredth of a second of work. An ordinary page is drawn in 1 to 3 ms and the front page's answer has
 * 32 KB: both count as nothing.
 */
const unit = { ms: 10, bytes: 64 * 1024 } as const

/** Drawing took so long, and nothing else could be done meanwhile. */
export const workOf = (drawMs: number): number => Math.floor(drawMs / unit.ms)

/** Counts an answer that was made, whether or not it is sent: the browser may have had it. */
export const chargeAnswer = (request: FastifyRequest, length: number): void =>
  request.server.limiter.charge(request, Math.floor(length / unit.bytes))

/**
 * Counts large answers as work for the client. One read can cost a hundred times as much as another:
 * counted as one, a single connection could keep the site busy within the limits.
 */
export const chargeLargeAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (!isInProcess(request) && (typeof payload === 'string' || Buffer.isBuffer(payload)))
      chargeAnswer(request, payload.length)
    done()
  })
}
