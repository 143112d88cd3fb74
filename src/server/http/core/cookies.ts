import { parseCookie, stringifySetCookie } from 'cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Cookies carry the `__Host-` prefix on https, so that no neighbouring domain can plant one; a
 * plain http site cannot have it.
 */
const cookieName = (name: string, isSecure: boolean) => (isSecure ? `__Host-${name}` : name)

/** The cookie's value as the browser sent it, or undefined. */
export const readCookie = (
  request: Pick<FastifyRequest, 'headers'>,
  name: string,
  isSecure: boolean,
): string | undefined =>
  request.headers.cookie === undefined
    ? undefined
    : parseCookie(request.headers.cookie)[cookieName(name, isSecure)]

/** `seconds` 0 deletes it. */
export const setCookie = (
  reply: FastifyReply,
  name: string,
  value: string,
  { isSecure, seconds }: { isSecure: boolean; seconds: number },
) =>
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(name, isSecure),
      value,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: isSecure,
      maxAge: seconds,
    }),
  )
