import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Call, Endpoint, ErrorAnswer } from '#shared/endpoint.ts'
import { sendError } from './answers.ts'
import { notFound } from './errors.ts'
import { inProcessHeader, isInProcess, type LimitName } from '../limits/limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Proves that a call comes from this process; never sent anywhere. */
    inProcessKey: string
    /** What each call of the contract does, by `nameOf`: the server render asks it without a socket. */
    handlers: Map<string, Mounted>
  }
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

export type Mounted = { answer: Handler; limit: LimitName; guard: string }

export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: object
}

/**
 * Calls of the server render: the handlers that the network reaches, with their guards, as the
 * visitor of `request`. The page counts as a read, and so do they with it; what has a limit of its own
 * counts under that as well, or a page would be the way round it. They are called as they are: a request made up for Fastify costs as much as the answer, and a page makes half a dozen. A
 * refusal throws what the browser's call throws: `status`, `message` (`status: body`) and `detail`. `isVisitor`: as
 * nobody, whatever session the request names: what is drawn of it is kept for all.
 */
export const inProcessCall = (
  app: FastifyInstance,
  request: FastifyRequest,
  { isVisitor = false }: { isVisitor?: boolean } = {},
): Call => {
  const ground = { headers: headersOf(app, request, isVisitor), server: app }
  return (async (endpoint: Endpoint, parts: Parts) => {
    const mounted = app.handlers.get(nameOf(endpoint))
    if (!mounted) throw toError(404, '{"code":"not_found","message":"There is no such call."}')
    const asking = new AskedInProcess(request, ground, endpoint, parts) as unknown as FastifyRequest
    const answer = emptyAnswer()
    const reply = answer as unknown as FastifyReply
    const handle = async () => {
      if (mounted.limit !== 'read') await app.limiter.byAddress(mounted.limit, request)
      return mounted.answer(asking, reply)
    }
    await handle().catch((error: unknown) => sendError(error, asking, reply))
    if (answer.statusCode >= 400) throw toError(answer.statusCode, String(answer.payload))
    return read(answer.payload)
  }) as Call
}

/** Under it Fastify knows all pages. */
export const pageRoute = '/*'

/**
 * Of its own routes this process asks only the pages' (seo/pages.ts), with a path that a stranger may have
 * named: another, such as the live stream, might never end, and is limited for nobody who asks from here.
 */
export const refuseInProcess = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isInProcess(request) && request.routeOptions.url !== pageRoute) throw notFound('Page')
    done()
  })
}

/** What says who asks and how they reached the site. */
const passedOn = ['cookie', 'host', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']

const headersOf = (app: FastifyInstance, { headers }: FastifyRequest, isVisitor: boolean) => ({
  ...Object.fromEntries(passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))),
  ...(isVisitor && headers.cookie && { cookie: withoutSession(headers.cookie) }),
  [inProcessHeader]: app.inProcessKey,
})

/** What else a browser keeps stays: what its reader wants to see, and in what language. */
const withoutSession = (cookie: string): string =>
  cookie
    .split(';')
    .filter((one) => !/^\s*(?:__Host-)?sid=/.test(one))
    .join(';')

/**
 * As much of a request as a handler touches: the call, and of the page's own request who asks. With that
 * as its prototype V8 would make a hidden class for each page, and hold the page by it.
 */
class AskedInProcess {
  readonly method: string
  readonly url: string
  readonly routeOptions: { url: string }
  readonly headers: Record<string, unknown>
  readonly server: FastifyInstance
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: object | undefined
  readonly #page: FastifyRequest

  constructor(page: FastifyRequest, ground: Ground, { method, path }: Endpoint, parts: Parts) {
    this.method = method
    this.url = path
    this.routeOptions = { url: path }
    this.headers = ground.headers
    this.server = ground.server
    this.params = toStrings(parts.params ?? {})
    this.query = toStrings(parts.query ?? {})
    this.body = parts.body
    this.#page = page
  }

  get id() {
    return this.#page.id
  }
  get ip() {
    return this.#page.ip
  }
  get log() {
    return this.#page.log
  }
  get protocol() {
    return this.#page.protocol
  }
  get host() {
    return this.#page.host
  }
  get hostname() {
    return this.#page.hostname
  }
}

type Ground = { headers: Record<string, unknown>; server: FastifyInstance }

/** As they would come in an address. */
const toStrings = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

/** As much of a reply as a handler touches; what it says to browsers nobody reads here. */
const emptyAnswer = () => {
  const answer = {
    statusCode: 200,
    payload: undefined as unknown,
    sent: false,
    hasHeader: () => false,
    header: () => answer,
    headers: () => answer,
    code: (status: number) => {
      answer.statusCode = status
      return answer
    },
    send: (payload?: unknown) => {
      answer.payload = payload
      answer.sent = true
      return answer
    },
  }
  return answer
}

/** What lies ready for many is read once; nobody changes what was read. */
const readAlready = new WeakMap<Buffer, unknown>()

const read = (payload: unknown): unknown => {
  if (!Buffer.isBuffer(payload)) return payload
  const known = readAlready.get(payload)
  if (known !== undefined) return known
  const value: unknown = JSON.parse(payload.toString())
  readAlready.set(payload, value)
  return value
}

const toError = (status: number, body: string) => {
  const { code, message } = JSON.parse(body) as ErrorAnswer
  return Object.assign(new Error(`${status}: ${body}`), { status, code, detail: message })
}
