import { z } from 'zod'
import { scopes } from './access-tokens.ts'
import { endpoint } from './endpoint.ts'

const field = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  /** As a type of TypeScript. */
  type: z.string(),
  /** What the type does not say: bounds, and what holds when it is left out. */
  note: z.string(),
})

/** One call, for people to read. */
const describedCall = z
  .object({
    id: z.string(),
    tag: z.string(),
    method: z.string(),
    path: z.string(),
    summary: z.string(),
    /** Who may: see `guard` in the server. */
    guard: z.string(),
    /** What an access token needs for it; null: no token can make it. */
    scope: z.enum(scopes).nullable(),
    fields: z.array(field),
    takes: z.string().nullable(),
    status: z.string(),
    gives: z.string().nullable(),
  })
  .meta({ id: 'DescribedCall' })
export type DescribedCall = z.infer<typeof describedCall>

export const reference = z
  .object({
    calls: z.array(describedCall),
    shapes: z.array(z.object({ name: z.string(), type: z.string() })),
  })
  .meta({ id: 'Reference' })
export type Reference = z.infer<typeof reference>

export const readReference = endpoint('GET', '/api/reference', {
  who: 'anyone',
  summary: 'Every call and every shape, for people to read: what /api/docs shows',
  hasVersion: true,
  answer: reference,
})
