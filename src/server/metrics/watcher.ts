import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { notFound } from '../http/core/errors.ts'

/** What a Prometheus of another machine, or behind the proxy, sends as its bearer token. */
export const metricsToken = ({ APP_SECRET }: Pick<Env, 'APP_SECRET'>): string =>
  createHmac('sha256', APP_SECRET).update('metrics').digest('base64url')

/**
 * Who may look at the figures: a client with the token, and a program of this machine where no proxy
 * can stand before the site, since behind one every visitor seems to be of this machine. Anybody
 * else learns nothing, not even that there are figures.
 */
export const mustBeWatcher = (env: Env, request: FastifyRequest): void => {
  if (!hasToken(env, request) && !isOfThisMachine(env, request)) throw notFound('Page')
}

const hasToken = (env: Env, { headers }: FastifyRequest): boolean => {
  const given = Buffer.from(/^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '')
  const right = Buffer.from(metricsToken(env))
  return given.length === right.length && timingSafeEqual(given, right)
}

const loopbackNames = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/
const isLoopback = (name: string): boolean => loopbackNames.test(name.replace(/^::ffff:/i, ''))

/** The Host, so that no page in a browser of this machine can ask under a name of its own. */
const isOfThisMachine = (env: Env, { ip, hostname, headers }: FastifyRequest): boolean =>
  !env.TRUST_PROXY &&
  (!env.SITE_URL || isLoopback(new URL(env.SITE_URL).hostname)) &&
  isLoopback(ip) &&
  isLoopback(hostname) &&
  forwarding.every((name) => headers[name] === undefined)

const forwarding = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']
