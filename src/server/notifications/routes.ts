import type { FastifyInstance } from 'fastify'
import * as calls from '#shared/notifications.ts'
import { notifyCommit } from '../changes/commits.ts'
import { invalid } from '../http/core/errors.ts'
import { anyone, member } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { sessionToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { changeChoices, readChoices } from './choices.ts'
import { stopMails } from './summary-mail.ts'
import { listNotifications } from './list.ts'
import { pushKeys, subscribe, unsubscribe } from './push.ts'
import { countUnread, markRead } from './unread.ts'

export const notificationRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, env, clock } = services

  route(app, calls.listNotifications, { guard: member }, ({ query, viewer }) =>
    listNotifications(db, viewer.id, query.offset),
  )

  route(app, calls.countNotifications, { guard: member }, async ({ viewer }) => ({
    unread: await countUnread(db, viewer.id),
  }))

  route(app, calls.readNotifications, { guard: member }, async ({ body, viewer }) => {
    await markRead(db, { userId: viewer.id, ids: body.ids, at: clock() })
    notifyCommit()
    return { unread: await countUnread(db, viewer.id) }
  })

  route(app, calls.readChoices, { guard: member }, async ({ viewer }) => ({
    ...(await readChoices(db, viewer.id)),
    canMail: env.SITE_URL !== undefined,
  }))

  route(app, calls.changeChoices, { guard: member, limit: 'profile' }, ({ body, viewer }) =>
    changeChoices(db, { userId: viewer.id, changes: body, at: clock() }),
  )

  route(app, calls.readPushKey, { guard: member }, () => ({
    key: pushKeys(env.APP_SECRET).publicKey,
  }))

  route(
    app,
    calls.subscribePush,
    { guard: member, limit: 'profile' },
    ({ body, viewer, request }) =>
      subscribe(db, {
        userId: viewer.id,
        token: sessionToken(services, request) ?? '',
        endpoint: body.endpoint,
        ...body.keys,
        at: clock(),
      }),
  )

  route(app, calls.unsubscribePush, { guard: member, limit: 'profile' }, ({ body, viewer }) =>
    unsubscribe(db, { userId: viewer.id, endpoint: body.endpoint }),
  )

  void app.register(async (mailPrograms) => {
    // RFC 8058: the button of a mail program posts a form, whose content says nothing more.
    mailPrograms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, _body, done) => done(null, undefined),
    )
    route(mailPrograms, calls.unsubscribeMail, { guard: anyone }, async ({ params }) => {
      if (await stopMails(db, env.APP_SECRET, params.token)) return
      throw invalid([{ path: 'token', message: 'This link is not complete.' }], 'wrong_token')
    })
  })
}
