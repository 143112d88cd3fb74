import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { processFigures, readyFigure, siteFigures } from './figures.ts'
import { measureRequests } from './histograms.ts'
import { mustBeWatcher } from './watcher.ts'

/** `/metrics`: the figures of this process and of the site, for Prometheus. */
export const metricsRoutes = (app: FastifyInstance, services: Services): void => {
  measureRequests(app)
  app.get('/metrics', { config: { guard: 'watcher' } }, async (request, reply) => {
    void app.limiter.byAddress('read', request)
    mustBeWatcher(services.env, request)
    const { writeOut } = await import('./write-out.ts')
    const { text, type } = await writeOut(app.histograms.registry, [
      readyFigure(app.readyAnswers.tallies),
      ...processFigures({
        ...services,
        liveStreams: app.liveStreams(),
        callsUnderWay: app.callsUnderWay(),
      }),
      ...(await siteFigures(services)),
    ])
    return reply.header('cache-control', 'no-store').header('content-type', type).send(text)
  })
}
