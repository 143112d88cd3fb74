import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { seal, unseal } from '../seal.ts'
import { readCookie, setCookie } from '../http/core/cookies.ts'
import { isSecure } from '../http/core/origin.ts'
import type { Services } from '../services.ts'

/** An account whose owner was asked, with a second step or without. */
const linkTo = z.object({ userId: z.string(), hasSecondStep: z.boolean() })
export type LinkTo = z.output<typeof linkTo>

/** What this browser asked the issuer for. A browser that comes back with another's `state` has another cookie. */
const asked = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  next: z.string(),
  /** null: to sign in. */
  linkTo: linkTo.nullable(),
})
export type AskedOf = z.output<typeof asked>

/** Whom the issuer sent, and nobody here knows yet. */
const found = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  isEmailProven: z.boolean(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  next: z.string(),
})
export type Found = z.output<typeof found>

/** Under which the cookie of this name is sealed. */
export const keyOf = ({ APP_SECRET: appSecret }: Services['env'], name: string) => ({
  appSecret,
  use: 'sign-in cookie',
  place: name,
})

/** A cookie that only this site can read and write, for a while, s. */
const sealed = <Value>(name: string, shape: z.ZodType<Value>, seconds: number) => {
  const kept = z.object({ value: shape, until: z.number() })
  return {
    keep: ({ env, clock }: Services, reply: FastifyReply, value: Value): void => {
      const until = clock().getTime() + seconds * 1000
      const text = seal(keyOf(env, name), JSON.stringify({ value, until }))
      setCookie(reply, name, text, { isSecure: isSecure(env, reply.request), seconds })
    },
    /** null: there is none, or it is too old, or of another's making. */
    read: ({ env, clock }: Services, request: FastifyRequest): Value | null => {
      const text = readCookie(request, name, isSecure(env, request))
      const opened = text === undefined ? null : unseal(keyOf(env, name), text)
      if (opened === null) return null
      // one that an earlier version of the program wrote may have another shape
      const { data } = kept.safeParse(JSON.parse(opened))
      if (!data) return null
      const left = data.until - clock().getTime()
      return left > 0 && left <= seconds * 1000 ? data.value : null
    },
    forget: ({ env }: Services, reply: FastifyReply): void => {
      setCookie(reply, name, '', { isSecure: isSecure(env, reply.request), seconds: 0 })
    },
  }
}

export const askedCookie = sealed('oidc-asked', asked, 600)
export const foundCookie = sealed('oidc-found', found, 1_800)
