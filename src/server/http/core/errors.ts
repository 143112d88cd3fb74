import type { ErrorAnswer } from '#shared/endpoint.ts'

export type Issue = { path: string; message: string }

/** What a rule throws when a call cannot be done; http/core/answers.ts turns it into an answer. */
export class HttpError extends Error {
  readonly status: number
  readonly code: string
  readonly issues?: Issue[]
  /** Seconds until it makes sense to try again. */
  readonly retryAfter?: number
  /** What WWW-Authenticate says: how programs with a token are to come instead. */
  readonly challenge?: string

  constructor(
    status: number,
    code: string,
    message: string,
    more: { issues?: Issue[]; retryAfter?: number; challenge?: string } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.issues = more.issues
    this.retryAfter = more.retryAfter
    this.challenge = more.challenge
  }
}

export const notFound = (what: string) => new HttpError(404, 'not_found', `${what} not found`)

export const unauthorized = (message = 'Please sign in first.', code = 'unauthorized') =>
  new HttpError(401, code, message)

export const forbidden = (message: string, code = 'forbidden') => new HttpError(403, code, message)

export const conflict = (message: string, code = 'conflict') => new HttpError(409, code, message)

/** The first issue speaks for all of them in the message. */
export const invalid = (issues: Issue[], code = 'invalid') =>
  new HttpError(400, code, issues[0]?.message ?? 'That is not valid.', { issues })

export const tooMany = (message: string, seconds: number) =>
  new HttpError(429, 'too_many', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

export const unavailable = (message: string, seconds: number) =>
  new HttpError(503, 'unavailable', message, { retryAfter: Math.max(1, Math.ceil(seconds)) })

/** When to come back where too many were at it at once, in seconds. */
const crowdedFor = 2

export const crowded = () =>
  unavailable('Too many people ask at once. Please try again in a moment.', crowdedFor)

/** Somebody has to make room first, s. */
const fullFor = 60

export const full = () =>
  new HttpError(
    503,
    'no_room',
    'This site has no room left to keep that. Reading goes on; please try again later.',
    { retryAfter: fullFor },
  )

export const errorBody = ({ message, code, issues }: HttpError): ErrorAnswer =>
  issues ? { message, code, issues } : { message, code }
