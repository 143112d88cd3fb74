import { createServer, type IncomingMessage } from 'node:http'
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { client, stopServer } from './issuer-client.ts'

type Claims = Record<string, unknown>
/** How it lies: what it answers in the place of the truth. */
export type Lies = {
  /** Changes the claims of the token. */
  claims?: (true_: Claims) => Claims
  /** Signs with a key that it does not publish. */
  isForged?: boolean
  /** What it says of itself. */
  metadata?: Claims
  /** Instead of a token. */
  token?: { status: number; body: string }
  userInfo?: Claims
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** An issuer that follows the standard until it is told to lie. It lets everybody in, as `subject`. */
export const startHostileIssuer = async () => {
  const [own, foreign] = [newKey(), newKey()]
  const nonces = new Map<string, string>()
  const spent = new Set<string>()
  let lies: Lies = {}
  let subject = 'somebody'
  let url = ''

  const metadata = () => ({
    issuer: url,
    authorization_endpoint: `${url}/auth`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/me`,
    jwks_uri: `${url}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...lies.metadata,
  })
  const keys = () => ({
    keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'own', alg: 'RS256', use: 'sig' }],
  })
  const token = (code: string) => {
    if (spent.has(code)) return { status: 400, body: JSON.stringify({ error: 'invalid_grant' }) }
    spent.add(code)
    if (lies.token) return lies.token
    const now = Math.floor(Date.now() / 1000)
    const truth = { iss: url, sub: subject, aud: client.id, iat: now, exp: now + 60 }
    const claims = { ...truth, nonce: nonces.get(code) }
    const { privateKey } = lies.isForged ? foreign : own
    const id_token = jwt(lies.claims?.(claims) ?? claims, privateKey)
    return {
      status: 200,
      body: JSON.stringify({ access_token: 'a', token_type: 'Bearer', id_token }),
    }
  }

  const server = createServer((request, response) => {
    const json = (status: number, body: string) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    const say = async () => {
      const path = request.url ?? ''
      if (path.startsWith('/.well-known/')) return json(200, JSON.stringify(metadata()))
      if (path === '/keys') return json(200, JSON.stringify(keys()))
      if (path === '/me') return json(200, JSON.stringify({ sub: subject, ...lies.userInfo }))
      const { status, body } = token(new URLSearchParams(await read(request)).get('code') ?? '')
      return json(status, body)
    }
    void say()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    url,
    env: { OIDC_ISSUER: url, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret },
    lie: (how: Lies) => (lies = how),
    become: (name: string) => (subject = name),
    /** The code that it gives whom the site sent to `address`, as it would in a redirect. */
    codeFor: (address: string): { code: string; state: string } => {
      const asked = new URL(address).searchParams
      const code = `code-${nonces.size}`
      nonces.set(code, asked.get('nonce') ?? '')
      return { code, state: asked.get('state') ?? '' }
    },
    stop: () => stopServer(server),
  }
}

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

const jwt = (claims: Claims, key: KeyObject): string => {
  const signed = `${encode({ alg: 'RS256', kid: 'own', typ: 'JWT' })}.${encode(claims)}`
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`
}

const read = async (request: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const part of request) text += String(part)
  return text
}
