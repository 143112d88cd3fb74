import { type Scope, scopes } from '#shared/access-tokens.ts'
import { contract } from '#shared/contract.ts'
import { scopeOf } from '#server/http/core/scope.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { openProgram } from '../../tests/support/programs.ts'
import { listenTo } from '../../tests/support/ears.ts'
import { type Site, password, signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const keeper = { username: 'keeper', password: 'a keeper of this' }
const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

/**
 * Every call of the real program × a token for each scope, from another site; then a thief with a token
 * that was made by the old password, while the owner sets a new one.
 */
export const askWithTokens = (): Promise<Measured> =>
  withSite({ ADMIN_USERNAME: keeper.username, ADMIN_PASSWORD: keeper.password }, async (site) => {
    const admin = openBrowser(site.url())
    await admin.post('/api/admin/login', keeper)
    const member = await signUp(site.url())
    const wrong: string[] = []
    let cells = 0
    for (const scope of scopes) {
      // an administrator’s needs moderate as well where something of others’ is changed
      const isForAdmins = scope === 'moderate'
      const { token } = isForAdmins
        ? await make(admin, scope, keeper.password)
        : await make(member, scope, password)
      for (const call of contract) {
        cells += 1
        const told = await knock(site, token, call)
        const isOpen = !['not_for_tokens', 'insufficient_scope'].includes(told.code)
        const isRight = told.status < 500 && isOpen === (scopeOf(call) === scope)
        if (!isRight) wrong.push(`${scope} ${call.method} ${call.path}: ${told.status}`)
      }
    }
    const { outMs, streamMs } = await evict(site)
    const list = wrong.length > 0 ? `: ${wrong.join(', ')}` : ''
    return {
      measured: `${cells} cells, ${wrong.length} not as derived${list}; after a new password refused after ${Math.round(outMs)} ms, stream ended after ${Math.round(streamMs)} ms`,
      holds: wrong.length === 0 && outMs <= 1_000 && streamMs <= 1_000,
    }
  })

type Who = ReturnType<typeof openBrowser>

const make = async (
  who: Who,
  scope: Scope,
  currentPassword: string,
): Promise<{ token: string }> => {
  const wanted = { name: scope, scopes: [scope], days: 30, currentPassword }
  const { status, body } = await who.post('/api/user/tokens', wanted)
  if (status !== 201) throw new Error(`No token could be made: ${JSON.stringify(body)}`)
  return body
}

const knock = async (
  site: Site,
  token: string,
  { method, path }: { method: string; path: string },
) => {
  const { status, body } = await openProgram(site.url(), token).ask(
    method,
    path.replaceAll(/\{\w+\}/g, '1'),
    method === 'GET' ? undefined : {},
    foreign,
  )
  return { status, code: String(body?.code) }
}

const evict = async (site: Site) => {
  const owner = await signUp(site.url())
  const { token } = await make(owner, 'read', password)
  const ears = await listenTo(site.url(), { token })
  const thief = openProgram(site.url(), token)
  const change = { currentPassword: password, password: 'quite another one' }
  await owner.put('/api/user/password', change)
  const from = performance.now()
  const ended = ears.over.then(() => performance.now() - from)
  while ((await thief.get('/api/user')).status !== 401 && performance.now() - from < 5_000);
  const outMs = performance.now() - from
  const late = new Promise<number>((resolve) => setTimeout(() => resolve(5_000), 5_000))
  const streamMs = await Promise.race([ended, late])
  ears.cut()
  return { outMs, streamMs }
}
