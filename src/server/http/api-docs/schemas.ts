import { z } from 'zod'

export type Json = Record<string, unknown>

/** Named schemas go to the components; what is left points at them. */
export const toSchema = (schema: z.ZodType, io: 'input' | 'output', components: Json): Json => {
  const {
    $defs,
    $schema: _,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => keepBounds(zodSchema, jsonSchema),
  })
  for (const [name, definition] of Object.entries($defs ?? {})) {
    components[name] ??= pointAtComponents(definition)
  }
  return named(schema, pointAtComponents(rest), components)
}

/** A whole number of an address is read from its digits: what comes in is described as what it must be. */
const keepBounds = (schema: unknown, written: Json): void => {
  if (written['type'] !== 'integer') return
  delete written['anyOf']
  if (schema instanceof z.ZodDefault) written['default'] = schema.def.defaultValue
}

const named = (schema: z.ZodType, written: Json, components: Json): Json => {
  const id = schema.meta()?.id
  if (typeof id !== 'string') return written
  components[id] ??= written
  return { $ref: `#/components/schemas/${id}` }
}

const pointAtComponents = (schema: unknown): Json =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
