import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Env } from '../../env.ts'
import { readCookie, setCookie } from '../../http/core/cookies.ts'
import { isSecure, siteOrigin } from '../../http/core/origin.ts'
import { sessionToken } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'
import type { Browser } from '../admins/owner.ts'
import { challengeMs } from './challenge.ts'
import type { Party } from './ceremony.ts'

/** Where a browser keeps the ticket of what it was asked to sign. */
const cookie = 'passkey'

/** What a request says of whose passkeys are meant, and of what its browser was asked before. */
export const partyOf = (env: Env, request: FastifyRequest): Party => ({
  origin: siteOrigin(env, request),
  name: env.SITE_NAME,
})

export const readTicket = (env: Env, request: FastifyRequest): string | undefined =>
  readCookie(request, cookie, isSecure(env, request))

export const browserOf = (services: Services, request: FastifyRequest): Browser => ({
  token: sessionToken(services, request) ?? '',
  ticket: readTicket(services.env, request),
  party: partyOf(services.env, request),
})

type Raw = { request: FastifyRequest; reply: FastifyReply }

export const keepTicket = (env: Env, { request, reply }: Raw, ticket: string): void => {
  const seconds = challengeMs / 1000
  setCookie(reply, cookie, ticket, { isSecure: isSecure(env, request), seconds })
}

/** It is answered: nothing else is. */
export const dropTicket = (env: Env, { request, reply }: Raw): void => {
  setCookie(reply, cookie, '', { isSecure: isSecure(env, request), seconds: 0 })
}
