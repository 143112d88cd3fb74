import { callbackPath } from '#shared/sign-in-with.ts'
import type { Issuer } from './issuer.ts'
import type { AskedOf, LinkTo } from './sealed-cookies.ts'

type Asking = { origin: string; next: string; linkTo: LinkTo | null }

/**
 * Where to send a browser that wants to sign in, and what it has to keep until it comes back: authorization code with
 * PKCE, `state` against another's answer, `nonce` against another's token.
 */
export const askIssuer = async (
  issuer: Issuer,
  { origin, next, linkTo }: Asking,
): Promise<{ url: string; asked: AskedOf }> => {
  const configuration = await issuer.read()
  const client = await import('openid-client')
  const verifier = client.randomPKCECodeVerifier()
  const asked = { state: client.randomState(), nonce: client.randomNonce(), verifier, next, linkTo }
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: origin + callbackPath,
    scope: 'openid email profile',
    state: asked.state,
    nonce: asked.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  return { url: url.href, asked }
}
