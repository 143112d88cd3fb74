import { z } from 'zod'
import { minimumAge, passwordLength } from './constants.ts'
import { endpoint, typedText } from './endpoint.ts'

export { passwordLength } from './constants.ts'
export const usernamePattern = /^[A-Za-z0-9_]{3,30}$/
/** The author of what the Scout opens. */
export const scoutId = 'ai_system'

/** Someone as others see them; never an e-mail address. */
export const author = z
  .object({
    id: z.string(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
  })
  .meta({ id: 'Author' })
export type Author = z.infer<typeof author>

const userId = /^[a-z0-9_]{3,24}$/

/** What cannot be an id is nobody's. */
export const userParam = z.object({
  userId: z.string().overwrite((id) => (userId.test(id) ? id : '')),
})

/** What a person wants to see of what characters say, and of what the Scout opens. */
export const aiReplies = z.enum(['show', 'collapse', 'hide'])
export const aiPosts = z.enum(['show', 'hide'])
/** Stories divide people: a member who wants none sees no link to them. */
export const storiesShown = z.enum(['show', 'hide'])
/** The view of the home feed that somebody chose last. */
export const homeFeed = z.enum(['all', 'following'])

/** Someone as they see themselves. */
export const user = author
  .extend({
    email: z.string().nullable(),
    isAdmin: z.boolean(),
    isVerified: z.boolean(),
    aiReplies,
    aiPosts,
    stories: storiesShown,
    homeFeed,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

const name = (label: string) => typedText(label, 60)

/** Of an authenticator app, or a recovery code, as somebody typed it. */
export const secondStepCode = z
  .string({ error: 'Code is required' })
  .min(1, 'Code is required')
  .max(60)

export const credentials = z.object({
  email: typedText('E-mail or username', 254),
  password: z
    .string({ error: 'Password is required' })
    .min(1, 'Password is required')
    .max(passwordLength.max),
  /** Where the answer without it was `second_step`. */
  code: secondStepCode.optional(),
})

export const emailAddress = z
  .string({ error: 'E-mail is required' })
  .trim()
  .max(254)
  .pipe(z.email('That is not an e-mail address'))

/** Length only: what is too easy to guess, the server knows. */
export const newPassword = z
  .string({ error: 'Password is required' })
  .min(passwordLength.min, `Password must be at least ${passwordLength.min} characters long.`)
  .max(passwordLength.max, `Password must be at most ${passwordLength.max} characters long.`)

export const registration = z
  .object({
    email: emailAddress,
    username: z
      .string({ error: 'Username is required' })
      .trim()
      .regex(usernamePattern, 'Usernames have 3 to 30 letters, digits or underscores'),
    password: newPassword,
    confirmPassword: z.string().optional(),
    firstName: name('First name'),
    lastName: name('Last name'),
    /** What the form asks; nothing of it is kept. */
    isOldEnough: z
      .literal(true, { error: `You have to be ${minimumAge} or older to have an account here.` })
      .optional(),
  })
  .refine((form) => form.confirmPassword === undefined || form.confirmPassword === form.password, {
    message: 'Passwords do not match.',
    path: ['confirmPassword'],
  })

export const currentUser = endpoint('GET', '/api/user', {
  who: 'member',
  summary: 'Who is signed in',
  answer: user,
})

export const login = endpoint('POST', '/api/login', {
  who: 'anyone',
  summary:
    'Sign in with an e-mail or a username; 401 `second_step` asks for the code of an authenticator app, too',
  body: credentials,
  answer: user,
})

export const register = endpoint('POST', '/api/register', {
  who: 'anyone',
  summary: 'Create an account and sign in',
  status: 201,
  body: registration,
  answer: user,
})

export const logout = endpoint('POST', '/api/logout', {
  who: 'anyone',
  summary: 'End this session',
  status: 204,
})

export const verifyEmail = endpoint('POST', '/api/verify-email', {
  who: 'anyone',
  summary: 'Confirm an e-mail address with the token of the link that was mailed to it',
  status: 204,
  body: z.object({ token: z.string().min(1, 'The link is not complete').max(200) }),
})

export const resendVerification = endpoint('POST', '/api/resend-verification', {
  who: 'unproven',
  summary: 'Mail the link that confirms the e-mail address once more',
  status: 204,
})
