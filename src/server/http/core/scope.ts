import type { Scope } from '#shared/access-tokens.ts'
import type { Endpoint } from '#shared/endpoint.ts'
import { HttpError } from './errors.ts'
import type { Viewer } from './viewer.ts'

/** Calls about other people's words, and what waits for moderators. */
const moderating = [
  '/api/admin/moderation',
  '/api/admin/points',
  '/api/admin/audit',
  '/api/admin/waiting',
]
/** The site's own settings, what guards an account, what nobody else has read yet, and all that is kept of a person at once. */
const closed = [
  '/api/admin',
  '/api/seo',
  '/api/push',
  '/api/user/sessions',
  '/api/user/sign-ins',
  '/api/user/passkeys',
  '/api/user/second-step',
  '/api/sign-in-with',
  '/api/user/tokens',
  '/api/user/data',
  '/api/user/drafts',
]
/** What a program may change for somebody. What is added elsewhere stays closed until it stands here. */
const writing = [
  '/api/posts',
  '/api/comments',
  '/api/interactions',
  '/api/steelmen',
  '/api/topics',
  '/api/debates',
  '/api/ai-characters',
  '/api/users',
  '/api/stories',
  '/api/words',
  '/api/reports',
  '/api/analytics',
  '/api/notifications',
  '/api/user/profile',
  '/api/user/settings',
  '/api/user/notification-choices',
  '/api/user/pictures',
  '/api/user/hidden',
  '/api/user/held',
  '/api/user/notices',
]

/** What a token needs for a call; null: no token can make it, only somebody who is signed in. */
export const scopeOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): Scope | null => {
  const isBelow = (place: string) => path === place || path.startsWith(`${place}/`)
  if (moderating.some(isBelow)) return 'moderate'
  if (closed.some(isBelow)) return null
  if (method === 'GET') return 'read'
  return writing.some(isBelow) ? 'write' : null
}

/** A client with a token does what its owner chose for it, and no more: 403 with what is missing. */
export const mustHaveScope = (viewer: Viewer | null, scope: Scope | null): void => {
  const given = viewer?.accessToken?.scopes
  if (given === undefined) return
  if (scope === null) throw notForTokens()
  if (!given.includes(scope)) throw lacksScope(scope)
}

const notForTokens = () =>
  new HttpError(
    403,
    'not_for_tokens',
    'No access token can make this call: sign in at the site and do it there.',
  )

export const lacksScope = (scope: Scope) =>
  new HttpError(
    403,
    'insufficient_scope',
    `This call needs an access token with "${scope}": make one at the site, under Settings.`,
    { challenge: `Bearer error="insufficient_scope", scope="${scope}"` },
  )
