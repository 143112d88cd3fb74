import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { livePath } from '#shared/live.ts'
import { type Cursor, parseCursor } from '../db/cursor.ts'
import { keptUntil } from '../db/kept-until.ts'
import { readMissed } from '../db/retention.ts'
import { readCast } from '../posts/rows.ts'
import type { Services } from '../services.ts'
import { addressKey, isOwnAddress } from './addresses.ts'
import { tooMany } from './errors.ts'
import { isEventHidden } from '../hiding/live.ts'
import { anyone } from './guard.ts'
import { presentEvents } from './live-events.ts'
import { type Sink, openStreams } from './streams.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many live streams are open. */
    liveStreams: () => number
  }
}

/** Streams open at a time: by address, by account; the machine's own addresses may have more. */
const openMost = { address: 50, account: 6, ownShare: 20 } as const
/** Proxies close what is silent for a minute. */
const heartbeatMs = 20_000
/** What a browser has not read yet; beyond that it is cut, and catches up when it comes back. */
const unreadMost = 1024 * 1024
/** No log is older than the oldest place. */
const oldest: Cursor = '0-0'

/** Server-Sent Events of all that happens; `Last-Event-ID` or `?after=` catches up. */
export const liveRoute = (app: FastifyInstance, { db, env, log }: Services): void => {
  const onError = (error: unknown) => log.warn({ err: error }, 'Live events cannot be sent now')
  // Before the streams: it has heard of a change before it is asked.
  const cast = keptUntil({
    hub: app.hub,
    read: () => readCast(db),
    ends: ({ kind }) => kind === 'cast',
  })
  const ground = { db, env, readCast: cast.read }
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
  const counts = countOpen(env.RATE_LIMIT_SCALE)
  const heart = setInterval(streams.beat, heartbeatMs)
  app.addHook('preClose', async () => {
    clearInterval(heart)
    streams.close()
    cast.close()
  })

  app.get(livePath, { config: { guard: anyone.name } }, async (request, reply) => {
    const viewer = anyone.admit(await app.viewers.find(request))
    const isHidden = viewer ? await hidingFor(app, viewer.id) : seesAll
    const release = counts.take(request.ip, viewer?.id ?? null)
    reply.hijack()
    const leave = streams.join(
      { ...openSink(reply, viewer?.id ?? null), isHidden },
      askedAfter(request),
    )
    reply.raw.once('close', () => {
      leave()
      release()
    })
  })
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
const openSink = (reply: FastifyReply, userId: string | null): Omit<Sink, 'isHidden'> => {
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
  const cut = () => void socket?.destroy()
  return {
    userId,
    cut,
    write: (bytes) => {
      if (!socket || socket.destroyed) return
      if (socket.writableLength > unreadMost) cut()
      else socket.write(bytes)
    },
  }
}

/** Counts open streams; 429 where there are too many already. */
const countOpen = (scale: number) => {
  const open = new Map<string, number>()
  const taken = (key: string) => open.get(key) ?? 0

  return {
    take: (ip: string, userId: string | null): (() => void) => {
      const byAddress = openMost.address * scale * (isOwnAddress(ip) ? openMost.ownShare : 1)
      const wanted = [
        { key: `address ${addressKey(ip)}`, most: byAddress },
        ...(userId === null ? [] : [{ key: `account ${userId}`, most: openMost.account * scale }]),
      ]
      const full = wanted.find(({ key, most }) => taken(key) >= most)
      if (full) throw tooMany(`At most ${full.most} live streams can be open at a time.`, 60)
      for (const { key } of wanted) open.set(key, taken(key) + 1)
      return () => {
        for (const { key } of wanted) {
          if (taken(key) > 1) open.set(key, taken(key) - 1)
          else open.delete(key)
        }
      }
    },
  }
}
