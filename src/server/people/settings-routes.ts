import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#shared/settings.ts'
import { setMark } from '../accounts/sessions/device-cookie.ts'
import { endPlace, readPlaces } from '../accounts/sessions/signed-in-devices.ts'
import { provePassword } from '../accounts/proofs.ts'
import {
  askToChangeEmail,
  askToReset,
  changePassword,
  resetPassword,
} from '../accounts/change-password.ts'
import { endSessionsOf } from '../accounts/sessions/sessions.ts'
import { changeSettings, readSettings } from '../accounts/settings.ts'
import { anyone, member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { sessionToken } from '../http/core/viewer.ts'
import { isSecure, ownOrigin } from '../http/core/origin.ts'
import type { Services } from '../services.ts'
import { hideAccount } from './deletion.ts'
import { openDownloads } from './person-data-queue.ts'

/** What people decide about their own account. */
export const settingsRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env, clock } = services
  const tokenOf = (request: FastifyRequest) => sessionToken(services, request) ?? ''

  route(app, calls.forgotPassword, { guard: anyone, limit: 'mail' }, ({ body, request }) =>
    askToReset(services, { email: body.email, origin: ownOrigin(env, request) }),
  )

  route(app, calls.resetPassword, { guard: anyone, limit: 'login' }, ({ body }) =>
    resetPassword(services, body),
  )

  route(app, calls.changePassword, { guard: member, limit: 'profile' }, async (asked) => {
    const { body, viewer, request, reply } = asked
    const mark = await changePassword(services, viewer, { ...body, token: tokenOf(request) })
    setMark(reply, mark, isSecure(env, request))
  })

  route(app, calls.changeEmail, { guard: member, limit: 'mail' }, ({ body, viewer, request }) =>
    askToChangeEmail(services, viewer, {
      ...body,
      token: tokenOf(request),
      origin: ownOrigin(env, request),
    }),
  )

  route(app, calls.readSettings, { guard: member }, ({ viewer }) => readSettings(db, viewer.id))

  route(app, calls.changeSettings, { guard: member, limit: 'profile' }, async (asked) => {
    const { body: changes, viewer, request } = asked
    const changed = await changeSettings(db, { userId: viewer.id, changes, at: clock() })
    app.viewers.forget(request)
    return changed
  })

  route(app, calls.listSessions, { guard: member }, ({ viewer, request }) =>
    readPlaces(db, { userId: viewer.id, token: tokenOf(request) }),
  )

  route(app, calls.endSession, { guard: member, limit: 'profile' }, async (asked) => {
    const { params, viewer, request } = asked
    await endPlace(db, { userId: viewer.id, id: params.id })
    app.viewers.forget(request)
  })

  route(app, calls.endOtherSessions, { guard: member, limit: 'profile' }, ({ viewer, request }) =>
    endSessionsOf(db, viewer.id, { except: tokenOf(request) }),
  )

  const download = openDownloads(services)
  route(app, calls.downloadData, { guard: member, limit: 'archive' }, async ({ viewer, reply }) => {
    const name = `${viewer.username}-${clock().toISOString().slice(0, 10)}.json`
    reply.header('content-disposition', `attachment; filename="${name}"`)
    const archive = await download(viewer.id)
    return reply
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(archive)
  })

  route(app, calls.deleteAccount, { guard: member, limit: 'profile' }, async (asked) => {
    const { body, viewer, request } = asked
    const typed = { password: body.currentPassword, token: tokenOf(request) }
    const proof = await provePassword(services, { userId: viewer.id, ...typed })
    const hidden = await hideAccount(services, proof)
    app.viewers.forget(request)
    return hidden
  })
}
