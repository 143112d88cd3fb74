import { Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { type Endpoint, errorAnswer } from '#shared/endpoint.ts'

/**
 * Holds every answer of a test's site against the contract: one that lacks a field, or says more
 * than the contract, becomes a 500 that tells the difference.
 */
export const checkAnswers = (app: FastifyInstance): void => {
  app.addHook('onSend', async (request, reply, payload) => {
    const { endpoint } = request.routeOptions.config
    if (
      !endpoint ||
      payload instanceof Readable ||
      reply.statusCode === 304 ||
      request.method === 'HEAD'
    )
      return payload
    const text = unpacked(payload, reply.getHeader('content-encoding'))
    const drift =
      findDrift(endpoint, reply.statusCode, text) ??
      findVersionDrift(endpoint, reply.statusCode, reply.hasHeader('etag'))
    if (drift === undefined) return payload
    reply.code(500).removeHeader('content-encoding').removeHeader('content-length')
    return JSON.stringify({ message: drift, code: 'contract_broken' })
  })
}

const unpacked = (payload: unknown, encoding: unknown): string => {
  if (typeof payload === 'string') return payload
  if (!Buffer.isBuffer(payload)) return ''
  if (encoding === 'br') return brotliDecompressSync(payload).toString()
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
}

const findVersionDrift = (
  { hasVersion, method, path }: Endpoint,
  status: number,
  hasETag: boolean,
): string | undefined =>
  status === 200 && hasVersion !== hasETag
    ? `${method} ${path} ${hasETag ? 'has an ETag that the contract does not name' : 'lacks its ETag'}`
    : undefined

const findDrift = (endpoint: Endpoint, status: number, text: string): string | undefined => {
  const call = `${endpoint.method} ${endpoint.path}`
  if (status < 400 && status !== endpoint.status) return `${call} answered ${status}`
  const body: unknown = text === '' ? undefined : JSON.parse(text)
  const parsed = (status < 400 ? endpoint.answer : errorAnswer).safeParse(body)
  if (!parsed.success) return `${call} broke the contract: ${parsed.error.message}`
  return isDeepStrictEqual(parsed.data, body)
    ? undefined
    : `${call} says more than the contract: ${text}`
}
