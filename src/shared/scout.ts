import { z } from 'zod'
import { endpoint, idParam, moment } from './endpoint.ts'
import { categories, report } from './trending.ts'

/** The sources that SCOUT_SOURCES may name; any https address of a feed may stand beside them. */
export const scoutSourceNames = [
  'google-trends',
  'hacker-news',
  'wikipedia',
  'mastodon-tags',
  'mastodon-links',
  'bluesky',
  'bbc',
  'guardian',
  'npr',
  'reddit',
  'gdelt',
] as const
/** Alone in SCOUT_SOURCES: no network at all. */
export const evergreenOnly = 'evergreen'

/** An address at which a feed may be: https, on the usual port, without a password. */
export const isFeedUrl = (text: string): boolean => {
  const url = URL.parse(text)
  return (
    url !== null &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.hostname.includes('.') &&
    !url.username &&
    !url.password &&
    text.length <= 500
  )
}

export const scoutSource = z
  .object({
    id: z.string(),
    name: z.string(),
    url: z.string(),
    isOn: z.boolean(),
    /** Why it switched itself off; null when a person did, or it is on. */
    offReason: z.string().nullable(),
    /** It was added here and can be removed. */
    isAdded: z.boolean(),
    askedAt: moment.nullable(),
    succeededAt: moment.nullable(),
    nextAt: moment.nullable(),
    failures: z.number(),
    lastError: z.string().nullable(),
    itemsCount: z.number(),
    minutesApart: z.number(),
  })
  .meta({ id: 'ScoutSource' })
export type ScoutSource = z.infer<typeof scoutSource>

export const scoutTopic = z
  .object({
    id: z.number(),
    title: z.string(),
    hashtag: z.string().nullable(),
    category: z.enum(categories).nullable(),
    state: z.enum(['found', 'review', 'approved', 'rejected', 'denied', 'opened']),
    observed: z.number(),
    baseline: z.number(),
    score: z.number(),
    debatability: z.number(),
    similarity: z.number(),
    publishers: z.number(),
    postId: z.number().nullable(),
    firstSeenAt: moment,
    reports: z.array(report),
  })
  .meta({ id: 'ScoutTopic' })
export type ScoutTopic = z.infer<typeof scoutTopic>

export const scoutState = z
  .object({
    /** false: SCOUT_SOURCES says evergreen. */
    hasNetwork: z.boolean(),
    lastRoundAt: moment.nullable(),
    /** Rounds in a row in which no source answered. */
    emptyRounds: z.number(),
    sources: z.array(scoutSource),
    /** What waits for a person: wars, elections, trials. */
    queue: z.array(scoutTopic),
    /** The latest that are not in the queue, highest score first. */
    topics: z.array(scoutTopic),
  })
  .meta({ id: 'ScoutState' })
export type ScoutState = z.infer<typeof scoutState>

const sourceBody = z.object({ id: z.string({ error: 'The source is required' }).min(1).max(500) })

export const readScout = endpoint('GET', '/api/admin/scout', {
  who: 'administrator',
  summary: 'What the Scout asks, what waits for a person, and its latest topics',
  answer: scoutState,
})

export const addScoutSource = endpoint('POST', '/api/admin/scout/sources', {
  who: 'confirmedAdministrator',
  summary: 'Add an RSS, Atom, RDF or JSON feed',
  status: 201,
  body: z.object({
    url: z
      .string({ error: 'The address is required' })
      .trim()
      .refine(isFeedUrl, 'That is not the https address of a feed'),
  }),
  answer: scoutSource,
})

export const switchScoutSource = endpoint('PUT', '/api/admin/scout/sources', {
  who: 'confirmedAdministrator',
  summary: 'Switch a source on or off',
  body: sourceBody.extend({ isOn: z.boolean() }),
  answer: scoutSource,
})

export const removeScoutSource = endpoint('DELETE', '/api/admin/scout/sources', {
  who: 'confirmedAdministrator',
  summary: 'Remove a feed that was added',
  status: 204,
  query: sourceBody,
})

export const runScout = endpoint('POST', '/api/admin/scout/run', {
  who: 'confirmedAdministrator',
  summary: 'Have a round now; a source whose time has not come is not asked',
  status: 204,
})

export const judgeScoutTopic = endpoint('POST', '/api/admin/scout/topics/{id}/verdict', {
  who: 'confirmedAdministrator',
  summary: 'Let a topic that waits be opened, or not',
  params: idParam,
  body: z.object({ verdict: z.enum(['approve', 'reject']) }),
  answer: scoutTopic,
})
