import { z } from 'zod'
import { endpoint, moment, optionalText, wholeNumber } from './endpoint.ts'

/** What waits for administrators, who are told of it. */
export const waitingKinds = [
  'wait_held',
  'wait_appeal',
  'wait_message',
  'wait_topic',
  'wait_source',
] as const
/** What nobody in particular has done. */
export const namelessKinds = ['point', ...waitingKinds] as const
export const notificationKinds = [
  'reply',
  'mention',
  'like',
  'follow',
  'ai_reply',
  'new_post',
  'moved',
  'said_back',
  'confirmed',
  'mended',
  ...namelessKinds,
] as const

/** Notifications on one page of the list. */
export const notificationsShown = 30

/** Something that happened to somebody, gathered: who did it, and where to look. */
export const notification = z
  .object({
    id: z.number(),
    kind: z.enum(notificationKinds),
    /** The latest first, three at most; nobody for what waits for an administrator. */
    people: z.array(z.object({ name: z.string(), path: z.string(), isAi: z.boolean() })),
    othersCount: z.number(),
    /** Where it happened, on this site. */
    path: z.string(),
    /** What was answered, liked or said; empty for a follow. */
    excerpt: z.string(),
    isOfComment: z.boolean(),
    isRead: z.boolean(),
    isQuiet: z.boolean(),
    at: moment,
  })
  .meta({ id: 'Notification' })
export type Notification = z.infer<typeof notification>

/** Unread ones that are not quiet. */
export const unread = z.object({ unread: z.number() }).meta({ id: 'Unread' })

export const notificationChoices = z
  .object({
    /** Whether replies of characters are told like those of people, only listed, or not at all. */
    aiReplies: z.enum(['on', 'quiet', 'off']),
    likes: z.boolean(),
    follows: z.boolean(),
    /** New posts of people, and under topics, that one follows. */
    followedPeople: z.boolean(),
    followedTopics: z.boolean(),
    /** A mail with what is unread. */
    mail: z.enum(['off', 'daily', 'weekly']),
  })
  .meta({ id: 'NotificationChoices' })
export type NotificationChoices = z.infer<typeof notificationChoices>

/** 65 bytes, and 16, as browsers write them (base64url); a key of another length is none. */
const pushKeys = z.object({
  p256dh: z.string().regex(/^[\w-]{87}=?$/, 'That is not a key'),
  auth: z.string().regex(/^[\w-]{22}(?:==)?$/, 'That is not a key'),
})
const pushEndpoint = z
  .url({ protocol: /^https$/, error: 'That is not the https address of a push service' })
  .max(1000)

export const listNotifications = endpoint('GET', '/api/notifications', {
  who: 'member',
  summary: 'What happened to one, latest first',
  query: z.object({ offset: wholeNumber('offset', { max: 100_000 }).default(0) }),
  answer: z.array(notification),
})

export const countNotifications = endpoint('GET', '/api/notifications/count', {
  who: 'member',
  summary: 'How many notifications are unread; quiet ones do not count',
  answer: unread,
})

export const readNotifications = endpoint('POST', '/api/notifications/read', {
  who: 'member',
  summary: 'Mark the named notifications as read, or all',
  body: z.object({ ids: z.array(z.number().int()).max(1000).optional() }),
  answer: unread,
})

export const readChoices = endpoint('GET', '/api/user/notification-choices', {
  who: 'member',
  summary: 'What one wants to be told of',
  answer: notificationChoices.extend({
    /** Whether this site can write mails that lead back to it (SITE_URL is set). */
    canMail: z.boolean(),
  }),
})

export const changeChoices = endpoint('PUT', '/api/user/notification-choices', {
  who: 'member',
  summary: 'Change what is named',
  body: notificationChoices.partial(),
  answer: notificationChoices,
})

export const readPushKey = endpoint('GET', '/api/push/key', {
  who: 'member',
  summary: 'The public key that a browser subscribes with',
  answer: z.object({ key: z.string() }),
})

export const subscribePush = endpoint('POST', '/api/push/subscriptions', {
  who: 'member',
  summary: 'Have this browser woken when something happens',
  status: 204,
  body: z.object({
    endpoint: pushEndpoint,
    keys: pushKeys,
  }),
})

export const unsubscribePush = endpoint('DELETE', '/api/push/subscriptions', {
  who: 'member',
  summary: 'Leave this browser alone again',
  status: 204,
  body: z.object({ endpoint: pushEndpoint }),
})

export const unsubscribeMail = endpoint('POST', '/api/unsubscribe/{token}', {
  who: 'anyone',
  summary: 'Stop the mails that carry this token; also what a mail program’s button sends',
  status: 204,
  params: z.object({ token: optionalText('token', 200) }),
})
