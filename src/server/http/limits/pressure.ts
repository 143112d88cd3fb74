import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { livePath } from '#shared/live.ts'
import { adminLogin } from '#shared/admin.ts'
import { uploadPicture } from '#shared/media.ts'
import { login, register } from '#shared/users.ts'
import type { Services } from '../../services.ts'
import { crowded, tooMany } from '../core/errors.ts'
import { isInProcess } from './limits.ts'
import { imagePath } from '../../image-proxy/address.ts'
import { ownShare, placeOf } from './addresses.ts'
import { openLines } from './lines.ts'
import { openSlots, type Slots } from './slots.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many calls this process works on, streams and lines of their own aside. */
    callsUnderWay: () => number
  }
}

/** So many calls may always be under way. */
const always = 16
/**
 * Beyond that, a call that comes now would wait too long when half of these have been under way so long,
 * or when the loop came round so late that a call that is heard now has waited already.
 */
const late = { calls: 8, ms: 150 } as const
const lookEveryMs = 25
/**
 * Of these one address has so many under way at a time, and the machine's own more; others of theirs wait,
 * so that nobody fills the site alone. More than wait then are no browser's.
 */
const ofOneAddress = { underWay: 4, waiting: 200 } as const

/**
 * Those who sign in, upload pictures, or look at foreign images or previews wait in lines of their own (bounded-queue.ts,
 * media/upload-queue.ts, image-proxy/images.ts, share-pictures/share-pictures.ts), and nobody else waits for them; a live stream never ends; the last one counts.
 */
const uncounted = new Set<string>([
  login.path,
  register.path,
  adminLogin.path,
  uploadPicture.path.replace('{kind}', ':kind'),
  imagePath,
  livePath,
  '/metrics',
])
const previewsPath = '/previews/'
const isUncounted = (url: string): boolean => uncounted.has(url) || url.startsWith(previewsPath)

/** What tells whether the site lives, and what a page that was sent already needs. */
export const alwaysServed = /^\/(?:healthz|readyz|metrics|assets\/)/

/**
 * Refuses calls with 503 while those before them pile up: served late, all would be served late,
 * and most of them to people who have left. A call counts from the moment it has arrived whole until
 * its answer is ready or its connection is gone, so that slow senders and slow readers keep nobody
 * out. What is a ready answer is given out all the same.
 */
export const shedLoad = (app: FastifyInstance, { env }: Pick<Services, 'env'>): void => {
  const slots = openSlots()
  const scale = Math.max(1, env.RATE_LIMIT_SCALE)
  const lines = openLines(ofOneAddress.waiting)
  /** Calls `go` when it is this one's turn among those of its address. */
  const enter = ({ ip }: FastifyRequest, go: (leave: () => void) => void): boolean => {
    const { key, isOwn } = placeOf(ip)
    const most = ofOneAddress.underWay * scale * (isOwn ? ownShare : 1)
    return lines.enter(key, most, () => go(() => lines.leave(key)))
  }
  app.decorate('callsUnderWay', slots.count)
  // There each source file is a call of its own, hundreds at once.
  if (env.NODE_ENV === 'development') return
  const most = always * scale
  const isLagging = watchLag(app)
  const isRefused = () => slots.count() >= most && (isLagging() || slots.areLate(late))

  app.addHook('onRequest', (request, _reply, done) => {
    if (isInProcess(request) || alwaysServed.test(request.url) || !isRefused()) return done()
    throw crowded()
  })
  app.addHook('preHandler', (request, reply, done) => {
    const { url = '' } = request.routeOptions
    if (isUncounted(url) || isInProcess(request)) return done()
    // A handler that finds nothing has Fastify begin once more, and it is counted already.
    if (slots.has(request.id)) return done()
    const isIn = enter(request, (leave) => {
      if (!begin(slots, request, reply, leave)) {
        leave()
        reply.hijack()
      }
      done()
    })
    if (!isIn) throw tooMany('Too many calls of yours are under way.', 1)
  })
  app.addHook('onSend', (request, _reply, _payload, done) => {
    slots.end(request.id)
    done()
  })
}

/** false: who asked has been refused or is gone meanwhile, and nothing would end it any more. */
const begin = (
  slots: Slots,
  { id }: FastifyRequest,
  { raw }: FastifyReply,
  onEnd?: () => void,
): boolean => {
  if (raw.destroyed || raw.headersSent) return false
  slots.begin(id, onEnd)
  raw.once('close', () => slots.end(id))
  return true
}

/** Timers run before what has arrived is read: the latest one tells how long that has lain there. */
const watchLag = (app: FastifyInstance): (() => boolean) => {
  let last = performance.now()
  let lag = 0
  const timer = setInterval(() => {
    const now = performance.now()
    lag = now - last - lookEveryMs
    last = now
  }, lookEveryMs)
  app.addHook('onClose', async () => clearInterval(timer))
  return () => lag > late.ms
}
