import { randomBytes } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { adsRoutes } from './ads/routes.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { accountRoutes } from './accounts/routes.ts'
import { tokenRoutes } from './accounts/token-routes.ts'
import { secondStepRoutes } from './accounts/second-step/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { keepTallies, type Tallies } from './arguments/kept.ts'
import { argumentRoutes } from './arguments/routes.ts'
import { aiRoutes } from './ai/routes.ts'
import { modelRoutes } from './models/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { characterRoutes } from './characters/routes.ts'
import { contactRoutes } from './contact/routes.ts'
import { draftRoutes } from './drafts/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import type { KeptBy } from './changes/kept-by.ts'
import { type Hub, listen } from './changes/hub.ts'
import { answerErrors, sendError } from './http/core/answers.ts'
import { boundConnections } from './http/limits/connections.ts'
import { openReadyAnswers } from './http/pages/answers-before-fastify.ts'
import { refuseInProcess } from './http/core/call.ts'
import { answerPreflights, openToElsewhere } from './http/core/cors.ts'
import { headersFor, sendHeaders } from './http/core/headers.ts'
import { type HiddenKept, keepHidden } from './hiding/hidden.ts'
import { hidingRoutes } from './hiding/routes.ts'
import { healthRoutes } from './http/core/health.ts'
import { refuseEarly } from './http/limits/early-refusals.ts'
import { refuseLongAddresses } from './http/limits/long-addresses.ts'
import { limitUnknown, openLimiter } from './http/limits/limits.ts'
import { readJson } from './http/core/json.ts'
import { mountReadReplica } from './http/core/read-replica.ts'
import { liveRoute } from './live/routes.ts'
import { openApiRoute } from './http/api-docs/openapi.ts'
import { refuseForeign, refuseOddHost } from './http/core/origin.ts'
import { readYourWrites } from './http/core/read-your-writes.ts'
import { pageRoutes } from './http/pages/page.ts'
import { beginWithVisitor } from './scout/first-visitor.ts'
import { chargeLargeAnswers } from './http/limits/costs.ts'
import { shedLoad } from './http/limits/pressure.ts'
import { bodyMs, boundSlowSenders } from './http/limits/slow-senders.ts'
import { boundUnread } from './http/limits/slow-readers.ts'
import { openViewers } from './http/core/viewer.ts'
import { imageRoutes } from './image-proxy/routes.ts'
import { installingRoutes } from './installing/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { openHistograms } from './metrics/histograms.ts'
import { metricsRoutes } from './metrics/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { oidcRoutes } from './oidc/routes.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { followingRoutes } from './following/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { settingsRoutes } from './people/settings-routes.ts'
import { popularRoutes } from './popular/routes.ts'
import { mindRoutes } from './minds/routes.ts'
import { movedRoutes } from './moved/routes.ts'
import { steelmanRoutes } from './steelman/routes.ts'
import { completionRoutes } from './completions/routes.ts'
import { markRoutes } from './marks/routes.ts'
import { pollRoutes } from './polls/routes.ts'
import { readerRoutes } from './readers/routes.ts'
import { reviseRoutes } from './posts/revise-routes.ts'
import { postRoutes } from './posts/routes.ts'
import { scoutRoutes } from './scout/routes.ts'
import { previewRoutes } from './previews/routes.ts'
import { seoRoutes } from './seo/routes.ts'
import type { Services } from './services.ts'
import { searchRoutes } from './search/routes.ts'
import { storyRoutes } from './stories/routes.ts'
import { sharingRoutes } from './sharing/routes.ts'
import { topicRoutes } from './topics/routes.ts'
import { trendingRoutes } from './trending/routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What happens, in order, in this and every other process. */
    hub: Hub
    /** Whom and what each member is not to see. */
    hidden: HiddenKept
    /** The votes on the points of a debate, counted once until they change. */
    tallies: KeptBy<Tallies>
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
  app.decorate('tallies', keepTallies(services.db, app.hub))
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
  metricsRoutes(app, services)
  healthRoutes(app, services)
  openApiRoute(app)
  accountRoutes(app, services)
  oidcRoutes(app, services)
  passkeyRoutes(app, services)
  secondStepRoutes(app, services)
  await postRoutes(app, services)
  reviseRoutes(app, services)
  draftRoutes(app, services)
  trendingRoutes(app, services)
  topicRoutes(app, services)
  searchRoutes(app, services)
  popularRoutes(app, services)
  liveRoute(app, services)
  characterRoutes(app, services)
  argumentRoutes(app, services)
  completionRoutes(app, services)
  markRoutes(app, services)
  pollRoutes(app, services)
  mindRoutes(app, services)
  movedRoutes(app, services)
  steelmanRoutes(app, services)
  readerRoutes(app, services)
  peopleRoutes(app, services)
  followingRoutes(app, services)
  mediaRoutes(app, services)
  imageRoutes(app, services)
  storyRoutes(app, services)
  settingsRoutes(app, services)
  tokenRoutes(app, services)
  hidingRoutes(app, services)
  moderationRoutes(app, services)
  contactRoutes(app, services)
  adsRoutes(app, services)
  sharingRoutes(app, services)
  notificationRoutes(app, services)
  seoRoutes(app, services)
  scoutRoutes(app, services)
  adminRoutes(app, services)
  feedRoutes(app, services)
  previewRoutes(app, services)
  installingRoutes(app, services)
  aiRoutes(app, services)
  modelRoutes(app, services)
  libraryRoutes(app, services)
  await pageRoutes(app, services, { onFirstPage: () => beginWithVisitor(services) })
}
