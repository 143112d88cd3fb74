import { type DestinationStream, type Logger, pino } from 'pino'
import type { Env } from './env.ts'

/**
 * One JSON object a line, on stderr. Logs hold no personal data: of an error only what tells where
 * it happened (a database's error quotes rows in its detail, a mail server repeats whom it
 * refused), and an address that is in a text all the same is blotted out before the line is written.
 */
export const openLog = (
  { LOG_LEVEL: level }: Pick<Env, 'LOG_LEVEL'>,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger =>
  pino(
    { level, serializers: { err: describeError }, hooks: { streamWrite: withoutAddresses } },
    destination,
  )

type Described = { type: string; code?: string; message: string; stack?: string; cause?: Described }

/** As much of what was thrown as a log may hold. */
export const describeError = (thrown: unknown): Described => {
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: 'not an error' }
  const { code, cause, stack } = thrown as Error & { code?: unknown }
  const message = quotesValues(code) ? 'a value was refused' : thrown.message
  return {
    type: thrown.name,
    ...(code !== undefined && { code: String(code) }),
    message,
    ...(stack && { stack: stack.replaceAll(thrown.message, message) }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}

/** PostgreSQL's classes 22 (data) and 23 (constraints) repeat what somebody wrote. */
const quotesValues = (code: unknown): boolean => /^2[23]\w{3}$/.test(String(code))

/** With all that hangs on it: what follows might be another one. */
const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}[\p{L}\p{N}._%+@-]*/gu

const withoutAddresses = (line: string): string => line.replaceAll(address, '…@…')
