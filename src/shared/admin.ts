import { z } from 'zod'
import { endpoint, typedText } from './endpoint.ts'
import { passwordLength, secondStepCode, user } from './users.ts'

/** Days of activity that the overview draws, today included. */
export const overviewDays = 30

export const adminLogin = endpoint('POST', '/api/admin/login', {
  who: 'anyone',
  summary: 'Sign in as an administrator; what an administrator changes needs this to be recent',
  body: z.object({
    username: typedText('Username', 254),
    password: z
      .string({ error: 'Password is required' })
      .min(1, 'Password is required')
      .max(passwordLength.max),
    code: secondStepCode.optional(),
  }),
  answer: user,
})

export const overview = z
  .object({
    totalPosts: z.number(),
    /** AI responses included. */
    totalComments: z.number(),
    aiResponses: z.number(),
    seoKeywords: z.number(),
    /** Oldest first, one for every day; `comments` are those of people. */
    days: z.array(
      z.object({
        day: z.iso.date(),
        posts: z.number(),
        comments: z.number(),
        aiResponses: z.number(),
      }),
    ),
  })
  .meta({ id: 'AdminOverview' })
export type Overview = z.infer<typeof overview>

/** How much of each kind waits for an administrator. */
export const waiting = z
  .object({
    /** Held texts and reports. */
    held: z.number(),
    appeal: z.number(),
    /** Open messages to the people who run the site. */
    message: z.number(),
    /** Topics of the Scout that need a person's yes. */
    topic: z.number(),
    /** Sources of the Scout that switched themselves off. */
    source: z.number(),
  })
  .meta({ id: 'Waiting' })
export type Waiting = z.infer<typeof waiting>

export const readWaiting = endpoint('GET', '/api/admin/waiting', {
  who: 'administrator',
  summary: 'How much waits for an administrator, by kind',
  answer: waiting,
})

export const readOverview = endpoint('GET', '/api/admin/overview', {
  who: 'administrator',
  summary: 'How much is on the site, and what happened on each of the last 30 days',
  answer: overview,
})
