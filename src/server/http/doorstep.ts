import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Env } from '../env.ts'
import { isFresh } from './etag.ts'
import { headersFor } from './headers.ts'
import type { Ready } from './ready.ts'

declare module 'fastify' {
  interface FastifyInstance {
    doorstep: Doorstep
  }
}

/** Where answers lie ready for visitors; null: not this one, not now. */
export type Shelf = {
  find: (path: string, accepted: string | undefined, host: string) => Ready | null
  /** Whether each answer counts against the reader's limit. */
  isCounted: boolean
}

export type Doorstep = { offer: (shelf: Shelf) => void }

/**
 * Answers what everybody asks for all the time before Fastify: its routing, hooks and reply cost
 * more than sending a ready answer (measured: 71 µs of processor time for a 304, 33 µs from here,
 * 29 µs from a bare server). What is not plain goes the usual way: a cookie, a query, a proxy in
 * front, an answer that must first be made, a limit reached.
 */
export const openDoorstep = (app: FastifyInstance, env: Env): Doorstep => {
  const shelves: Shelf[] = []
  if (env.TRUST_PROXY) return { offer: () => {} }
  const headsOf = keepHeads(headersFor(env, { protocol: 'http', host: '' }))
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })

  answerFirst(app, (request, response) => {
    if (isClosing || !isPlain(request)) return false
    for (const shelf of shelves) {
      const { url = '', headers } = request
      const ready = shelf.find(url, headers['accept-encoding'], headers.host ?? '')
      if (!ready) continue
      if (shelf.isCounted && !isWithinLimit(app, request)) return false
      const { ok, unchanged } = headsOf(ready)
      if (isFresh(request, ready.etag)) response.writeHead(304, unchanged).end()
      else response.writeHead(200, ok).end(ready.bytes)
      return true
    }
    return false
  })
  return { offer: (shelf) => shelves.push(shelf) }
}

const isPlain = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && headers.cookie === undefined

/** The usual way counts once more, refuses, and says why. */
const isWithinLimit = (app: FastifyInstance, { headers, socket }: IncomingMessage): boolean => {
  try {
    void app.limiter.byAddress('read', { headers, ip: socket.remoteAddress ?? '' })
    return true
  } catch {
    return false
  }
}

/** Names and values in turn, as Node takes them without building an object. */
type Heads = { ok: string[]; unchanged: string[] }

/** Written out once for each answer that lies ready. */
const keepHeads = (common: Record<string, string>) => {
  const kept = new WeakMap<Ready, Heads>()
  return (ready: Ready): Heads => {
    const known = kept.get(ready)
    if (known) return known
    const unchanged = Object.entries({ ...common, ...ready.headers }).flat()
    const body = ['content-type', ready.type, 'content-length', String(ready.bytes.length)]
    const heads = { unchanged, ok: [...unchanged, ...body] }
    kept.set(ready, heads)
    return heads
  }
}

type Quick = (request: IncomingMessage, response: ServerResponse) => boolean

const answerFirst = (app: FastifyInstance, quick: Quick): void => {
  const usual = app.server.listeners('request') as RequestListener[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (quick(request, response)) return
    for (const listener of usual) listener(request, response)
  })
}
