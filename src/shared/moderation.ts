import { z } from 'zod'
import { attached } from './media.ts'
import { endpoint, idParam, moment, typedText, optionalText } from './endpoint.ts'
import { author } from './users.ts'

/** What can be reported: a comment of a character as well as one of a person. */
export const thing = z.enum(['post', 'comment', 'story', 'profile', 'moved', 'steelman', 'mind'])
export type Thing = z.infer<typeof thing>

/** What people can say is wrong with it. */
export const reportReason = z.enum([
  'spam',
  'harassment',
  'hate',
  'violence',
  'false',
  'privacy',
  'other',
])
export type ReportReason = z.infer<typeof reportReason>

/** Why the automatic screening held a text back or pointed at it. */
export const doubt = z.enum(['links', 'words', 'copy', 'waiting', 'wave'])
export type Doubt = z.infer<typeof doubt>

export const moderationLength = { details: 1000, reason: 1000, appeal: 2000 } as const

/** A number, or the id of a person. */
const thingId = z.string().regex(/^[a-z0-9_]{1,24}$/, 'That is not the id of anything')

export const reportThing = endpoint('POST', '/api/reports', {
  who: 'writer',
  summary: 'Ask the moderators to look at something; once for each person and thing',
  status: 204,
  body: z.object({
    thing,
    id: thingId,
    reason: reportReason,
    details: optionalText('Details', moderationLength.details).default(''),
  }),
})

/** What can be held back: something new, or other words for what is there. */
export const heldThing = z.enum([
  'post',
  'comment',
  'story',
  'profile',
  'post_edit',
  'comment_edit',
  'moved',
  'steelman',
  'mend',
  'mind',
])
export type HeldThing = z.infer<typeof heldThing>

/** Something of one's own that waits for a look before anybody else sees it. */
export const heldText = z
  .object({
    id: z.number(),
    thing: heldThing,
    /** The discussion in which it is to stand; null: it is none, or a new one. */
    postId: z.number().nullable(),
    content: z.string(),
    /** Why it waits. */
    doubts: z.array(doubt),
    createdAt: moment,
  })
  .meta({ id: 'HeldText' })
export type HeldText = z.infer<typeof heldText>

export const listHeld = endpoint('GET', '/api/user/held', {
  who: 'member',
  summary: 'What one wrote or changed that waits for a look, and why',
  answer: z.array(heldText),
})

export const withdrawHeld = endpoint('DELETE', '/api/user/held/{id}', {
  who: 'ownOnly',
  summary: 'Take back what waits for a look',
  status: 204,
  params: idParam,
})

/** What a moderator does about something. */
export const verdict = z.enum(['approve', 'remove', 'warn', 'suspend', 'ban'])
export type Verdict = z.infer<typeof verdict>
/** What was done, as the person concerned is told; `edit`: an administrator changed the words. */
export const decided = z.enum(['edit', 'remove', 'warn', 'suspend', 'ban'])

const appeal = z.object({
  text: z.string(),
  at: moment,
  outcome: z.enum(['upheld', 'rejected']).nullable(),
  answer: z.string().nullable(),
})

/** What was decided about one's own words or account, and why. */
export const notice = z
  .object({
    id: z.number(),
    action: decided,
    thing,
    content: z.string(),
    /** Empty where an administrator gave none. */
    reason: z.string(),
    until: moment.nullable(),
    createdAt: moment,
    isRead: z.boolean(),
    appeal: appeal.nullable(),
  })
  .meta({ id: 'ModerationNotice' })
export type Notice = z.infer<typeof notice>

export const listNotices = endpoint('GET', '/api/user/notices', {
  who: 'member',
  summary: 'What moderators decided about one, newest first',
  answer: z.array(notice),
})

export const readNotices = endpoint('POST', '/api/user/notices/read', {
  who: 'member',
  summary: 'Mark these decisions as read',
  status: 204,
})

export const appealDecision = endpoint('POST', '/api/user/notices/{id}/appeal', {
  who: 'ownOnly',
  summary: 'Ask for a second look at a decision, once',
  params: idParam,
  body: z.object({ text: typedText('Appeal', moderationLength.appeal) }),
  answer: notice,
})

/** Something that waits for a moderator: a held text, or what was reported. */
export const queueItem = z
  .object({
    thing: z.enum(['held', ...thing.options]),
    id: z.string(),
    content: z.string(),
    /** null: a character's words. */
    author: author.nullable(),
    characterName: z.string().nullable(),
    /** Of a held text: what it is. */
    heldAs: heldThing.nullable(),
    /** How often this person has been warned, suspended or banned, or had something removed. */
    decisionsBefore: z.number(),
    /** The text of the written library that was said, which can be switched off; null: other words. */
    textId: z.string().nullable(),
    postId: z.number().nullable(),
    doubts: z.array(doubt),
    reports: z.array(
      z.object({
        reason: z.enum([...reportReason.options, 'screening']),
        details: z.string(),
        by: z.string().nullable(),
        at: moment,
      }),
    ),
    createdAt: moment,
    /** Left out: it has none. */
    pictures: z.array(attached).optional(),
  })
  .meta({ id: 'ModerationItem' })
export type QueueItem = z.infer<typeof queueItem>

/** A decision that somebody wants to be looked at again. */
export const openAppeal = notice.extend({ person: author, appeal }).meta({ id: 'ModerationAppeal' })
export type OpenAppeal = z.infer<typeof openAppeal>

/** An account that may not write now. */
export const sanctioned = z
  .object({
    person: author,
    sanction: z.enum(['suspended', 'banned']),
    /** Empty where an administrator gave none. */
    reason: z.string(),
    until: moment.nullable(),
  })
  .meta({ id: 'Sanctioned' })
export type Sanctioned = z.infer<typeof sanctioned>

export const moderationDesk = z
  .object({
    queue: z.array(queueItem),
    /** All that wait, also those that the list has no room for. */
    queueCount: z.number(),
    appeals: z.array(openAppeal),
    sanctioned: z.array(sanctioned),
  })
  .meta({ id: 'ModerationDesk' })
export type ModerationDesk = z.infer<typeof moderationDesk>

export const readModeration = endpoint('GET', '/api/admin/moderation', {
  who: 'administrator',
  summary: 'What waits for a moderator, the oldest first',
  answer: moderationDesk,
})

export const suspensionDays = [1, 7, 30] as const

export const decide = endpoint('POST', '/api/admin/moderation', {
  who: 'confirmedAdministrator',
  summary: 'Approve, remove, warn, suspend or ban; the person concerned sees the reason',
  status: 204,
  body: z
    .object({
      thing: queueItem.shape.thing,
      id: thingId,
      verdict,
      reason: optionalText('Reason', moderationLength.reason).default(''),
      days: z.union(suspensionDays.map((days) => z.literal(days))).default(7),
      /** With a warning, suspension or ban: take it off the site, too. */
      isRemoved: z.boolean().default(false),
    })
    .refine(({ verdict, reason }) => verdict === 'approve' || reason !== '', {
      path: ['reason'],
      message: 'Please give a reason; the person will read it.',
    }),
})

export const liftSanction = endpoint('DELETE', '/api/admin/moderation/sanctions/{userId}', {
  who: 'confirmedAdministrator',
  summary: 'Let somebody write again',
  status: 204,
  params: z.object({ userId: thingId }),
})

export const answerAppeal = endpoint('POST', '/api/admin/moderation/appeals/{id}', {
  who: 'confirmedAdministrator',
  summary: 'Uphold or reject an appeal; what was decided is undone, or stays',
  status: 204,
  params: idParam,
  body: z.object({
    outcome: z.enum(['upheld', 'rejected']),
    answer: typedText('Answer', moderationLength.reason),
  }),
})

export const closeDiscussion = endpoint('PUT', '/api/admin/moderation/closed/{id}', {
  who: 'confirmedAdministrator',
  summary: 'Close a discussion to characters, or let them in again; people go on as before',
  params: idParam,
  body: z.object({ isClosed: z.boolean() }),
  answer: z.object({ isClosed: z.boolean() }),
})

/** A line of the log of what those who look after the site did. */
export const auditLine = z
  .object({
    id: z.number(),
    at: moment,
    actor: z.string(),
    action: z.string(),
    subject: z.string(),
    hash: z.string(),
  })
  .meta({ id: 'AuditLine' })

export const audit = z
  .object({
    lines: z.array(auditLine),
    count: z.number(),
    /** The first line that does not fit the one before it; null: the log is whole. */
    brokenAt: z.number().nullable(),
  })
  .meta({ id: 'Audit' })
export type Audit = z.infer<typeof audit>

export const readAudit = endpoint('GET', '/api/admin/audit', {
  who: 'administrator',
  summary: 'The latest of what moderators did, and whether the whole log is as it was written',
  answer: audit,
})

export const transparency = z
  .object({
    since: moment.nullable(),
    reports: z.number(),
    approved: z.number(),
    removed: z.number(),
    warned: z.number(),
    suspended: z.number(),
    banned: z.number(),
    appeals: z.number(),
    upheld: z.number(),
    /** Names the log as it is now: who notes it down can tell later whether it was rewritten. */
    seal: z.string(),
  })
  .meta({ id: 'Transparency' })
export type Transparency = z.infer<typeof transparency>

export const readTransparency = endpoint('GET', '/api/transparency', {
  who: 'anyone',
  summary: 'How often moderators did what, all told',
  answer: transparency,
})
