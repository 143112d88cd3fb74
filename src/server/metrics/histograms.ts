import type { FastifyInstance } from 'fastify'
import { Histogram, Registry } from 'prom-client'
import { isInProcess } from '../http/limits/limits.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is measured while the site runs. */
    histograms: Histograms
  }
}

export type Histograms = ReturnType<typeof openHistograms>

/** One registry a site: tests run several in one process. */
export const openHistograms = () => {
  const registry = new Registry()
  return {
    registry,
    requests: new Histogram({
      name: 'symposia_http_request_duration_seconds',
      help: 'Answers by route, method and status, and how long they took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    /** From the asking to the ready answer: one statement and a few hundred kilobytes. */
    rebuilds: new Histogram({
      name: 'symposia_front_page_rebuild_seconds',
      help: 'How often the front page was put together anew, and how long that took',
      buckets: [0.0005, 0.001, 0.0015, 0.002, 0.003, 0.004, 0.008, 0.016, 0.064, 0.256],
      registers: [registry],
    }),
  }
}

/** Counts every answer, by what it was and how long it took. */
export const measureRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', (request, reply, done) => {
    done()
    // the server's own calls, while it draws a page, are part of that page's time
    if (isInProcess(request)) return
    const { method } = request
    const route = request.routeOptions.url ?? 'none'
    app.histograms.requests.observe(
      { method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}
