import pg from 'pg'
import { vi } from 'vitest'

/** Tells of every statement that this process sends to a database, and of the client that sends it, until the mocks are restored. */
export const onStatement = (hear: (text: string, client: unknown) => void): void => {
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    const [what] = args as [string | { text?: string }]
    const text = typeof what === 'string' ? what : (what?.text ?? '')
    if (/^\s*(select|with|insert|update|delete)\b/i.test(text)) hear(text, this)
    return query.apply(this, args)
  })
}
