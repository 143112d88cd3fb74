import type { DescribedCall, Reference } from '#shared/reference.ts'
import type { Scope } from '#shared/access-tokens.ts'
import { anyone } from '../core/guard.ts'
import { notesOn, type Schema, typeOf } from './typescript.ts'

type Content = Record<string, { schema: Schema }>
type Parameter = {
  name: string
  in: DescribedCall['fields'][number]['in']
  required: boolean
  description?: string
  schema: Schema
}
type Call = {
  operationId: string
  tags: string[]
  summary: string
  'x-guard'?: string
  'x-scope'?: Scope
  parameters: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

/** As much of the document as people read. */
export type OpenApi = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** The document for people: types as in TypeScript, which are shorter to read than JSON Schema. */
export const describeCalls = ({ paths, components }: OpenApi): Reference => ({
  calls: Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => describe(method.toUpperCase(), path, call)),
  ),
  shapes: Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => ({ name, type: typeOf(schema) })),
})

const describe = (method: string, path: string, call: Call): DescribedCall => {
  const [status = '', { content } = {}] = Object.entries(call.responses)[0] ?? []
  return {
    id: call.operationId,
    tag: call.tags[0] ?? '',
    method,
    path,
    summary: call.summary,
    guard: call['x-guard'] ?? anyone.name,
    scope: call['x-scope'] ?? null,
    fields: call.parameters.map(describeField),
    takes: call.requestBody ? typeIn(call.requestBody.content) : null,
    status,
    gives: content ? typeIn(content) : null,
  }
}

const describeField = ({ name, in: where, required, description, schema }: Parameter) => ({
  name,
  in: where,
  required,
  type: typeOf(schema),
  note: [notesOn(schema), description].filter(Boolean).join('; '),
})

const typeIn = (content: Content): string => {
  const [first] = Object.values(content)
  return first ? typeOf(first.schema) : 'unknown'
}
