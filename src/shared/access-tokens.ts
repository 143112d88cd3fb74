import { z } from 'zod'
import { endpoint, moment, typedText } from './endpoint.ts'
import { currentPassword } from './settings.ts'

/** What a program with a token may do; http/core/scope.ts says which call needs which. */
export const scopes = ['read', 'write', 'moderate'] as const
export type Scope = (typeof scopes)[number]

/** After so many days a token opens nothing any more. */
export const tokenDays = [30, 90, 365] as const
/** That somebody may have at a time. */
export const tokensMost = 10
/** Calls that one of them may make a minute. */
export const tokenCallsMost = 600
/** By which people, and programs that look for lost secrets, know one. */
export const tokenPrefix = 'sym_'
export const tokenNameMost = 60

/** A token as its owner sees it once it was shown: what it is for, never what opens the account. */
export const accessToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(z.enum(scopes)),
    createdAt: moment,
    /** To the hour; null: never. */
    lastUsedAt: moment.nullable(),
    expiresAt: moment,
  })
  .meta({ id: 'AccessToken' })
export type AccessToken = z.infer<typeof accessToken>

/** The one answer that has the token itself. */
export const newToken = accessToken.extend({ token: z.string() }).meta({ id: 'NewAccessToken' })
export type NewToken = z.infer<typeof newToken>

const chosenScopes = z
  .array(z.enum(scopes))
  .min(1, 'Choose what the token may do')
  .max(scopes.length)
  .overwrite((chosen) => scopes.filter((scope) => chosen.includes(scope)))

export const listTokens = endpoint('GET', '/api/user/tokens', {
  who: 'member',
  summary: 'One’s access tokens that have not ended, the newest first',
  answer: z.array(accessToken),
})

export const makeToken = endpoint('POST', '/api/user/tokens', {
  who: 'writer',
  summary: `Make an access token for a program, at most ${tokensMost}; the answer alone has the token itself`,
  status: 201,
  body: z.object({
    name: typedText('Name', tokenNameMost),
    scopes: chosenScopes,
    days: z.literal(tokenDays),
    currentPassword,
  }),
  answer: newToken,
})

export const revokeToken = endpoint('DELETE', '/api/user/tokens/{id}', {
  who: 'ownOnly',
  summary: 'End an access token',
  status: 204,
  params: z.object({ id: z.string().regex(/^[\w-]{43}$/, 'That is not the id of a token') }),
})
