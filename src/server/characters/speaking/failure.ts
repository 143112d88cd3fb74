import { APICallError } from 'ai'

/** Why a voice did not speak. `gate`: it spoke, but what may not be published. */
export type Failure = {
  kind: 'auth' | 'limit' | 'server' | 'timeout' | 'cut' | 'invalid' | 'gate'
  message: string
  /** What the provider asked for; ms. */
  retryAfterMs: number | null
}

/** The gate has heard enough: a failure of the words, not of the provider. */
export class Refused extends Error {}

/** HTTP errors, error events, cut sockets, timeouts and unfinished streams, as one shape. */
export const toFailure = (error: unknown): Failure => {
  const message = withoutKeys(
    error instanceof Error ? error.message : (JSON.stringify(error) ?? String(error)),
  ).slice(0, 300)
  if (error instanceof Refused) return { kind: 'gate', message: error.message, retryAfterMs: null }
  if (APICallError.isInstance(error))
    return {
      kind: kindOf(error.statusCode),
      message,
      retryAfterMs: readRetryAfter(error.responseHeaders?.['retry-after']),
    }
  if (/timeout|aborted/i.test(message)) return { kind: 'timeout', message, retryAfterMs: null }
  if (/without a finish|finish reason|parse|JSON|validation/i.test(message))
    return { kind: 'invalid', message, retryAfterMs: null }
  return { kind: 'cut', message, retryAfterMs: null }
}

/** Some providers repeat the key that they refuse. */
const withoutKeys = (message: string): string =>
  message.replaceAll(/(?<![\w-])(?=[\w-]*\d)[\w-]{16,}/g, '…')

const kindOf = (status: number | undefined): Failure['kind'] => {
  if (status === 401 || status === 403) return 'auth'
  if (status === 429) return 'limit'
  if (status === undefined) return 'cut'
  return status >= 500 ? 'server' : 'invalid'
}

/** Seconds or an HTTP date, as RFC 9110 has it. */
const readRetryAfter = (value: string | undefined): number | null => {
  if (!value) return null
  const seconds = Number(value)
  const ms = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) && ms > 0 ? ms : null
}
