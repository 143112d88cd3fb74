import { z } from 'zod'
import type { Who } from './who.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call of the API: where it is, what it takes, what it gives. `{name}` in a path is a parameter. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> = {
  method: Method
  path: `/api/${string}`
  /** Who may make it. Its route names a guard besides: who opens a call says so twice. */
  who: Who
  summary: string
  status: 200 | 201 | 204
  /** Its answer has an ETag: a client that has it already is told so in a few bytes. */
  hasVersion: boolean
  /** Sent again under the same Idempotency-Key it is done once. */
  takesKey: boolean
  params: Params
  query: Query
  body: Body
  answer: Answer
}

type Shapes<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Answer extends z.ZodType,
> = {
  who: Who
  summary: string
  status?: 200 | 201 | 204
  hasVersion?: boolean
  takesKey?: boolean
  params?: Params
  query?: Query
  body?: Body
  answer?: Answer
}

/** What a call without parameters, query, body or answer takes or gives. */
export const nothing = z.undefined()
export type Nothing = typeof nothing

/**
 * Declares a call. The routes, the browser's typed `call`, /api/openapi.json and docs/api.md all
 * come from this one declaration.
 */
export const endpoint = <
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
  Answer extends z.ZodType = Nothing,
>(
  method: Method,
  path: `/api/${string}`,
  shapes: Shapes<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> => ({
  method,
  path,
  who: shapes.who,
  summary: shapes.summary,
  status: shapes.status ?? 200,
  hasVersion: shapes.hasVersion ?? false,
  takesKey: shapes.takesKey ?? false,
  params: shapes.params ?? (nothing as unknown as Params),
  query: shapes.query ?? (nothing as unknown as Query),
  body: shapes.body ?? (nothing as unknown as Body),
  answer: shapes.answer ?? (nothing as unknown as Answer),
})

/** The calls among what modules export, by path and method. */
export const callsOf = (modules: readonly object[]): Endpoint[] =>
  modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isEndpoint)
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'takesKey' in value
const placeOf = ({ method, path }: Endpoint): string => `${path} ${method}`

type Part<Name extends string, Schema extends z.ZodType> =
  z.input<Schema> extends undefined
    ? unknown
    : Record<never, never> extends z.input<Schema>
      ? { [K in Name]?: z.input<Schema> }
      : { [K in Name]: z.input<Schema> }

/** What a caller hands over: only the parts that the endpoint has. */
export type Input<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What a caller gets back, parsed. */
export type Answer<E extends Endpoint> = z.output<E['answer']>

/** The one way to make a call; the browser and the server render each have theirs. */
export type Call = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<Answer<E>>

const digits = /^\d{1,15}$/

/** A number from the outside, read from its digits so that 1e309 or 0x10 are refused, not rounded. */
export const wholeNumber = (name: string, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => {
  const message = `${name} must be a whole number`
  return z
    .union([z.string().regex(digits, message), z.number().int(message)], message)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(min, `${name} must be at least ${min}`)
        .max(max, `${name} must be at most ${max}`),
    )
    .meta({ type: 'integer', minimum: min, maximum: max })
}

/** The `{id}` of a post, comment or story in a path. */
export const idParam = z.object({ id: wholeNumber('id') })

/** Moments travel as ISO 8601 strings in UTC. */
export const moment = z.iso.datetime()

/** Text that a person typed: trimmed, no NUL and no half letters (PostgreSQL cannot keep them). */
export const optionalText = (name: string, max: number) =>
  z
    .string({ error: `${name} is required` })
    .overwrite((text) => text.replaceAll('\0', '').toWellFormed().trim())
    .max(max, `${name} must be at most ${max} characters`)

/** The same, not empty. */
export const typedText = (name: string, max: number) =>
  optionalText(name, max).min(1, `${name} must not be empty`)

/** The body of every error answer. */
export const errorAnswer = z
  .object({
    message: z.string(),
    code: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    /** Of a failure of the site: what its log calls this request. */
    requestId: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorAnswer = z.infer<typeof errorAnswer>
