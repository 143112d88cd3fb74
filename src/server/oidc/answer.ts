import type { Configuration, IDToken, UserInfoResponse } from 'openid-client'
import type { SignInProblem } from '#shared/sign-in-with.ts'
import type { Identity } from '../accounts/linked-sign-ins.ts'
import { IssuerUnreachable } from './issuer-fetch.ts'
import type { Issuer } from './issuer.ts'
import type { AskedOf } from './sealed-cookies.ts'

/** What the issuer sent is not good for signing in; `cause` is for the log. */
export class SignInError extends Error {
  override name = 'SignInError'
  readonly problem: SignInProblem

  constructor(problem: SignInProblem, options?: ErrorOptions) {
    super(`Nobody was signed in: ${problem}`, options)
    this.problem = problem
  }
}

export type Answered = {
  identity: Identity
  /** What the issuer says of them, asked for only where somebody is new. */
  readClaims: () => Promise<Claims>
}
export type Claims = IDToken | UserInfoResponse

/** The standard's bound; a longer one is none. */
const subjectMost = 255

/**
 * Whom the issuer's answer names, which came with the address `url`. The code is redeemed for a token; its signature,
 * issuer, audience, times and nonce have to be right. Throws SignInError.
 */
export const readAnswer = async (
  issuer: Issuer,
  { url, asked }: { url: URL; asked: AskedOf },
): Promise<Answered> => {
  const configuration = await issuer.read().catch((cause: unknown) => {
    throw new SignInError('unreachable', { cause })
  })
  const client = await import('openid-client')
  const tokens = await client
    .authorizationCodeGrant(configuration, url, {
      pkceCodeVerifier: asked.verifier,
      expectedState: asked.state,
      expectedNonce: asked.nonce,
      idTokenExpected: true,
    })
    .catch(explain)
  const claims = tokens.claims()
  if (!claims || claims.sub === '' || claims.sub.length > subjectMost) {
    throw new SignInError('refused')
  }
  return {
    identity: { issuer: claims.iss, subject: claims.sub },
    readClaims: () => withUserInfo(configuration, claims, tokens.access_token).catch(explain),
  }
}

/** Many issuers keep the address out of the token and give it when they are asked. */
const withUserInfo = async (
  configuration: Configuration,
  claims: IDToken,
  accessToken: string,
): Promise<Claims> => {
  const { userinfo_endpoint } = configuration.serverMetadata()
  if (claims['email'] !== undefined || !userinfo_endpoint) return claims
  const { fetchUserInfo } = await import('openid-client')
  return { ...claims, ...(await fetchUserInfo(configuration, accessToken, claims.sub)) }
}

const explain = (cause: unknown): never => {
  throw new SignInError(problemOf(cause), { cause })
}

type Told = { error?: unknown; code?: unknown; cause?: unknown }

/** The library wraps what happened; the innermost tells it. */
const problemOf = (thrown: unknown): SignInProblem => {
  if (thrown instanceof IssuerUnreachable) return 'unreachable'
  const { error, code, cause } = (thrown ?? {}) as Told
  if (error === 'access_denied') return 'declined'
  if (error === 'temporarily_unavailable' || code === 'OAUTH_TIMEOUT') return 'unreachable'
  return cause instanceof Error ? problemOf(cause) : 'refused'
}
