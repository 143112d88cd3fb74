import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AiChoice, aiChoiceCookie, readAiChoice } from '#shared/ai-choice.ts'
import type { Language } from '#shared/languages.ts'
import type { Services } from '../../services.ts'
import { inProcessCall } from '../core/call.ts'
import { readCookie } from '../core/cookies.ts'
import { siteOrigin } from '../core/origin.ts'
import { issuerName } from '../../env.ts'
import type { Bundle } from './bundle.ts'
import type { AcceptThrottle } from '../limits/accept-throttle.ts'
import { workOf } from '../limits/costs.ts'

export type PageGround = {
  app: FastifyInstance
  services: Services
  bundle: (language: Language) => Promise<Bundle>
  acceptThrottle: AcceptThrottle
  /** Somebody asks for a page. */
  onDrawn: () => void
}

type Drawing = {
  language: Language
  /** Where it is not the request's own. */
  url?: string
  /** Nobody is signed in, whatever cookie came. */
  isVisitor: boolean
}

/** Draws the page that a request asks for, as the person who asks sees it. */
export const drawPage = async (
  { app, services, bundle, acceptThrottle, onDrawn }: PageGround,
  request: FastifyRequest,
  { language, url = request.url, isVisitor }: Drawing,
) => {
  onDrawn()
  const signInWith = issuerName(services.env)
  // Read before the page's data: what happens in between reaches the page twice, never not at all.
  const position = app.hub.position()
  const drawn = await (
    await bundle(language)
  ).draw({
    url,
    site: {
      name: services.env.SITE_NAME,
      origin: siteOrigin(services.env, request),
      contactEmail: services.env.CONTACT_EMAIL ?? null,
      adsClient: services.env.ADS_CLIENT ?? null,
      // no byte of a page where there is none
      ...(signInWith && { signInWith }),
    },
    call: inProcessCall(app, request, { isVisitor }),
    turn: acceptThrottle.pass,
    isVisitor,
    aiChoice: aiChoiceOf(request),
    position,
  })
  app.limiter.charge(request, workOf(drawn.drawMs))
  return drawn
}

/** What this browser's reader wants to see of AI; the browser itself wrote the cookie. */
export const aiChoiceOf = (request: FastifyRequest): AiChoice =>
  readAiChoice(readCookie(request, aiChoiceCookie, false))
