import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as calls from '#shared/sign-in-with.ts'
import { openEntrance } from '../accounts/entrance.ts'
import { readSignIns, unlinkSignIn } from '../accounts/linked-sign-ins.ts'
import { asOwner, type OwnSession } from '../accounts/admins/owner.ts'
import { browserOf } from '../accounts/passkeys/browser.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import { anyone, member } from '../http/core/guard.ts'
import { languageFor } from '../http/core/language.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { askIssuer } from './ask.ts'
import { callbackRoute } from './callback.ts'
import { linkNewcomer, registerNewcomer } from './entering.ts'
import { hasIssuer, openIssuer } from './issuer.ts'
import { presentNewcomer } from './newcomers.ts'
import { askedCookie, foundCookie, type LinkTo } from './sealed-cookies.ts'

type Pair = { request: FastifyRequest; reply: FastifyReply }

/** Signing in by OpenID Connect. On a site that names no issuer these calls find nothing. */
export const oidcRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env } = services
  const issuer = hasIssuer(env) ? openIssuer(services, env) : null
  const { letIn } = openEntrance(app, services)
  const sessionOf = ({ id }: Viewer, request: FastifyRequest): OwnSession => ({
    userId: id,
    ...browserOf(services, request),
  })
  const theIssuer = () => {
    if (!issuer) throw notFound('Sign-in')
    return issuer
  }

  const lead = async ({ request, reply }: Pair, to: { next: string; linkTo: LinkTo | null }) => {
    // env.ts demands SITE_URL where there is none
    const origin = ownOrigin(env, request)!
    const { url, asked } = await askIssuer(theIssuer(), { origin, ...to })
    askedCookie.keep(services, reply, asked)
    return { url }
  }

  const mustBeFound = (request: FastifyRequest) => {
    theIssuer()
    const found = foundCookie.read(services, request)
    if (!found) throw over()
    return found
  }

  route(app, calls.beginSignInWith, { guard: anyone, limit: 'login' }, ({ body, ...pair }) =>
    lead(pair, { next: body.next ?? '/', linkTo: null }),
  )

  route(app, calls.readNewcomer, { guard: anyone }, ({ request }) => {
    theIssuer()
    const found = foundCookie.read(services, request)
    return found && presentNewcomer(db, found)
  })

  route(app, calls.registerNewcomer, { guard: anyone, limit: 'register' }, async (asked) => {
    const { body: form, request, reply } = asked
    const from = {
      userAgent: request.headers['user-agent'] ?? '',
      origin: ownOrigin(env, request),
      language: languageFor(request),
    }
    const entered = await registerNewcomer(services, { found: mustBeFound(request), form }, from)
    foundCookie.forget(services, reply)
    return letIn({ request, reply }, entered)
  })

  route(app, calls.linkNewcomer, { guard: member, limit: 'profile' }, async (asked) => {
    const { body, viewer, request, reply } = asked
    const found = mustBeFound(request)
    await linkNewcomer(services, sessionOf(viewer, request), { found, ...body })
    foundCookie.forget(services, reply)
  })

  route(app, calls.listLinkedSignIns, { guard: member }, ({ viewer }) =>
    readSignIns(db, { userId: viewer.id, current: theIssuer().id }),
  )

  route(app, calls.beginLinking, { guard: member, limit: 'profile' }, async (asked) => {
    const { body: shown, viewer, ...pair } = asked
    theIssuer()
    const session = sessionOf(viewer, pair.request)
    const linkTo = await asOwner(services, session, shown, async (_, owner) => ({
      userId: owner.userId,
      hasSecondStep: owner.hasSecondStep,
    }))
    return lead(pair, { next: '/settings', linkTo })
  })

  route(app, calls.unlinkSignIn, { guard: member, limit: 'profile' }, (asked) => {
    const { params, body, viewer, request } = asked
    theIssuer()
    return unlinkSignIn(services, sessionOf(viewer, request), { ...params, ...body })
  })

  if (issuer) callbackRoute(app, services, issuer)
}

const over = () =>
  invalid([{ path: '', message: 'This sign-in is over. Please begin again.' }], 'sign_in_over')
