import { z } from 'zod'
import { endpoint, moment } from './endpoint.ts'
import { languages } from './languages.ts'
import { aiPosts, aiReplies, emailAddress, homeFeed, newPassword, storiesShown } from './users.ts'

/** What somebody set for themselves. */
export const settings = z
  .object({
    aiReplies,
    aiPosts,
    stories: storiesShown,
    homeFeed,
    /** Whether search engines may list the profile. */
    isIndexed: z.boolean(),
    /** Of screens and mails; null: as the browser asks. */
    language: z.enum(languages).nullable(),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof settings>

/** A place where somebody is signed in. */
export const session = z
  .object({
    id: z.string(),
    userAgent: z.string(),
    createdAt: moment,
    lastSeenAt: moment,
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' })
export type Session = z.infer<typeof session>

/** Within this many days of asking for it, signing in takes a deletion back. */
export const deletionDays = 30

/** The password as it is typed once more before what guards the account is changed. */
export const currentPassword = z
  .string({ error: 'Your current password is required' })
  .min(1, 'Your current password is required')
  .max(128, 'That password is wrong.')

export const forgotPassword = endpoint('POST', '/api/forgot-password', {
  who: 'anyone',
  summary: 'Mail a link that sets a new password; the answer is the same no matter who asks',
  status: 204,
  body: z.object({ email: emailAddress }),
})

export const resetPassword = endpoint('POST', '/api/reset-password', {
  who: 'anyone',
  summary: 'Set a new password with the token of a mailed link; ends every session',
  status: 204,
  body: z.object({
    token: z.string().min(1, 'The link is not complete').max(200),
    password: newPassword,
  }),
})

export const changePassword = endpoint('PUT', '/api/user/password', {
  who: 'member',
  summary: 'Change the password; ends every other session',
  status: 204,
  body: z.object({ currentPassword, password: newPassword }),
})

export const changeEmail = endpoint('PUT', '/api/user/email', {
  who: 'member',
  summary: 'Mail a link to a new address, which becomes the account’s when it is opened',
  status: 204,
  body: z.object({ currentPassword, email: emailAddress }),
})

export const readSettings = endpoint('GET', '/api/user/settings', {
  who: 'member',
  summary: 'What one set for oneself',
  answer: settings,
})

export const changeSettings = endpoint('PUT', '/api/user/settings', {
  who: 'member',
  summary: 'Change what is named',
  body: settings.partial(),
  answer: settings,
})

export const listSessions = endpoint('GET', '/api/user/sessions', {
  who: 'member',
  summary: 'Where one is signed in, the latest used first',
  answer: z.array(session),
})

export const endSession = endpoint('DELETE', '/api/user/sessions/{id}', {
  who: 'ownOnly',
  summary: 'Sign out somewhere',
  status: 204,
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/, 'That is not the id of a session') }),
})

export const endOtherSessions = endpoint('DELETE', '/api/user/sessions', {
  who: 'member',
  summary: 'Sign out everywhere else',
  status: 204,
})

export const downloadData = endpoint('GET', '/api/user/data', {
  who: 'member',
  summary: 'Everything that is kept about one, as JSON',
  answer: z.record(z.string(), z.unknown()),
})

export const deleteAccount = endpoint('POST', '/api/user/delete', {
  who: 'member',
  summary: `Hide the account and all that it wrote, and delete it after ${deletionDays} days; signing in takes it back`,
  body: z.object({ currentPassword }),
  answer: z.object({ deletedAfter: moment }),
})
