import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { request as requestSecurely } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { openGrowing } from '../core/growing-buffer.ts'
import { isPublicAddress } from './public-address.ts'
import { openResolve, type Resolve } from './resolve.ts'

/** An import would look at all that node:http has, and load its WebSocket: a tenth of a start. */
const { request: requestPlain } = process.getBuiltinModule('node:http')

export type FetchRules = {
  /** 'http:' too where links may be plain. */
  schemes: readonly ('http:' | 'https:')[]
  /** Media types that are wanted; anything else is not read. */
  types: readonly string[]
  mostBytes: number
  /** Of what is longer so much is read, and no more. */
  mayBeCut?: boolean
  /** For all of it, redirects included. */
  withinMs: number
  /** false: any port; for tests, which have no right to port 80. */
  hasUsualPort?: boolean
  resolve?: Resolve
  isPublic?: (address: string) => boolean
  /** Sent along, to every server that is asked. */
  headers?: Record<string, string>
  /** What is brought there, by POST; then no redirect is followed. */
  sent?: Buffer
  /** Called with every address before it is asked, redirects included; may throw FetchError. */
  onHop?: (url: URL) => Promise<void>
}

/** `contentType` as it was sent, with what stands beside the type. */
export type Fetched = { body: Buffer; type: string; contentType: string; url: string }

/** Any answer; `body` is read only of a 200 and else null. */
export type Answered = { status: number; headers: IncomingHttpHeaders; body: Buffer | null }

/** Why a foreign address was not fetched, in words for people. */
export class FetchError extends Error {
  override name: string = 'FetchError'
}

/** The server itself was not there, or did not answer in time. */
export class UnreachableError extends FetchError {
  override name = 'UnreachableError'
}

const redirectsMost = 3

/**
 * Fetches from somebody else's server what a stranger named. Names are resolved here, every address
 * must be public, and the connection goes to the address that was checked, so that no second answer
 * of a name server can lead it elsewhere; all of that again at each redirect. Throws FetchError.
 */
export const guardedFetch = async (address: string, rules: FetchRules): Promise<Fetched> => {
  const { answer, url } = await follow(address, rules)
  return read(answer, url, rules)
}

/** The same for who can do something with an answer that is not 200. */
export const guardedAsk = async (address: string, rules: FetchRules): Promise<Answered> => {
  const { answer, url } = await follow(address, rules)
  const { statusCode: status = 0, headers } = answer
  if (status === 200) return { status, headers, body: (await read(answer, url, rules)).body }
  answer.destroy()
  return { status, headers, body: null }
}

/** The head of the answer at the end of all redirects. */
const follow = async (address: string, rules: FetchRules) => {
  const signal = AbortSignal.timeout(rules.withinMs)
  let url = checkedUrl(address, rules)
  for (let hops = 0; hops <= redirectsMost; hops += 1) {
    await rules.onHop?.(url)
    const answer = await knock(url, rules, signal)
    const next = rules.sent ? null : redirectOf(answer)
    if (next === null) return { answer, url }
    answer.destroy()
    url = checkedUrl(next, rules, url)
  }
  throw new FetchError(`More than ${redirectsMost} redirects`)
}

const checkedUrl = (address: string, rules: FetchRules, base?: URL): URL => {
  const url = URL.parse(address, base)
  if (!url) throw new FetchError('That is not an address')
  if (!rules.schemes.some((scheme) => scheme === url.protocol)) {
    throw new FetchError(`Only ${rules.schemes.join(' and ')} addresses are fetched`)
  }
  if (url.username || url.password) throw new FetchError('An address must not carry a password')
  if (url.port !== '' && rules.hasUsualPort !== false) throw new FetchError('That port is unusual')
  return url
}

/** One request to a checked address; gives the head of the answer. */
const knock = async (
  url: URL,
  rules: FetchRules,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const addresses = await untilAborted(checkedAddresses(url, rules), signal)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const send = url.protocol === 'https:' ? requestSecurely : requestPlain
  send(
    url,
    {
      lookup: pinnedTo(addresses),
      agent: false,
      signal,
      method: rules.sent ? 'POST' : 'GET',
      headers: { ...rules.headers, accept: rules.types.join(', '), 'accept-encoding': 'identity' },
    },
    resolve,
  )
    .once('error', () => reject(new UnreachableError(`${url.hostname} cannot be reached`)))
    // 101: an answer never comes, nor an error at the deadline
    .once('upgrade', (_answer, socket) => {
      socket.destroy()
      reject(new FetchError('It answered 101'))
    })
    .once('close', () => reject(new UnreachableError('The answer broke off')))
    .end(rules.sent)
  return promise
}

/** Every address must be public: one private one among them is how a trick begins. */
const checkedAddresses = async (
  { hostname }: URL,
  { resolve = resolveAll, isPublic = isPublicAddress }: FetchRules,
): Promise<string[]> => {
  const host = hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(host) ? [host] : await resolve(host).catch(() => [])
  if (addresses.length === 0) throw new UnreachableError(`${hostname} cannot be found`)
  if (!addresses.every(isPublic)) throw new FetchError(`${hostname} is not on the open internet`)
  return addresses
}

const resolveAll = openResolve()

/** The name is not looked up again. */
const pinnedTo =
  (addresses: string[]): LookupFunction =>
  (_host, options, done) => {
    const found = addresses.map((address) => ({ address, family: isIP(address) }))
    if (options.all) done(null, found)
    else done(null, found[0]?.address ?? '', found[0]?.family)
  }

const untilAborted = <Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> => {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(new UnreachableError('It took too long')), {
    once: true,
  })
  return Promise.race([work, promise])
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | null =>
  [301, 302, 303, 307, 308].includes(statusCode) && headers.location ? headers.location : null

/** Stops reading at the first byte that is too many, whatever the head promised. */
const read = async (answer: IncomingMessage, url: URL, rules: FetchRules): Promise<Fetched> => {
  try {
    const type = checkedType(answer, rules)
    const contentType = answer.headers['content-type'] ?? ''
    return { body: await readAll(answer, rules), type, contentType, url: url.href }
  } catch (error) {
    throw error instanceof FetchError ? error : new UnreachableError('The answer broke off')
  } finally {
    answer.destroy()
  }
}

/** From so many parts on they have to be so long in the mean, bytes: each costs the site time and memory of its own. */
const parts = { free: 200, leastMean: 256 } as const

/** Each part is looked at as it comes: read from a queue, thousands would be there before the first is seen. */
const readAll = (
  answer: IncomingMessage,
  { mostBytes, mayBeCut = false }: FetchRules,
): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const body = openGrowing(mostBytes, () => undefined)
  let count = 0
  const breakOff = (error: Error) => {
    reject(error)
    answer.destroy()
    answer.socket.destroy()
  }
  const stop = () => {
    resolve(body.bytes())
    answer.destroy()
    answer.socket.destroy()
  }
  answer.on('data', (part: Buffer) => {
    count += 1
    const isWhole = body.add(part)
    if (!isWhole && mayBeCut) return stop()
    if (!isWhole) return breakOff(tooLarge())
    if (count > parts.free && body.bytes().length < count * parts.leastMean)
      breakOff(new FetchError('It comes in parts that are too small'))
  })
  answer.once('end', () => resolve(body.bytes()))
  answer.once('error', reject)
  answer.once('close', () => reject(new UnreachableError('The answer broke off')))
  return promise
}

const checkedType = ({ statusCode, headers }: IncomingMessage, rules: FetchRules): string => {
  if (statusCode !== 200) throw new FetchError(`It answered ${statusCode}`)
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') {
    throw new FetchError('It answered in an encoding that was not asked for')
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (!rules.types.includes(type)) throw new FetchError('It is of another type than is wanted')
  const isTooLarge = Number(headers['content-length'] ?? 0) > rules.mostBytes
  if (isTooLarge && !rules.mayBeCut) throw tooLarge()
  return type
}

const tooLarge = () => new FetchError('It is too large')
