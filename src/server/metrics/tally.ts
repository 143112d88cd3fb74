import type { FastifyInstance } from 'fastify'
import { isInProcess } from '../http/limits/limits.ts'
import { countIn, openSpread, type Spread } from './spread.ts'

/** In seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** All requests of one kind: how many took how long. */
export type Line = Spread & { method: string; route: string; status: number }

/**
 * Counts every answer. Plain additions in a map of a few hundred lines: the library that writes
 * them out is loaded when somebody looks, and costs nothing where nobody does.
 */
export const tallyRequests = (app: FastifyInstance): Iterable<Line> => {
  const lines = new Map<string, Line>()
  app.addHook('onResponse', (request, reply, done) => {
    done()
    // the server's own calls, while it draws a page, are part of that page's time
    if (isInProcess(request)) return
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    const key = `${method} ${route} ${reply.statusCode}`
    let line = lines.get(key)
    if (!line) {
      line = { method, route, status: reply.statusCode, ...openSpread(bounds) }
      lines.set(key, line)
    }
    countIn(line, reply.elapsedTime / 1000)
  })
  return { [Symbol.iterator]: () => lines.values() }
}
