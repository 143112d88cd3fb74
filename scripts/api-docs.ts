import { writeFile } from 'node:fs/promises'
import { describeApi } from '#server/http/core/openapi.ts'

type Schema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Content = Record<string, { schema: Schema }>
type Call = {
  summary: string
  parameters: { name: string; in: string; required: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
type Document = {
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, Schema> }
}

/** The whole of docs/api.md, from the same description as /api/openapi.json. */
export const writeApiDocs = (): string => {
  const { paths, components } = describeApi() as Document
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => describe(method.toUpperCase(), path, call)),
  )
  const shapes = Object.entries(components.schemas)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, schema]) => `### ${name}\n\n${code(show(schema))}`)
  return [intro, '## Calls', ...calls, '## Shapes', ...shapes].join('\n\n') + '\n'
}

const intro = `# The API

Made from the contract in \`src/shared\` by \`npm run api-docs\`; \`/api/openapi.json\` says the same to machines.

Bodies are JSON. Signing in sets a cookie that the later calls carry; nothing else is needed. A call that
changes something is refused with 403 when a browser says that it comes from another site. A refusal is an
\`Error\` with status 400 (not valid), 401 (sign in first), 403, 404, 409, 413, 415, 429 or 503; the last two say
in \`Retry-After\` after how many seconds to come back.`

const describe = (method: string, path: string, call: Call): string =>
  [
    `### ${method} ${path}`,
    call.summary,
    ...(call.parameters.length > 0 ? [call.parameters.map(parameter).join('\n')] : []),
    ...(call.requestBody ? ['Takes', code(body(call.requestBody.content))] : []),
    answer(call.responses),
  ].join('\n\n')

const parameter = ({ name, in: where, required, schema }: Call['parameters'][number]): string =>
  `- ${where} \`${name}${required ? '' : '?'}\`: \`${show(schema)}\``

const answer = (responses: Call['responses']): string => {
  const [status, { content } = {}] = Object.entries(responses)[0] ?? []
  return content ? `Gives ${status}\n\n${code(body(content))}` : `Gives ${status} and no body.`
}

const body = (content: Content): string => show(Object.values(content)[0]!.schema)

const code = (text: string): string => `\`\`\`ts\n${text}\n\`\`\``

/** A JSON Schema as a TypeScript type, which is shorter to read. */
const show = (schema: Schema, indent = ''): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1)!
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((one) => show(one, indent)).join(' | ')
  if (schema.type === 'array') return `${wrapped(show(schema.items ?? {}, indent))}[]`
  if (schema.type === 'object') return showFields(schema, indent)
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

const wrapped = (type: string): string => (type.includes(' | ') ? `(${type})` : type)

const showFields = ({ properties = {}, required = [] }: Schema, indent: string): string => {
  const fields = Object.entries(properties).map(
    ([name, field]) =>
      `${indent}  ${name}${required.includes(name) ? '' : '?'}: ${show(field, `${indent}  `)}`,
  )
  return `{\n${fields.join('\n')}\n${indent}}`
}

if (import.meta.main) await writeFile(new URL('../docs/api.md', import.meta.url), writeApiDocs())
