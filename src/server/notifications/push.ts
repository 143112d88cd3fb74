import { LRUCache } from 'lru-cache'
import { createECDH, ECDH, hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import type { Language } from '#shared/languages.ts'
import type { Notification } from '#shared/notifications.ts'
import { mustBeSignedIn } from '../accounts/proofs.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { invalid } from '../http/core/errors.ts'
import { FetchError, type FetchRules, guardedAsk } from '../http/egress/fetch.ts'
import type { Services } from '../services.ts'
import { findUnread } from './list.ts'
import { inWords } from './notification-texts.ts'

type Keys = { publicKey: string; privateKey: string }

/** The pair that push services know this site by: it follows from APP_SECRET and is kept nowhere. */
export const pushKeys = (appSecret: string): Keys => {
  const curve = createECDH('prime256v1')
  const privateKey = Buffer.from(hkdfSync('sha256', appSecret, '', 'symposia web push', 32))
  curve.setPrivateKey(privateKey)
  // not curve.getPrivateKey(): it leaves leading zeros out, and one site in 256 could push nothing
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
  }
}

type Subscription = { endpoint: string; p256dh: string; auth: string }
type Wanted = Subscription & { userId: string; at: Date }

/** Browsers that one person may have woken. */
const subscriptionsMost = 10

/** A browser that somebody else signed in with is theirs from now on; the oldest of many go. 400 for a key that is none. */
export const subscribe = (
  db: Db,
  { token, ...wanted }: Wanted & { token: string },
): Promise<void> =>
  transact(db, async (trx) => {
    mustBeKey(wanted.p256dh)
    // a new password that has just ended the session has ended the subscriptions, too
    await mustBeSignedIn(trx, { userId: wanted.userId, token })
    await keepSubscription(trx, wanted)
  })

/** Any 65 bytes look like a key; a message to one that is no point of the curve could never be sealed. */
const mustBeKey = (p256dh: string): void => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url')
  } catch {
    throw invalid([{ path: 'keys.p256dh', message: 'That is not a key' }])
  }
}

const keepSubscription = async (
  trx: Trx,
  { userId, endpoint, p256dh, auth, at }: Wanted,
): Promise<void> => {
  await sql`
    insert into push_subscriptions (endpoint, user_id, p256dh, auth, created_at)
    values (${endpoint}, ${userId}, ${p256dh}, ${auth}, ${at})
    on conflict (endpoint) do update set
      user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth
  `.execute(trx)
  await sql`
    delete from push_subscriptions where endpoint in (
      select endpoint from push_subscriptions where user_id = ${userId}
      order by created_at desc offset ${subscriptionsMost}
    )
  `.execute(trx)
}

export const unsubscribe = async (
  trx: Trx,
  { userId, endpoint }: { userId: string; endpoint: string },
): Promise<void> => {
  await trx
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', endpoint)
    .where('user_id', '=', userId)
    .execute()
}

/** No browser of theirs is told anything any more. */
export const unsubscribeAll = async (trx: Trx, userId: string): Promise<void> => {
  await trx.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}

/** An address that a browser named is a stranger's address: public hosts only, as in http/egress/fetch.ts. */
const rulesOfPush: FetchRules = {
  schemes: ['https:'],
  types: ['*/*'],
  mostBytes: 10_000,
  withinMs: 10_000,
}

/** Whose push service did not answer is left alone for so long; ms. */
const restMs = 10 * 60_000
const restingMost = 10_000
/** People, with the time until which nothing is pushed to them. */
const resting = new LRUCache<string, number>({ max: restingMost })

/** Who takes more than this part of the time keeps others waiting just so, even with an answer. */
const slowShare = 0.3

/** It did not answer, or not in time. */
class Late extends Error {
  override name = 'Late'
}

/**
 * Wakes the browsers of the person a notification is for, unless it has been read meanwhile. What a
 * push service no longer knows is forgotten; what it is too busy for throws, to be tried again. One that
 * does not answer is not asked again soon: anybody can name one, and each silence holds up a job.
 */
export const pushNotification = async (
  services: Services,
  notificationId: number,
  rules: FetchRules = rulesOfPush,
): Promise<void> => {
  const { db, env, clock } = services
  const found = await findUnread(db, notificationId)
  if (!found || (resting.get(found.userId) ?? 0) > clock().getTime()) return
  const subscriptions = await db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('user_id', '=', found.userId)
    .execute()
  const message = messageOf(found.notification, env.SITE_NAME, found.language)
  const sent = await Promise.allSettled(
    subscriptions.map((subscription) => send(services, subscription, message, rules)),
  )
  const faults = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  if (faults.some((fault) => fault instanceof Late)) {
    resting.set(found.userId, clock().getTime() + restMs)
    return
  }
  if (faults.length > 0) throw faults[0]
}

const messageOf = (notification: Notification, title: string, language: Language): string =>
  JSON.stringify({
    title,
    body: inWords(notification, language),
    path: notification.path,
    tag: `notification ${notification.id}`,
  })

const gone = new Set([404, 410])

const send = async (
  services: Services,
  { endpoint, p256dh, auth }: Subscription,
  message: string,
  rules: FetchRules,
): Promise<void> => {
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    message,
    { TTL: 24 * 3600, vapidDetails: { subject: subjectOf(services), ...keysOf(services) } },
  )
  const began = performance.now()
  const answer = await guardedAsk(endpoint, {
    ...rules,
    headers,
    sent: Buffer.from(body),
  }).catch((error: unknown) => {
    // A private or wrong address will not get better.
    if (error instanceof FetchError && / is not on the open internet| port /.test(error.message)) {
      return { status: 410 }
    }
    throw error instanceof FetchError ? new Late(error.message) : error
  })
  if (gone.has(answer.status)) await forget(services, endpoint)
  else if (answer.status >= 400) throw new Error(`the push service answered ${answer.status}`)
  if (performance.now() - began > slowShare * rules.withinMs) throw new Late('It took its time')
}

const forget = ({ db }: Services, endpoint: string) =>
  db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()

const keysOf = ({ env }: Services) => pushKeys(env.APP_SECRET)

/** Whom a push service may turn to. */
const subjectOf = ({ env }: Services): string => {
  if (env.CONTACT_EMAIL) return `mailto:${env.CONTACT_EMAIL}`
  return env.SITE_URL?.startsWith('https:') ? env.SITE_URL : 'mailto:webmaster@localhost'
}
