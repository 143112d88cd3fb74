import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#shared/second-step.ts'
import { member } from '../../http/core/guard.ts'
import { route } from '../../http/core/route.ts'
import { sessionToken } from '../../http/core/viewer.ts'
import type { Services } from '../../services.ts'
import { confirmIdentity } from '../confirming.ts'
import { browserOf, dropTicket } from '../passkeys/browser.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  readSecondStep,
  removeAuthenticator,
  renewRecoveryCodes,
} from './authenticators.ts'
import { drawQr } from './qr.ts'
import { authenticatorUri, base32 } from './totp.ts'

export const secondStepRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env } = services
  const tokenOf = (request: FastifyRequest) => sessionToken(services, request) ?? ''

  route(app, calls.readSecondStep, { guard: member }, ({ viewer }) => readSecondStep(db, viewer.id))

  route(app, calls.beginAuthenticator, { guard: member, limit: 'keys' }, async (asked) => {
    const { body, viewer, request } = asked
    const typed = { ...body, token: tokenOf(request) }
    const secret = base32(await beginAuthenticator(services, viewer, typed))
    const { username } = viewer
    const uri = authenticatorUri({ site: env.SITE_NAME, username, secret })
    return { secret, uri, qr: drawQr(uri) }
  })

  route(app, calls.confirmAuthenticator, { guard: member, limit: 'keys' }, async (asked) => {
    const { body, viewer, request } = asked
    const shown = { ...body, token: tokenOf(request) }
    return { recoveryCodes: await confirmAuthenticator(services, viewer, shown) }
  })

  route(app, calls.removeAuthenticator, { guard: member, limit: 'keys' }, (asked) => {
    const { body: shown, viewer, request } = asked
    const session = { userId: viewer.id, ...browserOf(services, request) }
    return removeAuthenticator(services, session, shown)
  })

  route(app, calls.renewRecoveryCodes, { guard: member, limit: 'keys' }, async (asked) => {
    const { body: shown, viewer, request } = asked
    const session = { userId: viewer.id, ...browserOf(services, request) }
    return { recoveryCodes: await renewRecoveryCodes(services, session, shown) }
  })

  route(app, calls.confirmIdentity, { guard: member, limit: 'confirm' }, async (asked) => {
    const { body, viewer, request } = asked
    await confirmIdentity(services, viewer, body, browserOf(services, request))
    if (body.credential) dropTicket(env, asked)
    app.viewers.forget(request)
  })
}
