import { mkdirSync } from 'node:fs'
import type { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#shared/media.ts'
import { isBlockedBy } from '../hiding/assert-not-blocked.ts'
import { HttpError, notFound } from '../http/core/errors.ts'
import { openGrowing } from '../http/core/growing-buffer.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { placeOf } from '../http/limits/addresses.ts'
import { countOpen } from '../http/limits/open-count.ts'
import { route } from '../http/core/route.ts'
import type { Services } from '../services.ts'
import { type Arrivals, boundArrivals } from './arrivals.ts'
import { idIn, uploadsFolder } from './files.ts'
import { keepHiddenPictures } from './hidden-pictures.ts'
import { keepPicture, readPhotos, readPictures, removePicture } from './pictures.ts'
import { openUploads, type Sender } from './upload-queue.ts'
import { brokenOff } from './refusals.ts'

/** Pictures on their way at a time, each of which takes up to 10 MB of memory until it is here. */
const arrivingMost = { address: 32, account: 3 } as const
const sayTooMany = (most: number) => `At most ${most} pictures can be on their way at a time.`

export const mediaRoutes = (app: FastifyInstance, services: Services): void => {
  serveUploads(app, services)
  const arrivals = boundArrivals()
  const reencode = openUploads(services)
  const arriving = countOpen(arrivingMost, services.env.RATE_LIMIT_SCALE, sayTooMany)
  // Only here a body may be something else than JSON.
  app.register(async (scope) => {
    takeImages(scope)
    route(scope, calls.uploadPicture, { guard: writer, limit: 'upload' }, async (asked) => {
      const { params, viewer, request } = asked
      const arrived = arriving.take(request.ip, viewer.id)
      try {
        const file = await readAll(request.body as Readable | undefined, arrivals)
        // it may have taken minutes, and the session or the right to write may have ended
        app.viewers.forget(request)
        writer.admit(await app.viewers.find(request))
        const sender = senderOf(request, viewer.id)
        const draw = () => reencode(file, params.kind, sender)
        return await keepPicture(services, { userId: viewer.id, kind: params.kind, draw })
      } finally {
        arrived()
        app.viewers.forget(request)
      }
    })
  })

  route(app, calls.listPictures, { guard: member }, ({ viewer }) =>
    readPictures(services.db, viewer.id),
  )

  route(app, calls.listPicturesOf, { guard: anyone }, async ({ params, viewer }) => {
    const { userId } = params
    if (viewer && (await isBlockedBy(services.db, { userId, viewerId: viewer.id })))
      throw notFound('User')
    return readPhotos(services.db, userId)
  })

  route(app, calls.removePicture, { guard: member, limit: 'profile' }, async (asked) => {
    const { params, viewer, request } = asked
    await removePicture(services, { id: params.id, userId: viewer.id })
    app.viewers.forget(request)
  })
}

/** The machine's own address may stand for everybody's. */
const senderOf = (request: FastifyRequest, userId: string): Sender => {
  const { isOwn, key } = placeOf(request.ip)
  const isHere = () => !request.raw.socket.destroyed
  return { userId, address: isOwn ? undefined : key, isHere }
}

/** A file's name changes with its content, so it may be kept for good. */
const serveUploads = (app: FastifyInstance, { db, env, log }: Services): void => {
  const root = uploadsFolder(env)
  mkdirSync(root, { recursive: true })
  const onError = (error: unknown) => log.warn({ err: error }, 'Hidden pictures cannot be read')
  const hidden = keepHiddenPictures({ db, hub: app.hub, onError })
  app.addHook('onReady', () => hidden.read().catch(onError))
  app.addHook('onClose', async () => hidden.close())
  app.register(fastifyStatic, {
    root,
    prefix: calls.mediaPath,
    index: false,
    decorateReply: false,
    allowedPath: (path) => !hidden.has(idIn(path)),
    immutable: true,
    maxAge: '365d',
  })
}

/** The body stays on the wire until it is known who sends it. */
const takeImages = (scope: FastifyInstance): void => {
  scope.addContentTypeParser(calls.pictureTypes, (_request, body, done) => done(null, body))
}

/** 413 as soon as it is too much; 415 when there is no picture at all; 400 when it breaks off. */
const readAll = async (body: Readable | undefined, arrivals: Arrivals): Promise<Buffer> => {
  if (!body || !('pipe' in body)) {
    throw new HttpError(415, 'unsupported_media_type', 'The body must be a picture.')
  }
  const file = openGrowing(calls.pictureMost.bytes, (more) => arrivals.add(body, more))
  try {
    for await (const part of whole(body)) {
      if (!file.add(part)) {
        throw new HttpError(413, 'too_large', 'That picture is too large: at most 10 MB.')
      }
    }
    return file.bytes()
  } finally {
    arrivals.end(body)
  }
}

async function* whole(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* body
  } catch {
    throw brokenOff()
  }
}
