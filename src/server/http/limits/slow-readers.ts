import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooMany, unavailable } from '../core/errors.ts'
import { ownShare, placeOf } from './addresses.ts'
import { isInProcess } from './limits.ts'

/** Bytes of answers that nobody has taken yet, by one address and by all; the machine's own may leave more. */
const most = { address: 2 * 1024 * 1024, all: 512 * 1024 * 1024 } as const
/** Requests on one connection that have no whole answer yet; browsers have one. */
const unansweredMost = 100
/** What the system takes of an answer at once is nobody's burden; bytes. */
const smallMost = 16 * 1024
/** What an open file and what is read ahead of it count; bytes. */
const streamBytes = smallMost + 1
const retrySeconds = 10

const tooMuchUnread = () =>
  tooMany(
    'Answers to you are waiting to be read. Please read them before you ask for more.',
    retrySeconds,
  )

/**
 * Bounds what slow readers keep in memory: who asks and does not read is refused, before anything is
 * done for them and once more when the answer is there. What lies ready is one buffer, however often it is
 * sent, and does not count; of a file that is sent what is read ahead does. Who asks for very much on one connection before the
 * first answer is taken is no browser, and is cut off: each request costs memory before any of this is known.
 */
export const boundUnread = (app: FastifyInstance): void => {
  const unread = countUnread()
  app.addHook('onRequest', (request, reply, done) => {
    if (isInProcess(request)) return done()
    if (countUnanswered(request, reply) > unansweredMost) return void request.raw.socket.destroy()
    if (unread.isFull(request.ip)) throw tooMuchUnread()
    done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = bytesOf(payload)
    if (bytes <= smallMost || isInProcess(request)) return done()
    if (unread.isFull(request.ip)) throw tooMuchUnread()
    if (unread.isFullOfAll(bytes))
      throw unavailable('Too much is being read at once.', retrySeconds)
    unread.hold(request, reply, bytes)
    done()
  })
}

const bytesOf = (payload: unknown): number => {
  if (Buffer.isBuffer(payload) || typeof payload === 'string') return payload.length
  return payload instanceof Readable ? streamBytes : 0
}

const unanswered = new WeakMap<Socket, number>()

/** How many requests of this connection wait for their whole answer, this one included. */
const countUnanswered = ({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply): number => {
  const count = (unanswered.get(socket) ?? 0) + 1
  unanswered.set(socket, count)
  raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
  return count
}

const countUnread = () => {
  const byAddress = new Map<string, number>()
  const heldOn = new WeakMap<Socket, Set<() => void>>()
  let all = 0

  const add = (key: string, bytes: number) => {
    all += bytes
    const now = (byAddress.get(key) ?? 0) + bytes
    if (now > 0) byAddress.set(key, now)
    else byAddress.delete(key)
  }
  /** Of an answer behind another on the same connection Node never tells that it has ended with that. */
  const onSocket = (socket: Socket): Set<() => void> => {
    const known = heldOn.get(socket)
    if (known) return known
    const held = new Set<() => void>()
    heldOn.set(socket, held)
    socket.once('close', () => held.forEach((release) => release()))
    return held
  }

  return {
    isFull: (ip: string) => {
      // Nearly always: nobody has to be looked for.
      if (all <= most.address) return false
      const { isOwn, key } = placeOf(ip)
      return (byAddress.get(key) ?? 0) > most.address * (isOwn ? ownShare : 1)
    },
    isFullOfAll: (bytes: number) => all + bytes > most.all,
    hold: ({ ip, raw: { socket } }: FastifyRequest, { raw }: FastifyReply, bytes: number) => {
      if (socket.destroyed) return
      const { key } = placeOf(ip)
      const held = onSocket(socket)
      const release = () => {
        if (held.delete(release)) add(key, -bytes)
      }
      held.add(release)
      add(key, bytes)
      raw.once('close', release)
    },
  }
}
