import type { FastifyInstance, FastifyRequest, InjectOptions } from 'fastify'
import type { Call, Endpoint, ErrorAnswer } from '#shared/endpoint.ts'
import { inProcessHeader } from './limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Proves that a call comes from this process; never sent anywhere. */
    inProcessKey: string
  }
}

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
}

/**
 * Calls of the server render: through the same routes as the network's, as the visitor of
 * `request`, without the network and without counting against the visitor's limits. A refusal
 * throws what the browser's call throws: `status`, `message` (`status: body`) and `detail`.
 */
export const inProcessCall = (app: FastifyInstance, request: FastifyRequest): Call =>
  (async (endpoint: Endpoint, input: unknown) => {
    const answer = await app.inject(toRequest(app, request, endpoint, input as Parts))
    if (answer.statusCode >= 400) throw toError(answer.statusCode, answer.payload)
    return answer.payload === '' ? undefined : JSON.parse(answer.payload)
  }) as Call

/** What says who asks and how they reached the site. */
const passedOn = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

const toRequest = (
  app: FastifyInstance,
  { headers, socket }: FastifyRequest,
  { method, path }: Endpoint,
  { params = {}, query, body }: Parts,
): InjectOptions => ({
  method,
  url: path.replaceAll(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(params[name])),
  ),
  query: query && toStrings(query),
  payload: body,
  remoteAddress: socket.remoteAddress,
  headers: {
    ...Object.fromEntries(
      passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])),
    ),
    [inProcessHeader]: app.inProcessKey,
  },
})

const toStrings = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

const toError = (status: number, body: string) => {
  const { code, message } = JSON.parse(body) as ErrorAnswer
  return Object.assign(new Error(`${status}: ${body}`), { status, code, detail: message })
}
