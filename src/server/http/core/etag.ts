import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { chargeAnswer } from '../limits/costs.ts'
import { isInProcess } from '../limits/limits.ts'

/** A strong ETag of these very bytes. */
export const etagOf = (body: string | Buffer): string => `"${hash('sha1', body, 'base64url')}"`

/** Does the browser already have this version? A proxy may have weakened the tag on its way. */
export const isFresh = (request: Pick<FastifyRequest, 'headers'>, etag: string): boolean => {
  const known = request.headers['if-none-match']
  if (known === undefined) return false
  if (known === etag || known === '*') return true
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}

/**
 * Sends an answer, or JSON that lies ready, with its ETag, or 304 when the browser has it. Answers
 * differ per viewer, so never shared. A page that is being drawn here takes the answer as it is.
 */
export const sendVersion = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: object | Buffer,
): FastifyReply => {
  if (isInProcess(request)) return reply.send(answer)
  const body = Buffer.isBuffer(answer) ? answer : JSON.stringify(answer)
  const send = () => reply.header('content-type', 'application/json; charset=utf-8').send(body)
  const etag = etagOf(body)
  reply.header('etag', etag).header('cache-control', 'private, no-cache')
  if (!isFresh(request, etag)) return send()
  chargeAnswer(request, body.length)
  return reply.code(304).send()
}
