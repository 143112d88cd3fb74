import type { FastifyReply, FastifyRequest } from 'fastify'
import { isFresh } from './etag.ts'

/** An answer of 200 that lies ready: its bytes in one encoding, with an ETag of its own. */
export type Ready = {
  bytes: Buffer
  etag: string
  type: string
  /** Beside the type, and beside those that every answer carries. */
  headers: Record<string, string>
}

/** Sends what lies ready, or 304 when the browser has it. */
export const sendReady = (
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag, type, headers }: Ready,
): FastifyReply => {
  reply.headers(headers)
  if (isFresh(request, etag)) return reply.code(304).send()
  return reply.header('content-type', type).send(bytes)
}
