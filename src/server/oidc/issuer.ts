import type { ClientAuth, Configuration } from 'openid-client'
import type { Env } from '../env.ts'
import { unavailable } from '../http/core/errors.ts'
import type { Services } from '../services.ts'
import { openIssuerFetch } from './issuer-fetch.ts'

/** What the issuer says of itself is read anew after this, ms. */
const keptMs = 3_600_000
/** For one answer of the issuer, s. */
const patience = 8
/** When to come back, s. */
const awayFor = 5

export type Issuer = {
  /** As the issuer calls itself. */
  id: string
  /** What it says of itself; read when somebody first needs it. 503 while it cannot be. */
  read: () => Promise<Configuration>
}

export type IssuerEnv = Env &
  Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>

/** Whether the site has an issuer; env.ts demands all of it or nothing. */
export const hasIssuer = (env: Env): env is IssuerEnv => env.OIDC_ISSUER !== undefined

/** The library is loaded with the first sign-in: a site without an issuer never does. */
const loadClient = () => import('openid-client')

/** Reads the issuer once for all who come at the same time; a failure is not kept. */
export const openIssuer = ({ clock, log }: Services, env: IssuerEnv): Issuer => {
  let kept: { configuration: Promise<Configuration>; until: number } | undefined
  const read = () => {
    const now = clock().getTime()
    if (kept && now < kept.until && kept.until <= now + keptMs) return kept.configuration
    const configuration = discover(env)
    const mine = { configuration, until: now + keptMs }
    kept = mine
    configuration.catch((error: unknown) => {
      log.warn({ err: error }, 'The issuer of sign-ins cannot be read')
      if (kept === mine) kept = undefined
    })
    return configuration
  }
  return { id: env.OIDC_ISSUER, read: () => read().catch(refuseForNow) }
}

const refuseForNow = (): never => {
  throw unavailable('That sign-in cannot be reached right now. Please try again.', awayFor)
}

/** Throws where it is away, or says something else of itself. */
export const discover = async (env: IssuerEnv): Promise<Configuration> => {
  const client = await loadClient()
  const server = new URL(env.OIDC_ISSUER)
  const authenticate = await authentication(env.OIDC_CLIENT_SECRET)
  const configuration = await client.discovery(
    server,
    env.OIDC_CLIENT_ID,
    undefined,
    authenticate,
    {
      timeout: patience,
      [client.customFetch]: openIssuerFetch(),
      execute: [
        // tokens are signed for whom they name: TLS alone would do for the standard
        client.enableNonRepudiationChecks,
        // env.ts lets only this machine be http
        ...(server.protocol === 'http:' ? [client.allowInsecureRequests] : []),
      ],
    },
  )
  const { authorization_endpoint: entrance = '' } = configuration.serverMetadata()
  if (URL.parse(entrance)?.protocol !== server.protocol) {
    throw new Error('The issuer names no address to sign in at that is like its own')
  }
  return configuration
}

/** The secret goes as the issuer wants it: in a header, unless it knows only the body. */
const authentication = async (secret: string): Promise<ClientAuth> => {
  const { ClientSecretBasic, ClientSecretPost } = await loadClient()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    const ways = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (ways.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}
