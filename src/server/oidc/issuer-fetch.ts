import { openChosenFetch } from '../http/egress/chosen-fetch.ts'

/** The issuer was not there, or broke off; `cause` says how. */
export class IssuerUnreachable extends Error {
  override name = 'IssuerUnreachable'
}

/** Keys, metadata and tokens have a few thousand bytes. */
const mostBytes = 1024 * 1024

type Asked = {
  method: string
  headers: Record<string, string>
  body?: unknown
  signal?: AbortSignal
}

/**
 * `fetch` for the issuer that the operator chose. It may be on this machine or its network, so addresses are
 * not asked to be public, as they are of what strangers name; link-local ones and redirects are refused all the same,
 * and an answer has an end.
 */
export const openIssuerFetch =
  (chosenFetch = openChosenFetch()) =>
  async (address: string, { method, headers, body, signal }: Asked): Promise<Response> => {
    try {
      const sent = body === undefined || body === null ? undefined : textOf(body)
      const answer = await chosenFetch(address, { method, headers, body: sent, signal })
      return new Response(await readAll(answer), { status: answer.status, headers: answer.headers })
    } catch (cause) {
      throw new IssuerUnreachable('The issuer cannot be reached', { cause })
    }
  }

const textOf = (body: unknown): string => {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new Error('An issuer is sent forms')
}

const readAll = async ({ body }: Response): Promise<Buffer<ArrayBuffer> | null> => {
  if (!body) return null
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.length
    if (length > mostBytes) throw new Error('The answer of the issuer is too large')
    parts.push(part)
  }
  return Buffer.concat(parts)
}
