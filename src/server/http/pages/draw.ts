import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AiChoice, aiChoiceCookie, readAiChoice } from '#shared/ai-choice.ts'
import type { Language } from '#shared/languages.ts'
import type { Services } from '../../services.ts'
import { inProcessCall } from '../core/call.ts'
import { readCookie } from '../core/cookies.ts'
import { siteOrigin } from '../core/origin.ts'
import type { Bundle } from './bundle.ts'
import type { AcceptThrottle } from '../limits/accept-throttle.ts'
import { sessionToken } from '../core/viewer.ts'

export type PageGround = {
  app: FastifyInstance
  services: Services
  bundle: (language: Language) => Promise<Bundle>
  acceptThrottle: AcceptThrottle
  /** Somebody asks for a page. */
  onDrawn: () => void
}

/** Draws the page that a request asks for, as whoever asks sees it. */
export const drawPage = async (
  { app, services, bundle, acceptThrottle, onDrawn }: PageGround,
  request: FastifyRequest,
  language: Language,
  url = request.url,
) => {
  onDrawn()
  // Read before the page's data: what happens in between is told twice, never missed.
  const position = app.hub.position()
  return (await bundle(language)).draw({
    url,
    site: {
      name: services.env.SITE_NAME,
      origin: siteOrigin(services.env, request),
      contactEmail: services.env.CONTACT_EMAIL ?? null,
      adsClient: services.env.ADS_CLIENT ?? null,
    },
    call: inProcessCall(app, request),
    turn: acceptThrottle.pass,
    isVisitor: sessionToken(services, request) === undefined,
    aiChoice: aiChoiceOf(request),
    position,
  })
}

/** What this browser's reader wants to see of AI; the browser itself wrote the cookie. */
export const aiChoiceOf = (request: FastifyRequest): AiChoice =>
  readAiChoice(readCookie(request, aiChoiceCookie, false))
