import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'
import { callbackPath } from '#shared/sign-in-with.ts'
import { client, stopServer } from './issuer-client.ts'

/** Somebody at the issuer. What is not said of them the issuer does not know. */
export type Known = {
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  preferred_username?: string
}

export type TestIssuer = {
  url: string
  /** What the site is started with. */
  env: Record<string, string>
  /** Where it may send people back to; said once the site has an address. */
  allow: (site: string) => void
  people: Map<string, Known>
  stop: () => Promise<void>
}

/**
 * A certified implementation of an OpenID provider on this machine. Its screens are two plain forms: who one is, which
 * is consent as well, and one to say no.
 */
export const startIssuer = async (): Promise<TestIssuer> => {
  const people = new Map<string, Known>()
  const redirects: string[] = []
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // another site to a browser than one at 127.0.0.1
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  let provider: Provider | undefined
  server.on('request', (request, response) => {
    provider ??= new Provider(url, configuration(people, redirects))
    answer(provider, request, response).catch((error: unknown) =>
      response.writeHead(500).end(String(error)),
    )
  })
  return {
    url,
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
      OIDC_NAME: 'Lighthouse',
    },
    allow: (site) => void redirects.push(site + callbackPath),
    people,
    stop: () => stopServer(server),
  }
}

const configuration = (people: Map<string, Known>, redirect_uris: string[]): Configuration => ({
  clients: [{ client_id: client.id, client_secret: client.secret, redirect_uris }],
  cookies: { keys: ['only of this test'] },
  pkce: { required: () => true },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'preferred_username'],
  },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({ sub, ...people.get(sub) }),
  }),
})

const answer = async (
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (!request.url?.startsWith('/interaction/')) return provider.callback()(request, response)
  if (request.method === 'GET') return show(response)
  const typed = new URLSearchParams(await read(request))
  const accountId = typed.get('name') ?? ''
  const result =
    accountId === ''
      ? { error: 'access_denied', error_description: 'They said no' }
      : { login: { accountId }, consent: { grantId: await grant(provider, accountId) } }
  await provider.interactionFinished(request, response, result)
}

const grant = (provider: Provider, accountId: string): Promise<string> => {
  const given = new provider.Grant({ accountId, clientId: client.id })
  given.addOIDCScope('openid email profile')
  return given.save()
}

const show = (response: ServerResponse): void => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(`<!doctype html>
    <html lang="en"><title>Lighthouse</title><link rel="icon" href="data:,"><h1>Lighthouse</h1>
    <form method="post"><label>Who are you? <input name="name"></label><button>Go on</button></form>
    <form method="post"><button>Say no</button></form></html>`)
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
