import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import type { Services } from '../../services.ts'
import { isSecure } from './origin.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // radix renders some style attributes on the server; attributes cannot load or run anything
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** Where Google's advertisements come from: the one place where the policy is widened for them. */
const adHosts = [
  'https://*.googlesyndication.com',
  'https://*.doubleclick.net',
  'https://*.googleadservices.com',
  'https://*.google.com',
  'https://*.adtrafficquality.google',
].join(' ')
const adPolicy = `${policy
  .replace("script-src 'self'", `script-src 'self' ${adHosts}`)
  .replace("img-src 'self' data:", "img-src 'self' data: https:")
  .replace("connect-src 'self'", `connect-src 'self' ${adHosts}`)}; frame-src ${adHosts}`

const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}
const secured = (plain: typeof headers) => ({
  ...plain,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
})
const secureHeaders = secured(headers)
const adHeaders = { ...headers, 'content-security-policy': adPolicy }
const secureAdHeaders = secured(adHeaders)

/**
 * What every answer carries. Written out rather than left to a library: they are constants, and
 * computing them per request cost more than the rest of a cached answer.
 */
export const headersFor = (env: Env, request: Pick<FastifyRequest, 'protocol' | 'host'>) => {
  if (env.ADS_CLIENT) return isSecure(env, request) ? secureAdHeaders : adHeaders
  return isSecure(env, request) ? secureHeaders : headers
}

export const sendHeaders = (app: FastifyInstance, { env }: Services): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(env, request)).header('x-request-id', request.id)
    done()
  })
}
