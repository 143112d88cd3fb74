import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { livePath } from '#shared/live.ts'
import { type Cursor, parseCursor } from '../db/cursor.ts'
import { readMissed } from '../changes/retention.ts'
import type { Services } from '../services.ts'
import { HttpError } from '../http/core/errors.ts'
import { isEventHidden } from '../hiding/live.ts'
import { anyone } from '../http/core/guard.ts'
import { presentEvents } from './events.ts'
import { countOpen } from '../http/limits/open-count.ts'
import type { Sink } from './audience.ts'
import { openStreams } from './streams.ts'
import { parseTopics } from './topics.ts'
import { mustHaveScope } from '../http/core/scope.ts'
import { credentialOf, hashToken, type Viewer } from '../http/core/viewer.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many live streams are open. */
    liveStreams: () => number
  }
}

/** Streams open at a time. */
const openMost = { address: 50, account: 6 } as const
const sayTooMany = (most: number) => `At most ${most} live streams can be open at a time.`
/** Proxies close what is silent for a minute. */
const heartbeatMs = 20_000
/** What a browser has not read yet; beyond that it is cut, and catches up when it comes back. */
const unreadMost = 1024 * 1024
/** One that has taken nothing for so long is cut as well, ms: a heartbeat waits for it by then. */
const patienceMs = 30_000
/** No log is older than the oldest place. */
const oldest: Cursor = '0-0'

/**
 * Server-Sent Events of what happens: of all, or of `?topics=`, what a browser shows. `Last-Event-ID` or
 * `?after=` catches up.
 */
export const liveRoute = (app: FastifyInstance, services: Services): void => {
  const { db, env, log } = services
  const onError = (error: unknown) => log.warn({ err: error }, 'Live events cannot be sent now')
  const ground = { db, env, readCast: app.cast.read, tallies: app.tallies }
  const streams = openStreams({
    hub: app.hub,
    present: async (events) => {
      const [shown] = await Promise.all([presentEvents(ground, events), app.hidden.settled()])
      return shown
    },
    readMissed: (missed) => readMissed(db, missed),
    onError,
  })
  app.decorate('liveStreams', streams.count)
  const counts = countOpen(openMost, env.RATE_LIMIT_SCALE, sayTooMany)
  const heart = setInterval(streams.beat, heartbeatMs)
  app.addHook('preClose', async () => {
    clearInterval(heart)
    streams.close()
  })

  const terms = { config: { guard: anyone.name }, exposeHeadRoute: false }
  app.get(livePath, terms, async (request, reply) => {
    await app.limiter.byAddress('live', request)
    mustBeAlone(reply)
    const topics = parseTopics((request.query as { topics?: unknown }).topics)
    const viewer = anyone.admit(await app.viewers.find(request))
    mustHaveScope(viewer, 'read')
    if (viewer) await app.limiter.byAccount('live', viewer)
    if (viewer?.accessToken) app.limiter.byToken(viewer.accessToken.id)
    const isHidden = viewer ? await hidingFor(app, viewer.id) : seesAll
    // Who has left meanwhile has closed already: nobody would hear of it any more.
    if (reply.raw.destroyed) return reply.hijack()
    const release = counts.take(request.ip, viewer?.id ?? null)
    reply.hijack()
    const sink = { ...openSink(reply), ...listenerOf(services, request, viewer), topics, isHidden }
    const leave = streams.join(sink, askedAfter(request))
    reply.raw.once('close', () => {
      leave()
      release()
    })
    if (viewer) cutUnlessSignedIn(app, request, sink)
  })
}

/** Behind another answer on the same connection it would have none of its own, and no end. */
const mustBeAlone = ({ raw }: FastifyReply): void => {
  if (!raw.socket) throw new HttpError(400, 'not_alone', 'A stream needs a connection of its own.')
}

const listenerOf = (services: Services, request: FastifyRequest, viewer: Viewer | null) => {
  const token = viewer && credentialOf(services, request)
  return {
    userId: viewer?.id ?? null,
    session: token ? hashToken(token).toString('base64url') : null,
  }
}

/**
 * A session may have ended between its reading and the joining, of which no event tells this stream any
 * more; and what a process remembers of sessions may be a second old.
 */
const cutUnlessSignedIn = (app: FastifyInstance, request: FastifyRequest, { cut }: Sink): void => {
  app.viewers.forget(request)
  Promise.resolve(app.viewers.find(request)).then((viewer) => viewer ?? cut(), cut)
}

const seesAll = () => false

/** What this member hides may change while the stream is open. */
const hidingFor = async (app: FastifyInstance, viewerId: string): Promise<Sink['isHidden']> => {
  let hidden = await app.hidden.of(viewerId)
  return (event) => {
    hidden = app.hidden.known(viewerId) ?? hidden
    return isEventHidden(hidden, event)
  }
}

/** undefined: from now on. A place that cannot be read is as good as forgotten. */
const askedAfter = ({ headers, query }: FastifyRequest): Cursor | undefined => {
  const asked = headers['last-event-id'] ?? (query as { after?: string }).after
  return asked === undefined || asked === '' ? undefined : (parseCursor(String(asked)) ?? oldest)
}

/**
 * Without chunks the frames go to the socket as they are: one ready buffer for all browsers costs
 * half of what response.write costs.
 */
const openSink = (reply: FastifyReply): Pick<Sink, 'write' | 'cut'> => {
  const { raw } = reply
  raw.removeHeader('transfer-encoding')
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    connection: 'close',
  })
  raw.flushHeaders()
  const socket = raw.socket
  socket?.setNoDelay(true)
  // Nothing happens on it between two heartbeats.
  socket?.setTimeout(0)
  const isStuck = watchTaken()
  const cut = () => void socket?.destroy()
  return {
    cut,
    write: (bytes) => {
      if (!socket || socket.destroyed) return
      const unread = socket.writableLength
      // who has read all so far takes one frame of any size
      const isBehind = unread > 0 && unread + bytes.length > unreadMost
      if (isBehind || (unread > 0 && isStuck(socket.bytesWritten - unread))) cut()
      else socket.write(bytes)
    },
  }
}

/** Gives a question for each time that something is left: has nothing more been taken for too long? */
export const watchTaken = (now: () => number = () => performance.now()) => {
  let last = { taken: -1, at: 0 }
  return (taken: number): boolean => {
    if (taken !== last.taken) last = { taken, at: now() }
    return now() - last.at > patienceMs
  }
}
