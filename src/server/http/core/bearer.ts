import type { FastifyRequest } from 'fastify'
import { tokenPrefix } from '#shared/access-tokens.ts'
import { isCallPath } from '#shared/pages.ts'
import { HttpError } from './errors.ts'

const scheme = /^bearer /i
/** 256 random bits. */
const wellFormed = new RegExp(`^${tokenPrefix}[\\w-]{43}$`)

/**
 * What a call names as its token, whether or not it is one; undefined: it comes with none. Pages and files
 * are for people in browsers, and know none.
 */
export const bearerOf = ({
  headers: { authorization },
  url,
}: Pick<FastifyRequest, 'headers' | 'url'>): string | undefined =>
  authorization !== undefined && scheme.test(authorization) && isCallPath(url)
    ? authorization.slice('bearer '.length).trim()
    : undefined

/** Whether it could be a token of ours: what could not is refused without a question to the database. */
export const isWellFormed = (token: string): boolean => wellFormed.test(token)

/** The same whether it never was one, has ended or was revoked. */
export const invalidToken = () =>
  new HttpError(
    401,
    'invalid_token',
    'This access token is none, has ended or was revoked: make a new one at the site, under Settings.',
    { challenge: 'Bearer error="invalid_token"' },
  )
