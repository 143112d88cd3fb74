import { lookup } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { Readable } from 'node:stream'
import { isLinkLocal } from './public-address.ts'

/** As in fetch.ts: an import would load all that node:http has. */
const { request: requestPlain } = process.getBuiltinModule('node:http')

type LookupAll = (
  host: string,
  options: { all: true },
  done: (error: Error | null, found: { address: string; family: number }[]) => void,
) => void

/**
 * `fetch` for a server that an administrator chose, which may be on this machine or its network. A name
 * must not lead to where clouds keep a machine's keys: every address is looked at when the connection is
 * made, so that no other answer of a name server comes between. Redirects are refused: a server
 * that sends its callers elsewhere would have the key sent there as well.
 */
export const openChosenFetch =
  (lookupAll: LookupAll = lookup): typeof fetch =>
  async (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(address instanceof Request ? address.url : address)
    const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isIP(host) && isLinkLocal(host)) throw failed(refused(host))
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
    const send = url.protocol === 'https:' ? requestSecurely : requestPlain
    send(
      url,
      {
        method,
        agent: false,
        signal: signal ?? undefined,
        lookup: checked(lookupAll),
        headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      },
      resolve,
    )
      .once('error', (cause) => reject(failed(cause)))
      .end(textOf(body))
    return toResponse(await promise)
  }

const textOf = (body: RequestInit['body']): string | undefined => {
  if (body === null || body === undefined) return undefined
  if (typeof body !== 'string') throw new Error('A model is sent texts')
  return body
}

/** The words by which the AI SDK knows that nobody was reached. */
const failed = (cause: Error) => new TypeError('fetch failed', { cause })

const refused = (host: string) =>
  new Error(`${host} is not an address of a model server: machines get their keys there`)

const checked =
  (lookupAll: LookupAll): LookupFunction =>
  (host, options, done) =>
    lookupAll(host, { ...options, all: true }, (error, found) => {
      const wrong = error ?? (found.some(({ address }) => isLinkLocal(address)) && refused(host))
      if (wrong) done(wrong, '', 0)
      else if (options.all) done(null, found)
      else done(null, found[0]?.address ?? '', found[0]?.family)
    })

const bodiless = new Set([204, 205, 304])

const toResponse = (answer: IncomingMessage): Response => {
  const { statusCode: status = 502, headersDistinct } = answer
  if (status >= 300 && status < 400) {
    answer.destroy()
    throw failed(new Error('The server of the model sends its callers elsewhere'))
  }
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  const body = bodiless.has(status) ? null : (Readable.toWeb(answer) as ReadableStream<Uint8Array>)
  return new Response(body, { status, headers })
}
