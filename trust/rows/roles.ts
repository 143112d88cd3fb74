import { contract } from '#shared/contract.ts'
import { type Browser, openBrowser } from '../../tests/support/browser.ts'
import { accessOf } from '../access.ts'
import { signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const owned = [
  { method: 'PUT', path: '/api/posts/{id}', body: { content: 'Taken over' } },
  { method: 'DELETE', path: '/api/posts/{id}' },
]

/**
 * Every call × visitor, member, administrator of the real program, as the contract says; and
 * things of others. tests/access.test.ts tries every cell.
 */
export const askAsEverybody = (): Promise<Measured> =>
  withSite({ ADMIN_USERNAME: 'keeper', ADMIN_PASSWORD: 'a keeper of this' }, async (site) => {
    const wrong: string[] = []
    let cells = 0
    const author = await signUp(site.url())
    const { body: post } = await author.post('/api/posts', {
      content: 'Mine',
      aiSeats: 'humans_only',
    })
    for (const call of contract) {
      const { method, path } = call
      const written = accessOf(call)
      const asked = [
        {
          role: 'visitor',
          who: openBrowser(site.url()),
          refused: written.visitor === 'yes' ? [] : [401],
        },
        {
          role: 'member',
          who: await member(site.url(), method, path),
          refused: written.owner === 'forbidden' ? [403] : [],
        },
      ]
      for (const { role, who, refused } of asked) {
        cells += 1
        const { status, code } = await knock(who, method, path)
        const isRefused = code === 'unauthorized' || code === 'not_admin'
        if (isRefused !== refused.includes(status))
          wrong.push(`${role} ${method} ${path}: ${status}`)
      }
    }
    const keeper = openBrowser(site.url())
    await keeper.post('/api/admin/login', { username: 'keeper', password: 'a keeper of this' })
    for (const { method, path } of contract.filter((one) => one.method === 'GET')) {
      cells += 1
      const { status } = await knock(keeper, method, path)
      if (status === 401 || status === 403) wrong.push(`administrator ${method} ${path}: ${status}`)
    }
    const stranger = await signUp(site.url())
    for (const { method, path, body } of owned) {
      cells += 1
      const { status } = await knock(stranger, method, path, { id: post.id, body })
      if (status < 400) wrong.push(`a stranger ${method} ${path}: ${status}`)
    }
    return {
      measured: `${cells} cells over ${contract.length} calls, ${wrong.length} not as written${wrong.length > 0 ? `: ${wrong.join(', ')}` : ''}`,
      holds: wrong.length === 0,
    }
  })

let kept: Browser | undefined
/** Calls that end the session get somebody of their own. */
const member = async (url: string, method: string, path: string): Promise<Browser> => {
  const ends =
    path === '/api/logout' || (method === 'DELETE' && path.startsWith('/api/user/sessions'))
  if (ends) return signUp(url)
  kept ??= await signUp(url)
  return kept
}

type Aim = { id?: number; body?: object }

const knock = async (
  who: Browser,
  method: string,
  path: string,
  { id = 1, body = {} }: Aim = {},
) => {
  const answer = await who.send(path.replaceAll(/\{\w+\}/g, String(id)), {
    method,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const { code, message } = answer.body ?? {}
  const isForAdmins = message === 'Only administrators may do that.'
  return { status: answer.status, code: isForAdmins ? 'not_admin' : code }
}
