import { openBrowser } from '../../tests/support/browser.ts'
import { launch, startServer, temporaryFolder } from '../../tests/support/server.ts'
import { password, signUp } from '../ground.ts'
import type { Measured } from '../row.ts'

const own = { ADMIN_USERNAME: 'chief', ADMIN_PASSWORD: 'a chief of this' }
const likeStaff = ['admin', 'Adm1n', 'moderator_1', 'skeptic', 'ai_scout']

/**
 * A member has the name that the environment is about to give its administrator; others try names that
 * look like one; the administrator deletes the account, alone and beside another.
 */
export const squatOnNames = async (): Promise<Measured> => {
  const place = temporaryFolder('names')
  const site = { DATA_DIR: place.folder, RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'fatal' }
  const wrong: string[] = []
  const demand = (isSo: boolean, what: string) => void (isSo || wrong.push(what))
  const asChief = async (url: string) => {
    const browser = openBrowser(url)
    const { ADMIN_USERNAME: username, ADMIN_PASSWORD: word } = own
    return {
      ...browser,
      entry: await browser.post('/api/admin/login', { username, password: word }),
    }
  }
  try {
    const first = await startServer(site)
    const squatter = await signUp(first.url, { username: 'keeper' })
    for (const username of likeStaff) {
      const form = { username, email: `${username}@example.org`, password }
      const names = { firstName: 'Some', lastName: 'Body' }
      const { status } = await openBrowser(first.url).post('/api/register', { ...form, ...names })
      demand(status === 409, `${username} got ${status}`)
    }
    await first.stop()

    const squatted = launch({ ...site, ADMIN_USERNAME: 'Keeper', ADMIN_PASSWORD: password })
    const lines = [await squatted.ended, squatted.output().trim().split('\n')] as const
    const [said = '', ...more] = lines[1]
    demand(lines[0] === 1 && more.length === 0, `the start ended with ${lines.join(', ')}`)
    demand(said.startsWith('ADMIN_USERNAME is "Keeper"'), `it said ${said}`)

    const second = await startServer({ ...site, ...own })
    const member = openBrowser(second.url, squatter.cookies())
    demand((await member.get('/api/user')).body.isAdmin === false, 'the squatter was promoted')
    const chief = await asChief(second.url)
    const leave = { currentPassword: own.ADMIN_PASSWORD }
    const alone = await chief.post('/api/user/delete', leave)
    demand(alone.body?.code === 'last_admin', `the last one left with ${alone.status}`)
    await second.stop()

    const third = await startServer({ ...site, ADMIN_USERNAME: 'other', ADMIN_PASSWORD: password })
    const gone = await (await asChief(third.url)).post('/api/user/delete', leave)
    demand(gone.status === 200, `beside another one it got ${gone.status}`)
    await third.stop()

    const fourth = await startServer({ ...site, ...own })
    const { entry } = await asChief(fourth.url)
    demand(entry.status === 200, `after the start the chief got ${entry.status}`)
    await fourth.stop()
    return {
      measured: `${likeStaff.length} names, a squatted one, the last and a deleted administrator: ${wrong.length} not as promised${wrong.length > 0 ? `: ${wrong.join('; ')}` : `; "${said}"`}`,
      holds: wrong.length === 0,
    }
  } finally {
    place.remove()
  }
}
