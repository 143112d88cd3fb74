import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSerializationFailure } from '../../db/retry-serialization.ts'
import { describeError } from '../../log.ts'
import { HttpError, crowded, errorBody, full, invalid, type Issue, unavailable } from './errors.ts'
import { languageSpoken } from './language.ts'
import { reasonIn } from './reasons.ts'

/** The one place where what was thrown becomes what is answered. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply))
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsAt(app, request.url)
    if (methods.length > 0) reply.header('allow', methods.join(', '))
    return sendError(methods.length > 0 ? wrongMethod(methods) : nothingHere(), request, reply)
  })
}

const nothingHere = () => new HttpError(404, 'not_found', 'There is nothing at this address.')

const wrongMethod = (methods: readonly string[]) =>
  new HttpError(405, 'wrong_method', `This address takes ${methods.join(', ')}.`)

/** The methods of the calls of the contract that stand at an address; none for any other address. */
const methodsAt = (app: FastifyInstance, url: string): string[] => {
  const parts = url.split('?', 1)[0]?.split('/') ?? []
  const fits = (path: string) => {
    const places = path.split('/')
    return (
      places.length === parts.length &&
      places.every(
        (place, at) => place === parts[at] || (place.startsWith('{') && parts[at] !== ''),
      )
    )
  }
  return [...app.handlers.keys()].flatMap((name) => {
    const [method = '', path = ''] = name.split(' ')
    return fits(path) ? [method] : []
  })
}

export const sendError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const error = toHttpError(thrown)
  if (error.status >= 500 && !isRefusal(thrown)) logError(thrown, error, request)
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter)
  if (error.challenge !== undefined) reply.header('www-authenticate', error.challenge)
  return reply
    .code(error.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(error, request)))
}

/** Said on purpose because there is too much to do: a line each would be more of it. */
const isRefusal = (thrown: unknown): boolean =>
  thrown instanceof HttpError && thrown.code === 'unavailable'

/** A failure of ours names its call, so that a person who meets it can say which line of the log it is. */
const bodyOf = (error: HttpError, { id, headers }: FastifyRequest) => {
  if (error.status === 500) return { ...errorBody(error), requestId: id }
  return error.issues
    ? reasonsFor(error, error.issues, headers['accept-language'])
    : errorBody(error)
}

/** What is wrong with an input is said in the language that the call asks for; codes explain the rest. */
const reasonsFor = (error: HttpError, english: Issue[], accepted: string | undefined) => {
  const language = languageSpoken(accepted)
  const issues = english.map(({ path, message }) => ({
    path,
    message: reasonIn(language, message) ?? message,
  }))
  const message = reasonIn(language, error.message) ?? error.message
  return { ...errorBody(error), message, issues }
}

/** The route's pattern instead of the address: logs hold no personal data. */
const logError = (thrown: unknown, { status }: HttpError, request: FastifyRequest) => {
  request.log.error(
    {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url,
      status,
      ...describeError(thrown),
    },
    'A call failed',
  )
}

/** PostgreSQL's word for a byte that none of its texts can hold. */
const unkeepable = '22021'

type Thrown = { code?: string; message?: string; syscall?: string; statusCode?: number }

const toHttpError = (thrown: unknown): HttpError => {
  if (thrown instanceof HttpError) return thrown
  const error = (thrown ?? {}) as Thrown
  if (isDatabaseAway(error)) {
    return unavailable('The site is catching its breath. Please try again.', 2)
  }
  if (isSerializationFailure(error)) return crowded()
  if (noRoom.has(error.code ?? '')) return full()
  const { code = '', statusCode = 500 } = error
  if (statusCode === 413)
    return new HttpError(413, 'too_large', 'That is more than one call may carry.')
  if (statusCode === 415) {
    return new HttpError(415, 'unsupported_media_type', 'Bodies must be JSON (application/json).')
  }
  if (code === unkeepable) return invalid([{ path: '', message: 'No text here holds a NUL.' }])
  if (statusCode >= 400 && statusCode < 500) return invalid([malformed(code)], 'malformed')
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.')
}

/** What PostgreSQL and the system say of a disk that is full, and of a quota that is used up. */
const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT'])

const malformed = (code: string) =>
  code.startsWith('FST_ERR_CTP')
    ? { path: '', message: 'The body is not valid JSON.' }
    : { path: '', message: 'The request is malformed.' }

/** PostgreSQL restarting, gone, full of connections, or too slow; pg gives some of it no code. */
const isDatabaseAway = ({ code = '', message = '', syscall }: Thrown): boolean =>
  syscall === 'connect' ||
  /^(08|57P|53300$|57014$|ECONNRESET$|EPIPE$)/.test(code) ||
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/.test(
    message,
  )
