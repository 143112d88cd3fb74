/** As much of a JSON Schema as the contract's have. */
export type Schema = {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  default?: unknown
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

/** A JSON Schema as a TypeScript type, with its bounds as comments. */
export const typeOf = (schema: Schema, indent = ''): string => {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? ''
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return choices.map((one) => typeOf(one, indent)).join(' | ')
  if (schema.type === 'array') return `${wrapped(typeOf(schema.items ?? {}, indent))}[]`
  if (schema.type === 'object') return typeOfFields(schema, indent)
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown')
}

const wrapped = (type: string): string => (type.includes(' | ') ? `(${type})` : type)

const typeOfFields = ({ properties = {}, required = [] }: Schema, indent: string): string => {
  const fields = Object.entries(properties).map(([name, field]) => {
    const note = notesOn(field)
    const type = typeOf(field, `${indent}  `)
    const mark = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${mark}: ${type}${note ? ` // ${note}` : ''}`
  })
  return `{\n${fields.join('\n')}\n${indent}}`
}

/** Bounds that every whole number of JavaScript has say nothing. */
const largest = Number.MAX_SAFE_INTEGER

/** What a type does not say: "1 to 50; 20 when left out". */
export const notesOn = (schema: Schema): string =>
  [
    range(schema.minimum, schema.maximum, ''),
    range(schema.minLength, schema.maxLength, ' characters'),
    range(schema.minItems, schema.maxItems, ' items'),
    'default' in schema ? `${JSON.stringify(schema.default)} when left out` : '',
  ]
    .filter(Boolean)
    .join('; ')

const range = (least = -largest, most = largest, unit: string): string => {
  const [hasLeast, hasMost] = [least > -largest, most < largest]
  if (hasLeast && hasMost) return least === most ? `${least}${unit}` : `${least} to ${most}${unit}`
  if (hasMost) return `at most ${most}${unit}`
  return hasLeast ? `at least ${least}${unit}` : ''
}
