import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contract } from '#shared/contract.ts'
import { type Endpoint, errorAnswer } from '#shared/endpoint.ts'
import { liveEvent, livePath } from '#shared/live.ts'
import { anyone } from './guard.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document, whose schemas are JSON Schema as zod writes it. */
export const describeApi = (endpoints: readonly Endpoint[] = contract): Json => {
  const components: Json = {}
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: describeCall(endpoint, components),
    }
  }
  paths[livePath] = { get: describeLive(components) }
  return {
    openapi: '3.1.0',
    info: { title: 'Symposia', version: '1' },
    paths,
    components: {
      schemas: components,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'sid' } },
    },
  }
}

/** Answered with the document, made once, at the first asking: it would take a tenth of a start. */
export const openApiRoute = (app: FastifyInstance): void => {
  let document: string | undefined
  app.get('/api/openapi.json', { config: { guard: anyone.name } }, (request, reply) => {
    void app.limiter.byAddress('read', request)
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .send((document ??= JSON.stringify(describeApi())))
  })
}

const describeCall = (endpoint: Endpoint, components: Json): Json => ({
  summary: endpoint.summary,
  parameters: [
    ...parameters('path', endpoint.params, components),
    ...parameters('query', endpoint.query, components),
  ],
  ...(isSomething(endpoint.body) && {
    requestBody: { required: true, content: json(endpoint.body, 'input', components) },
  }),
  responses: {
    [endpoint.status]: {
      description: 'Done',
      ...(isSomething(endpoint.answer) && {
        content: json(endpoint.answer, 'output', components),
      }),
    },
    default: { description: 'Refused', content: json(errorAnswer, 'output', components) },
  },
})

/** The one call that is a stream and therefore no endpoint of the contract. */
const describeLive = (components: Json): Json => ({
  summary: 'What happens, as it happens: Server-Sent Events, each with a LiveEvent as its data',
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

/** Named schemas go to the components; what is left points at them. */
const toSchema = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json => {
  const { $defs, $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  for (const [name, definition] of Object.entries($defs ?? {})) {
    components[name] ??= pointAtComponents(definition)
  }
  return named(schema, pointAtComponents(rest), components)
}

const named = (schema: z.ZodType, written: Json, components: Json): Json => {
  const id = schema.meta()?.id
  if (typeof id !== 'string') return written
  components[id] ??= written
  return { $ref: `#/components/schemas/${id}` }
}

const pointAtComponents = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
