import { z } from 'zod'
import { endpoint, moment, optionalText } from './endpoint.ts'
import { moderationLength, notice } from './moderation.ts'
import { session } from './settings.ts'
import { author, userParam } from './users.ts'

/** People on one page of the panel. */
export const peopleShown = 30
/** Of each part of somebody's history, the latest. */
export const historyShown = 20

/** Somebody as administrators see them: no address, which is shown to nobody else. */
export const knownPerson = z
  .object({
    person: author,
    createdAt: moment,
    isAdmin: z.boolean(),
    isVerified: z.boolean(),
    /** 'suspended' or 'banned', while it lasts. */
    sanction: z.string().nullable(),
    postsCount: z.number(),
    commentsCount: z.number(),
  })
  .meta({ id: 'KnownPerson' })
export type KnownPerson = z.infer<typeof knownPerson>

export const listPeople = endpoint('GET', '/api/admin/people', {
  who: 'administrator',
  summary:
    'People, newest first: all, or those whose name or handle has these letters, or whose whole e-mail address it is',
  query: z.object({
    q: optionalText('Search', 254).default(''),
    before: z
      .string()
      .regex(/^[a-z0-9_]{1,24}$/, 'before must be the id of a person')
      .optional(),
  }),
  answer: z
    .object({
      people: z.array(knownPerson),
      /** The id to ask for as `before`; null: there are no more. */
      next: z.string().nullable(),
    })
    .meta({ id: 'People' }),
})
export type People = z.infer<(typeof listPeople)['answer']>

/** What somebody reported, or what of theirs was reported. */
const knownReport = z.object({
  id: z.number(),
  thing: z.enum(['post', 'comment', 'story', 'profile']),
  reason: z.string(),
  details: z.string(),
  createdAt: moment,
  isSettled: z.boolean(),
})

export const personHistory = knownPerson
  .extend({
    decisions: z.array(notice),
    reportsAbout: z.array(knownReport),
    reportsBy: z.array(knownReport),
    sessions: z.array(session.omit({ id: true, isCurrent: true })),
    /** Whether signing in with the password takes a code, too. */
    hasSecondStep: z.boolean(),
  })
  .meta({ id: 'PersonHistory' })
export type PersonHistory = z.infer<typeof personHistory>

export const readPersonHistory = endpoint('GET', '/api/admin/people/{userId}', {
  who: 'administrator',
  summary: 'What was decided about somebody, reports, and where they are signed in',
  params: userParam,
  answer: personHistory,
})

export const endPersonSessions = endpoint('DELETE', '/api/admin/people/{userId}/sessions', {
  who: 'confirmedAdministrator',
  summary: 'Sign somebody out everywhere',
  status: 204,
  params: userParam,
})

export const changeRole = endpoint('PUT', '/api/admin/people/{userId}/role', {
  who: 'confirmedAdministrator',
  summary: 'Make somebody an administrator, or a member again; it signs them out everywhere',
  params: userParam,
  body: z.object({ isAdmin: z.boolean() }),
  answer: knownPerson,
})

export const removeSecondStep = endpoint('POST', '/api/admin/people/{userId}/second-step/remove', {
  who: 'confirmedAdministrator',
  summary: 'Switch the second step of somebody off who lost it; they are told, with the reason',
  status: 204,
  params: userParam,
  body: z.object({
    reason: optionalText('Reason', moderationLength.reason).min(
      1,
      'Please give a reason; the person will read it.',
    ),
  }),
})
