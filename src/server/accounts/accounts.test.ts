import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const grace = {
  email: 'Grace@Example.org',
  username: 'Grace_H',
  password: 'nanosecond wire',
  firstName: 'Grace',
  lastName: 'Hopper',
}
let signUps = 0
const someone = (more: object = {}) => {
  signUps += 1
  return { ...grace, email: `p${signUps}@example.org`, username: `person_${signUps}`, ...more }
}

/** A browser that has signed up. */
const member = async (form = someone()): Promise<Browser & { form: typeof grace }> => {
  const browser = openBrowser(site.url)
  expect((await browser.post('/api/register', form)).status).toBe(201)
  return { ...browser, form }
}

describe('signing up', () => {
  test('gives an account, a session and nothing that is nobody’s business', async () => {
    const browser = openBrowser(site.url)
    const { status, body, headers } = await browser.post('/api/register', grace)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{12}$/),
      username: 'Grace_H',
      firstName: 'Grace',
      lastName: 'Hopper',
      profileImageUrl: null,
      email: 'Grace@Example.org',
      isAdmin: false,
      isVerified: false,
      aiReplies: 'show',
      aiPosts: 'show',
      stories: 'show',
      homeFeed: 'all',
    })
    expect(headers.getSetCookie()[0]).toMatch(
      /^sid=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await browser.get('/api/user')).body).toEqual(body)
  })

  test.each([
    ['e-mail address', { email: 'gRACE@eXAMPLE.ORG' }, 'email_taken'],
    ['username', { username: 'gRACE_h' }, 'username_taken'],
  ])('the same %s in another case is taken', async (_what, same, code) => {
    const { status, body } = await openBrowser(site.url).post('/api/register', someone(same))
    expect([status, body.code]).toEqual([409, code])
    expect(body.message).toMatch(/already/)
  })

  test('ten people who want one name at once: one gets it', async () => {
    const tries = Array.from({ length: 10 }, () =>
      openBrowser(site.url).post('/api/register', someone({ username: 'wanted' })),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
  })

  test.each([
    [{ password: '12345' }, 'Password must be at least 6 characters long.'],
    [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters long.'],
    [{ password: 'qwerty' }, 'That password is one of the most used ones.'],
    [{ password: 'GRACE_H2', username: 'Grace_H2' }, 'Your own name is too easy to guess'],
    [{ email: 'no address' }, 'That is not an e-mail address'],
    [{ username: 'a b' }, 'Usernames have 3 to 30 letters, digits or underscores'],
    [{ firstName: '  ' }, 'First name must not be empty'],
    [{ confirmPassword: 'other' }, 'Passwords do not match.'],
  ])('%j is refused in words for people', async (wrong, words) => {
    const { status, body } = await openBrowser(site.url).post('/api/register', someone(wrong))
    expect(status).toBe(400)
    expect(body.message).toContain(words)
    expect(body.issues[0].path).toBe(Object.keys(wrong)[0])
  })

  test.each(['admin', 'AI_System', 'logic'])('nobody may call themselves %s', async (username) => {
    const { status } = await openBrowser(site.url).post('/api/register', someone({ username }))
    expect(status).toBe(409)
  })

  test('fields that are not asked for change nothing', async () => {
    const form = { ...someone(), isAdmin: true, is_admin: true, id: 'chosen', isVerified: true }
    const { body } = await openBrowser(site.url).post('/api/register', form)
    expect(body).toMatchObject({ isAdmin: false, isVerified: false })
    expect(body.id).not.toBe('chosen')
  })
})

describe('signing in', () => {
  test('works by e-mail and by username, in any case', async () => {
    const { form } = await member()
    for (const email of [form.email.toUpperCase(), form.username.toUpperCase()]) {
      const browser = openBrowser(site.url)
      const { status, body } = await browser.post('/api/login', { email, password: form.password })
      expect([status, body.username]).toEqual([200, form.username])
      expect((await browser.get('/api/user')).body).toEqual(body)
    }
  })

  test('an unknown account and a wrong password get the same answer', async () => {
    const { form } = await member()
    const answers = await Promise.all(
      [form.email, 'nobody@example.org', 'nobody_here', 'ai_scout'].map((email) =>
        openBrowser(site.url).post('/api/login', { email, password: 'not the one' }),
      ),
    )
    const seen = answers.map(({ status, body, headers }) => {
      const told = Object.fromEntries(headers)
      delete told['date']
      delete told['x-request-id']
      return { status, body, told }
    })
    expect(seen[0]).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    for (const one of seen) expect(one).toEqual(seen[0])
  })

  test('ends the session that this browser had before', async () => {
    const { form, post, cookies } = await member()
    const before = cookies()
    await post('/api/login', { email: form.email, password: form.password })
    expect((await openBrowser(site.url, before).get('/api/user')).status).toBe(401)
  })

  test('leaves nothing in the database that would open a session', async () => {
    const { cookies, get } = await member()
    const token = /sid=([\w-]+)/.exec(cookies())![1]!
    const rows = await site.db.selectFrom('sessions').select('token_hash').execute()
    for (const { token_hash } of rows) {
      for (const dumped of [token_hash.toString('base64url'), token_hash.toString('hex')]) {
        expect(dumped).not.toBe(token)
        expect((await openBrowser(site.url, `sid=${dumped}`).get('/api/user')).status).toBe(401)
      }
    }
    expect((await get('/api/user')).status).toBe(200)
  })
})

test('a rush of sign-ins is answered: as many as fit now, the others at once with 503', async () => {
  const rush = Array.from({ length: 80 }, (_all, index) =>
    openBrowser(site.url).post('/api/login', { email: `nobody${index}`, password: 'not the one' }),
  )
  const answers = await Promise.all(rush)
  const busy = answers.filter(({ status }) => status === 503)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401, 503]))
  expect(answers.length - busy.length).toBeGreaterThanOrEqual(34)
  expect(busy[0]!.headers.get('retry-after')).toBe('2')
  expect(busy[0]!.body.message).toMatch(/^Too many people are signing in right now/)
})

describe('signing out', () => {
  test('ends the session at once and deletes the cookie', async () => {
    const { post, cookies } = await member()
    const before = cookies()
    const { status, headers } = await post('/api/logout')
    expect(status).toBe(204)
    expect(headers.getSetCookie()[0]).toMatch(/^sid=; Max-Age=0; Path=\//)
    expect((await openBrowser(site.url, before).get('/api/user')).status).toBe(401)
  })

  test('is fine for who is not signed in', async () => {
    expect((await openBrowser(site.url).post('/api/logout')).status).toBe(204)
  })
})
