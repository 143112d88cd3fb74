import type { FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { bearerOf } from './bearer.ts'
import { forbidden, invalid } from './errors.ts'

const unsafe = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** As much of a request as tells where it was sent. */
type Addressed = Pick<FastifyRequest, 'protocol' | 'host'>

/**
 * Where people reach the site: SITE_URL, or else the origin that the request's Host names. Throws
 * when that is no name of a host.
 */
export const siteOrigin = (env: Env, request: Addressed): string => {
  const url = URL.parse(env.SITE_URL ?? `${request.protocol}://${request.host}`)
  if (!url) throw oddHost()
  return url.origin
}

const oddHost = () => invalid([{ path: '', message: 'The Host of the request is malformed.' }])

/** A name, an IPv4 address, or an IPv6 address in brackets, and perhaps a port. */
const host = /^(?:[\w-]+(?:\.[\w-]+)*\.?|\[[\da-f:.]+\])(?::\d{1,5})?$/i
const hostMost = 260

export const isHost = (text: string): boolean => text.length <= hostMost && host.test(text)

/** Refuses a Host that names none, also where nothing is made of it. HTTP/1.0 may leave it out. */
export const refuseOddHost = ({ headers, host: named }: FastifyRequest): void => {
  if (headers.host === undefined && !named) return
  if (!isHost(named)) throw oddHost()
}

/** As much of the configuration as says where the site is. */
type Placed = Pick<Env, 'SITE_URL' | 'HOST' | 'PORT' | 'TRUST_PROXY'>

/** As much of a request as tells at which port of this machine it arrived. */
type Arrived = { socket: Pick<FastifyRequest['socket'], 'localPort'> }

/**
 * Where the site is, as far as who runs it has said: SITE_URL, or this machine where nobody else is
 * served, else null. Never the Host of a request, for a stranger chooses that: one who asks for
 * somebody's new password would have its link lead where they like.
 */
export const ownOrigin = (env: Placed, request?: Arrived): string | null => {
  if (env.SITE_URL) return new URL(env.SITE_URL).origin
  if (!isForItself(env)) return null
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST
  return `http://${host}:${request?.socket.localPort ?? env.PORT}`
}

/** Behind a proxy it serves others, whatever it listens on. */
const isForItself = ({ HOST, TRUST_PROXY }: Placed): boolean =>
  isThisMachine(HOST) && TRUST_PROXY === false

export const isThisMachine = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host)

export const isSecure = (env: Env, request: Pick<FastifyRequest, 'protocol'>): boolean =>
  env.SITE_URL ? env.SITE_URL.startsWith('https:') : request.protocol === 'https'

/**
 * Refuses what another site's page makes a visitor's browser send. Browsers tell where a call
 * comes from in Sec-Fetch-Site, which no page can forge, but only on https and localhost;
 * elsewhere Origin must be ours. Without either header it is no browser, and carries no
 * cookie of anybody else. A call that names a token comes from a client that has it, and its cookie counts for
 * nothing (viewer.ts).
 */
export const refuseForeign = (env: Env, request: FastifyRequest): void => {
  if (!unsafe.has(request.method) || bearerOf(request) !== undefined) return
  if (isForeign(request, siteOrigin(env, request))) {
    throw forbidden('This call came from another site.', 'foreign_origin')
  }
}

const isForeign = ({ headers }: FastifyRequest, own: string): boolean => {
  const { origin, 'sec-fetch-site': site } = headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && origin !== own
}
