import { z } from 'zod'
import { endpoint, idParam, moment } from './endpoint.ts'
import { ownPath } from './own-path.ts'
import { currentPassword } from './settings.ts'
import { registration, user } from './users.ts'

/** Where the issuer sends people back to. It is no call: browsers come here by a redirect. */
export const callbackPath = '/oidc/callback'
/** The page on which somebody whom the issuer knows and the site does not yet goes on. */
export const finishPath = '/sign-in-with'

/** Why somebody came back from the issuer without being signed in; a page says it in words. */
export const signInProblems = [
  'declined',
  'lost',
  'unreachable',
  'refused',
  'elsewhere',
  'another',
  'too_many',
] as const
export type SignInProblem = (typeof signInProblems)[number]

const leading = z.object({ url: z.url() })

/** Whom the issuer knows, and the site not yet: what it says of them, for a form to begin with. */
export const newcomer = z
  .object({
    email: z.string().nullable(),
    /** The issuer has proven the address. */
    isEmailProven: z.boolean(),
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** There is an account with this address, whose owner may link it. */
    hasAccount: z.boolean(),
    next: z.string(),
  })
  .meta({ id: 'SignInNewcomer' })
export type Newcomer = z.infer<typeof newcomer>

export const linkedSignIn = z
  .object({
    id: z.number(),
    issuer: z.string(),
    /** Of the issuer that the site names now; others let nobody in. */
    isCurrent: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'LinkedSignIn' })
export type LinkedSignIn = z.infer<typeof linkedSignIn>

export const beginSignInWith = endpoint('POST', '/api/sign-in-with', {
  who: 'anyone',
  summary: 'Begin to sign in at the issuer (OpenID Connect) of this site; gives where to go',
  body: z.object({ next: z.string().max(2_000).overwrite(ownPath).optional() }),
  answer: leading,
})

export const readNewcomer = endpoint('GET', '/api/sign-in-with', {
  who: 'anyone',
  summary: 'Whom the issuer sent to this browser and the site does not know yet; null for nobody',
  answer: newcomer.nullable(),
})

export const registerNewcomer = endpoint('POST', '/api/sign-in-with/account', {
  who: 'anyone',
  summary: 'Create an account, without a password, for whom the issuer sent, and sign in',
  status: 201,
  body: z.object({
    email: registration.shape.email,
    username: registration.shape.username,
    firstName: registration.shape.firstName,
    lastName: registration.shape.lastName,
    isOldEnough: registration.shape.isOldEnough.unwrap(),
  }),
  answer: user,
})

export const linkNewcomer = endpoint('POST', '/api/sign-in-with/link', {
  who: 'member',
  summary:
    'Link whom the issuer sent to the account that is signed in; the password is typed once more',
  status: 204,
  body: z.object({ currentPassword }),
})

export const listLinkedSignIns = endpoint('GET', '/api/user/sign-ins', {
  who: 'member',
  summary: 'By which issuers one can sign in, and whether one has a password',
  answer: z.object({ hasPassword: z.boolean(), signIns: z.array(linkedSignIn) }),
})

export const beginLinking = endpoint('POST', '/api/user/sign-ins', {
  who: 'member',
  summary: 'Begin to link an account at the issuer of this site; gives where to go',
  body: z.object({ currentPassword }),
  answer: leading,
})

export const unlinkSignIn = endpoint('DELETE', '/api/user/sign-ins/{id}', {
  who: 'ownOnly',
  summary: 'Unlink an account at an issuer; the only way in stays',
  status: 204,
  params: idParam,
})
