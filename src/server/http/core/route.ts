import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Endpoint } from '#shared/endpoint.ts'
import { type Handler, nameOf } from './call.ts'
import { anyone, type Guard } from './guard.ts'
import { type Issue, invalid } from './errors.ts'
import { mustHaveScope, scopeOf } from './scope.ts'
import { isInProcess, type LimitName, type Limiter } from '../limits/limits.ts'
import type { Viewer, Viewers } from './viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    viewers: Viewers
    limiter: Limiter
  }
  interface FastifyContextConfig {
    endpoint?: Endpoint
    guard?: string
  }
}

/** What a handler is given, parsed, and the raw pair for what a contract cannot say. */
export type Asked<E extends Endpoint, V extends Viewer | null> = {
  params: z.output<E['params']>
  query: z.output<E['query']>
  body: z.output<E['body']>
  viewer: V
  request: FastifyRequest
  reply: FastifyReply
}

type Terms<V extends Viewer | null> = {
  guard: Guard<V>
  limit?: LimitName
  /** Bytes, for a call that takes more than the others. */
  bodyLimit?: number
}

/** An answer as the contract has it, or its ready JSON, or the reply when it is already sent. */
type Answered<E extends Endpoint> =
  | z.input<E['answer']>
  | (undefined extends z.input<E['answer']> ? void : never)
  | Buffer
  | FastifyReply

/**
 * Mounts a call of the contract: limit by address and guard before its body is read, viewer, shapes,
 * limit by account, handler. The answer is stringified as it is: a response schema costs a fifth of
 * the throughput, so the tests hold every answer against the contract instead.
 */
export const route = <E extends Endpoint, V extends Viewer | null>(
  app: FastifyInstance,
  endpoint: E,
  { guard, limit = 'read', bodyLimit }: Terms<V>,
  handler: (asked: Asked<E, V>) => Answered<E> | Promise<Answered<E>>,
): void => {
  const scope = scopeOf(endpoint)
  const enter = async (request: FastifyRequest): Promise<V> => {
    const viewer = await app.viewers.find(request)
    mustHaveScope(viewer, scope)
    return guard.admit(viewer)
  }
  const admit = async (request: FastifyRequest) => {
    const counted = app.limiter.byAddress(limit, request)
    if (counted) await counted
    // Who is sent away here has sent a body that nobody looks at.
    if (guard.name !== anyone.name) await enter(request)
  }
  const answer: Handler = async (request, reply) => {
    // Again: the body may have taken half a minute to come.
    const viewer = await enter(request)
    const asked = {
      params: parse(endpoint.params, request.params),
      query: parse(endpoint.query, request.query),
      body: parse(endpoint.body, request.body ?? {}),
      viewer,
      request,
      reply,
    } as Asked<E, V>
    const counted = viewer && app.limiter.byAccount(limit, viewer)
    if (counted) await counted
    if (viewer?.accessToken) app.limiter.byToken(viewer.accessToken.id)
    const given = await handler(asked)
    if (given === reply || reply.sent) return reply
    // A page that is drawn here needs no JSON of it.
    return isInProcess(request) ? reply.send(given) : send(reply, endpoint.status, given)
  }
  app.handlers.set(nameOf(endpoint), { answer, limit, guard: guard.name })
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { endpoint, guard: guard.name },
    bodyLimit,
    onRequest: admit,
    handler: answer,
  })
}

/** A part that the endpoint does not have is not looked at. */
const parse = (schema: z.ZodType, value: unknown): unknown => {
  if (schema.def.type === 'undefined') return undefined
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw invalid(parsed.error.issues.map(toIssue))
  return parsed.data
}

const toIssue = ({ path, message }: z.core.$ZodIssue): Issue => ({
  path: path.join('.'),
  message: message.startsWith('Invalid input')
    ? `${path.join('.') || 'The body'}: ${message}`
    : message,
})

const send = (reply: FastifyReply, status: number, answer: unknown): FastifyReply => {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  if (status === 204) return reply.code(204).send()
  reply.code(status).header('content-type', 'application/json; charset=utf-8')
  return reply.send(Buffer.isBuffer(answer) ? answer : JSON.stringify(answer))
}
