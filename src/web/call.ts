import { language } from '#web/texts/language.en.ts'
import { wordsOfRefusal } from '#web/texts/refusals.en.ts'
import type { Answer, Call, Endpoint, ErrorAnswer, Input } from '#shared/endpoint.ts'

type Parts = {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A refused call. `message` is 'status: body' as specified; `detail` is what people should read. */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  readonly detail: string

  constructor(status: number, body: string, statusText: string) {
    super(`${status}: ${body || statusText}`)
    const answer = errorAnswer(body)
    this.status = status
    this.code = answer?.code ?? ''
    this.detail = answer?.message ?? (body || statusText)
  }
}

/** Where a call goes: its path with the parameters filled in, and its query. */
export const address = ({ path }: Endpoint, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  // What came with a page says null where nothing is given: JSON has no other word for it.
  const given = Object.entries(query).filter(([, value]) => value != null)
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
  return given.length > 0 ? `${filled}?${search}` : filled
}

/** Makes a call with this browser's cookies. Throws CallError when the answer is not OK. */
export const call: Call = (endpoint, input) => request(endpoint, input as Parts)

/** A write under a key: sent again after a lost answer, it is not done twice. */
export const callOnce =
  (key: string): Call =>
  (endpoint, input) =>
    request(endpoint, input as Parts, { 'idempotency-key': key })

/** A call whose body is a file, as it is. */
export const callWithFile = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  file: File,
): Promise<Answer<E>> => request(endpoint, { ...(input as Parts), body: file })

const request = async (endpoint: Endpoint, input: Parts, headers: Record<string, string> = {}) => {
  const response = await fetch(address(endpoint, input), {
    method: endpoint.method,
    credentials: 'include',
    // The page's language may be another than the browser's.
    ...written(input.body, { 'accept-language': language, ...headers }),
  })
  if (!response.ok) throw new CallError(response.status, await response.text(), response.statusText)
  return response.status === 204 ? undefined : response.json()
}

const written = (body: unknown, headers: Record<string, string>) => {
  if (body === undefined) return { headers }
  return body instanceof File
    ? { headers: { ...headers, 'content-type': body.type }, body }
    : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

const errorAnswer = (body: string): ErrorAnswer | undefined => {
  try {
    return JSON.parse(body) as ErrorAnswer
  } catch {
    return undefined
  }
}

/** The status of a refused call; 0 for anything else, such as a lost connection. */
export const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0

/** What to tell people: why the server refused the input, if it did, else `otherwise`. */
export const wordsFor = (error: unknown, otherwise: string): string =>
  error instanceof CallError && error.status >= 400 && error.status < 500
    ? (wordsOfRefusal(error) ?? otherwise)
    : otherwise

/** Reads that only members have: a person who turns out to be signed out gets an empty answer, not an error. */
export const orEmpty = <Value>(reading: Promise<Value>, empty: Value): Promise<Value> =>
  reading.catch((error: unknown) => {
    if (statusOf(error) === 401) return empty
    throw error
  })
