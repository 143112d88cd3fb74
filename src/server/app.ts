import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { cachedTallies, type Tallies } from './arguments/cached-tallies.ts'
import { cached, type Cached } from './changes/cached.ts'
import type { CachedByKey } from './changes/cached-by-key.ts'
import { type Hub, listen } from './changes/hub.ts'
import { answerErrors, sendError } from './http/core/answers.ts'
import { boundConnections } from './http/limits/connections.ts'
import { openReadyAnswers } from './http/pages/answers-before-fastify.ts'
import { refuseInProcess } from './http/core/call.ts'
import { answerPreflights, openToElsewhere } from './http/core/cors.ts'
import { headersFor, sendHeaders } from './http/core/headers.ts'
import { type HiddenKept, keepHidden } from './hiding/hidden.ts'
import { healthRoutes } from './http/core/health.ts'
import { refuseEarly } from './http/limits/early-refusals.ts'
import { refuseLongAddresses } from './http/limits/long-addresses.ts'
import { limitUnknown, openLimiter } from './http/limits/limits.ts'
import { readJson } from './http/core/json.ts'
import { mountReadReplica } from './http/core/read-replica.ts'
import { openApiRoute } from './http/api-docs/openapi.ts'
import { refuseForeign, refuseOddHost } from './http/core/origin.ts'
import { readYourWrites } from './http/core/read-your-writes.ts'
import { pageRoutes } from './http/pages/page.ts'
import { readCast } from './posts/rows.ts'
import type { Cast } from './posts/views.ts'
import { beginWithVisitor } from './scout/first-visitor.ts'
import { chargeLargeAnswers } from './http/limits/costs.ts'
import { shedLoad } from './http/limits/pressure.ts'
import { bodyMs, boundSlowSenders } from './http/limits/slow-senders.ts'
import { boundUnread } from './http/limits/slow-readers.ts'
import { openViewers } from './http/core/viewer.ts'
import { openHistograms } from './metrics/histograms.ts'
import type { Services } from './services.ts'
import { slices } from './slices.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What happens, in order, in this and every other process. */
    hub: Hub
    /** Whom and what each member is not to see. */
    hidden: HiddenKept
    /** The characters as their comments show them. */
    cast: Cached<Cast>
    /** The votes on the points of a debate, counted once until they change. */
    tallies: CachedByKey<Tallies>
    /** What the next request is called in its answer and in the log. */
    nextRequestId: () => string
  }
}

/** The largest post, written in JSON escapes, with room to spare; bytes. */
const bodyLimit = 128 * 1024
/** The head of a request must be there within this of its first byte, or of the connection's beginning, ms. */
const headersTimeout = 10_000
const connectionsCheckingInterval = 2_000
/** A connection on which nothing is taken or sent for so long, while it is not idle, is cut, ms. */
const connectionTimeout = 30_000

/** Mounts everything; the caller listens and closes. */
export const buildApp = async (services: Services): Promise<FastifyInstance> => {
  const app = newApp(services)
  layGround(app, services)
  app.decorate('hub', await listen(services))
  app.addHook('onClose', () => app.hub.close())
  app.decorate('hidden', keepHidden({ db: services.db, hub: app.hub }))
  app.addHook('onClose', async () => app.hidden.close())
  app.decorate(
    'cast',
    cached(app.hub, ['cast'], () => readCast(services.db)),
  )
  app.addHook('onClose', async () => app.cast.close())
  app.decorate('tallies', cachedTallies(services.db, app.hub))
  app.addHook('onClose', async () => app.tallies.close())
  await mountSlices(app, services)
  return app
}

const newApp = ({ env, log }: Services): FastifyInstance => {
  const run = randomBytes(4).toString('hex')
  let requests = 0
  const nextRequestId = () => `${run}-${(requests += 1).toString(36)}`
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(env.TRUST_PROXY),
    bodyLimit,
    requestTimeout: bodyMs.picture,
    connectionTimeout,
    keepAliveTimeout: 72_000,
    http: { headersTimeout, connectionsCheckingInterval },
    forceCloseConnections: 'idle',
    requestIdHeader: false,
    // a child logger per request costs more than it tells; answers.ts logs the id itself
    childLoggerFactory: (logger) => logger,
    genReqId: nextRequestId,
    // zod checks what comes in: Fastify's own ways would be loaded for nothing, a fifteenth of a start
    schemaController: { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } },
    // an address that cannot be read never reaches the hooks
    frameworkErrors: (error, request, reply) =>
      void sendError(error, request, reply.headers(headersFor(env, request))),
  })
  app.decorate('nextRequestId', nextRequestId)
  return app
}

const refuse = () => {
  throw new Error('A route has a schema of Fastify: endpoints have shapes, see http/core/route.ts')
}

/** A number of proxies: that many hops are believed. */
const trusted = (proxies: Services['env']['TRUST_PROXY']) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

const layGround = (app: FastifyInstance, services: Services): void => {
  app.decorate('inProcessKey', randomBytes(16).toString('hex'))
  app.decorate('handlers', new Map())
  app.decorate('histograms', openHistograms())
  app.decorate('viewers', openViewers(services))
  app.decorate('limiter', openLimiter(services, app.inProcessKey))
  boundConnections(app.server, services.env)
  refuseEarly(app, services.env)
  app.decorate('readyAnswers', openReadyAnswers(app, services.env))
  refuseLongAddresses(app, services.env)
  answerPreflights(app)
  sendHeaders(app, services)
  openToElsewhere(app)
  refuseInProcess(app)
  boundUnread(app)
  chargeLargeAnswers(app)
  boundSlowSenders(app)
  shedLoad(app, services)
  app.addHook('onRequest', (request, _reply, done) => {
    refuseOddHost(request)
    refuseForeign(services.env, request)
    done()
  })
  limitUnknown(app)
  readYourWrites(app, services)
  mountReadReplica(app, services)
  readJson(app)
  answerErrors(app)
}

const mountSlices = async (app: FastifyInstance, services: Services): Promise<void> => {
  healthRoutes(app, services)
  openApiRoute(app)
  for (const mount of slices) await mount(app, services)
  await pageRoutes(app, services, { onFirstPage: () => beginWithVisitor(services) })
}
