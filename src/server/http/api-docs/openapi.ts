import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Scope, scopes } from '#shared/access-tokens.ts'
import { contract } from '#shared/contract.ts'
import { type Endpoint, errorAnswer } from '#shared/endpoint.ts'
import { liveEvent, livePath } from '#shared/live.ts'
import { readReference } from '#shared/reference.ts'
import { type Mounted, nameOf } from '../core/call.ts'
import { sendVersion } from '../core/etag.ts'
import { admin, anyone } from '../core/guard.ts'
import { describeCalls, type OpenApi } from './reference.ts'
import { route } from '../core/route.ts'
import { scopeOf } from '../core/scope.ts'
import { type Json, toSchema } from './schemas.ts'

/** Who may make each call, by its name, as the routes say; without them nothing is said of that. */
type Guards = ReadonlyMap<string, Pick<Mounted, 'guard'>>

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema as zod writes it. */
export const describeApi = (
  endpoints: readonly Endpoint[] = contract,
  guards: Guards = new Map(),
): Json => {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(endpoint, guards, components),
    }
  }
  paths[livePath] = { get: describeLive(components) }
  return {
    openapi: '3.1.0',
    info: { title: 'Symposia', version: '1' },
    tags: tagsOf(paths),
    paths,
    components: {
      schemas: components,
      securitySchemes: { session, token },
      responses: { Busy: describeBusy(components) },
    },
  }
}

const session = {
  type: 'apiKey',
  in: 'cookie',
  name: '__Host-sid',
  description:
    'Set by POST /api/login and POST /api/register. A site that is reached by http calls it `sid`.',
}

const token = {
  type: 'http',
  scheme: 'bearer',
  description: `An access token that somebody made in the settings, for some of ${scopes.join(', ')}. A call with a token has no session, whatever cookie it carries.`,
}

/** Answered with the document, made once, at the first asking: it would take a tenth of a start. */
export const openApiRoute = (app: FastifyInstance): void => {
  const openApi = once(() => describeApi(contract, app.handlers))
  const document = once(() => JSON.stringify(openApi()))
  const reference = once(() => Buffer.from(JSON.stringify(describeCalls(openApi() as OpenApi))))
  app.get('/api/openapi.json', { config: { guard: anyone.name } }, (request, reply) => {
    void app.limiter.byAddress('read', request)
    return reply.header('content-type', 'application/json; charset=utf-8').send(document())
  })
  route(app, readReference, { guard: anyone }, ({ request, reply }) =>
    sendVersion(request, reply, reference()),
  )
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => (made ??= make())
}

const describeCall = (endpoint: Endpoint, guards: Guards, components: Json): Json => ({
  operationId: operationId(endpoint),
  tags: [tagOf(endpoint.path)],
  summary: endpoint.summary,
  ...security(guards.get(nameOf(endpoint))?.guard, scopeOf(endpoint)),
  parameters: [
    ...parameters('path', endpoint.params, components),
    ...parameters('query', endpoint.query, components),
    ...(endpoint.takesKey ? [idempotencyKey] : []),
    ...(endpoint.hasVersion ? [ifNoneMatch] : []),
  ],
  ...(isSomething(endpoint.body) && {
    requestBody: { required: true, content: json(endpoint.body, 'input', components) },
  }),
  responses: {
    [endpoint.status]: {
      description: 'Done',
      ...(endpoint.hasVersion && { headers: etag }),
      ...(isSomething(endpoint.answer) && {
        content: json(endpoint.answer, 'output', components),
      }),
    },
    ...(endpoint.hasVersion && { 304: { description: 'You have it already', headers: etag } }),
    429: { $ref: '#/components/responses/Busy' },
    503: { $ref: '#/components/responses/Busy' },
    default: { description: 'Refused', content: json(errorAnswer, 'output', components) },
  },
})

/** `GET /api/posts/{id}/comments` is getPostsIdComments: it stays when a summary is worded anew. */
const operationId = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => {
  const words = path.replace('/api/', '').match(/[a-z0-9]+/gi) ?? []
  return [
    method.toLowerCase(),
    ...words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)),
  ].join('')
}

/** What a call is about is the first word of its path. */
const tagOf = (path: string): string => path.split('/')[2] ?? ''

const tagsOf = (paths: Json): { name: string }[] =>
  [...new Set(Object.keys(paths).map(tagOf))].toSorted().map((name) => ({ name }))

/** Anyone may also come signed in or with a token, and gets an answer of their own. */
const security = (guard: string | undefined, scope: Scope | null): Json => {
  const needs = scope && { 'x-scope': scope }
  if (guard === undefined) return { ...needs }
  const ways = [{ session: [] }, ...(scope ? [{ token: [scope] }] : [])]
  if (guard === anyone.name) return { ...needs, security: [{}, ...ways] }
  return {
    ...(guard === admin.name && { description: 'For administrators.' }),
    'x-guard': guard,
    ...needs,
    security: ways,
  }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key for the same body: it is done once, and answered the same again',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
}
const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the answer that you have',
  schema: { type: 'string' },
}
const etag = { ETag: { description: 'Of this very answer', schema: { type: 'string' } } }

const describeBusy = (components: Json): Json => ({
  description: 'Too much of it for now; nothing was done',
  headers: {
    'Retry-After': {
      description: 'Seconds after which to come back',
      schema: { type: 'integer', minimum: 1 },
    },
  },
  content: json(errorAnswer, 'output', components),
})

/** The one call that is a stream and therefore no endpoint of the contract. */
const describeLive = (components: Json): Json => ({
  operationId: operationId({ method: 'GET', path: livePath }),
  tags: [tagOf(livePath)],
  summary: 'What happens, as it happens: Server-Sent Events, each with a LiveEvent as its data',
  ...security(anyone.name, 'read'),
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'Go on after this event',
      schema: { type: 'string' },
    },
    {
      name: 'topics',
      in: 'query',
      required: false,
      description:
        'What is listened to, with commas: feed (all posts), post:7, stories, trending. Left out: everything. Visitors hear once a second',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The stream',
      content: { 'text/event-stream': { schema: toSchema(liveEvent, 'output', components) } },
    },
  },
})

export const isSomething = (schema: z.ZodType): boolean => schema.def.type !== 'undefined'

const json = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json => ({
  'application/json': { schema: toSchema(schema, io, components) },
})

const parameters = (where: 'path' | 'query', schema: z.ZodType, components: Json): Json[] => {
  if (!isSomething(schema)) return []
  const { properties = {}, required = [] } = toSchema(schema, 'input', components) as {
    properties?: Json
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: required.includes(name),
    schema: property,
  }))
}
