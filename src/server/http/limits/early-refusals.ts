import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { LRUCache } from 'lru-cache'
import type { Env } from '../../env.ts'
import { answerFirst, readyRefusal } from '../core/answer-first.ts'
import { tooMany } from '../core/errors.ts'
import { addressKey, placeOf } from './addresses.ts'
import { alwaysServed } from './pressure.ts'

/** Who was refused so many times more than answered is no reader any more; more are not counted. */
const overweight = { enough: 20, most: 40 } as const
/** For so long then nothing of theirs is looked at, ms: a judgement about an address is never more than that wrong. */
const unseenMs = 1_000
/** Who was refused long ago begins anew, ms. */
const forgottenMs = 60_000
/** On one connection; then it is closed. */
const onConnectionMost = 20
const keptMost = 10_000
/** A proxy on this machine that nobody has told the site of brings everybody under one of these. */
const localProxies = new Set(['127.0.0.1', addressKey('::1')])

type Refused = { overweight: number; until: number }

/**
 * Refuses who goes on asking after many refusals, before Fastify and with words that are
 * ready: refusing two thousand a second the usual way kept others waiting. Behind a proxy nobody knows
 * here yet whose a request is.
 */
export const refuseEarly = (app: FastifyInstance, env: Env): void => {
  if (env.TRUST_PROXY !== false) return
  const flooders = new LRUCache<string, Refused>({ max: keptMost })
  const said = new WeakMap<Socket, number>()
  const refuse = readyRefusal(env, tooMany('Too many requests.', unseenMs / 1_000))

  app.addHook('onSend', (request, reply, _payload, done) => {
    const isRefused = reply.statusCode === 429
    if (!isRefused && (flooders.size === 0 || alwaysServed.test(request.url))) return done()
    const { key } = placeOf(request.ip)
    // one member's limit is not that of the others at the same address
    const isMembers =
      request.headers.cookie !== undefined || request.headers.authorization !== undefined
    if (!isRefused) answered(flooders, key)
    else if (!isMembers && !localProxies.has(key)) refused(flooders, key)
    done()
  })
  answerFirst(app, (request, response) => {
    const flooder =
      flooders.size > 0 && flooders.get(placeOf(request.socket.remoteAddress ?? '').key)
    if (!flooder || !isUnseen(flooder) || alwaysServed.test(request.url ?? '')) return false
    const count = (said.get(request.socket) ?? 0) + 1
    said.set(request.socket, count)
    refuse(request, response, count > onConnectionMost)
    return true
  })
}

type Flooders = LRUCache<string, Refused>

const refused = (flooders: Flooders, key: string): void => {
  const now = performance.now()
  const known = flooders.get(key)
  const before = known && known.until > now - forgottenMs ? known.overweight : 0
  flooders.set(key, {
    overweight: Math.min(before + 1, overweight.most),
    until: now + unseenMs,
  })
}

const answered = (flooders: Flooders, key: string): void => {
  const known = flooders.get(key)
  if (!known) return
  known.overweight -= 1
  if (known.overweight === 0) flooders.delete(key)
}

const isUnseen = ({ overweight: now, until }: Refused): boolean =>
  now >= overweight.enough && performance.now() < until
