import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Scope, scopes } from '#shared/access-tokens.ts'
import { contract } from '#shared/contract.ts'
import { giveToken, openProgram } from '../../../../tests/support/programs.ts'
import { bringIn } from '../../../../tests/support/roles.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { accessOf } from '../../../../trust/access.ts'
import { scopeOf } from './scope.ts'

let site: TestSite
/** An administrator's tokens, each for one thing: nothing but the scope can be in the way. */
const tokens = new Map<Scope, string>()
beforeAll(async () => {
  site = await testSite()
  const keeper = await bringIn(site, 'admin')
  for (const scope of scopes) tokens.set(scope, await giveToken(site, keeper, { scopes: [scope] }))
})
afterAll(() => site.close())

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const calls = contract.map((call) => [nameOf(call), call] as const)
const withScope = (scope: Scope | null) =>
  contract.filter((call) => scopeOf(call) === scope).map(nameOf)

/** What no token can do, by hand and beside the rules: to open one of them takes a change in both. */
const closed = new Set([
  'POST /api/register',
  'POST /api/login',
  'POST /api/logout',
  'POST /api/verify-email',
  'POST /api/resend-verification',
  'POST /api/admin/login',
  'POST /api/forgot-password',
  'POST /api/reset-password',
  'PUT /api/user/password',
  'PUT /api/user/email',
  'GET /api/sign-in-with',
  'POST /api/sign-in-with',
  'POST /api/sign-in-with/account',
  'POST /api/sign-in-with/link',
  'GET /api/user/sign-ins',
  'POST /api/user/sign-ins',
  'POST /api/user/sign-ins/{id}/unlink',
  'GET /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'POST /api/user/passkeys',
  'PUT /api/user/passkeys/{id}',
  'POST /api/user/passkeys/{id}/remove',
  'POST /api/login/passkey/options',
  'POST /api/login/passkey',
  'GET /api/user/second-step',
  'POST /api/user/authenticator',
  'POST /api/user/authenticator/confirm',
  'POST /api/user/authenticator/remove',
  'POST /api/user/recovery-codes',
  'POST /api/user/confirm',
  'GET /api/user/sessions',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/{id}',
  'GET /api/user/tokens',
  'POST /api/user/tokens',
  'DELETE /api/user/tokens/{id}',
  'GET /api/user/data',
  'GET /api/user/drafts',
  'POST /api/user/drafts',
  'GET /api/user/drafts/{id}',
  'PUT /api/user/drafts/{id}',
  'DELETE /api/user/drafts/{id}',
  'POST /api/user/delete',
  'GET /api/push/key',
  'POST /api/push/subscriptions',
  'DELETE /api/push/subscriptions',
  'POST /api/unsubscribe/{token}',
  'POST /api/contact',
  'POST /api/seo/visits',
])

const moderating = [
  'GET /api/admin/audit',
  'GET /api/admin/moderation',
  'GET /api/admin/points',
  'GET /api/admin/waiting',
  'DELETE /api/admin/moderation/sanctions/{userId}',
  'POST /api/admin/moderation',
  'POST /api/admin/moderation/appeals/{id}',
  'PUT /api/admin/moderation/closed/{id}',
  'PUT /api/admin/points/{commentId}',
]

const forAdmins = new Set(
  contract.filter((call) => accessOf(call).owner === 'forbidden').map(nameOf),
)
const isForAdmins = (name: string) => forAdmins.has(name)

describe('every call says what a token needs for it', () => {
  test('none is closed but those that are named, and those for administrators', () => {
    const unnamed = withScope(null).filter((name) => !closed.has(name) && !isForAdmins(name))
    expect(unnamed).toEqual([])
    expect([...closed].filter((name) => !withScope(null).includes(name))).toEqual([])
  })

  test('of those for administrators only the moderators’ desk is open', () => {
    expect(withScope('moderate').toSorted()).toEqual(moderating.toSorted())
    const open = [...withScope('read'), ...withScope('write')]
    expect(open.filter(isForAdmins)).toEqual([])
  })

  test('reading reads, and what changes something is no reading', () => {
    expect(withScope('read').filter((name) => !name.startsWith('GET '))).toEqual([])
    expect(withScope('write').filter((name) => name.startsWith('GET '))).toEqual([])
  })

  test('what is new is closed', () => {
    expect(scopeOf({ method: 'POST', path: '/api/new-thing' })).toBeNull()
    expect(scopeOf({ method: 'PUT', path: '/api/user/second-factor' })).toBeNull()
    expect(scopeOf({ method: 'GET', path: '/api/admin/new-thing' })).toBeNull()
    expect(scopeOf({ method: 'POST', path: '/api/postscripts' })).toBeNull()
  })
})

describe('a token does what it was made for, and is told what it lacks', () => {
  test.each(calls)('%s', async (_name, call) => {
    const needed = scopeOf(call)
    for (const scope of scopes) {
      const { status, code, challenge } = await knock(scope, call)
      if (needed === null) expect([scope, status, code]).toEqual([scope, 403, 'not_for_tokens'])
      else if (scope === needed) {
        expect(['not_for_tokens', 'insufficient_scope', 'invalid_token']).not.toContain(code)
        expect(status).toBeLessThan(500)
      } else {
        expect([scope, status, code]).toEqual([scope, 403, 'insufficient_scope'])
        expect(challenge).toContain(`scope="${needed}"`)
      }
    }
  })
})

const knock = async (scope: Scope, { method, path }: { method: string; path: string }) => {
  const program = openProgram(site.url, tokens.get(scope) ?? '')
  const body = method === 'GET' ? undefined : {}
  const answer = await program.ask(method, path.replaceAll(/\{\w+\}/g, '1'), body)
  return {
    status: answer.status,
    code: answer.body?.code as string | undefined,
    challenge: answer.headers.get('www-authenticate'),
  }
}
