import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

/** What guesses are counted under, and for how long they lock, has tests of its own. */
describe('guessing', () => {
  const password = 'bombe of bletchley'
  let site: TestSite
  let now = Date.parse('2026-03-01T12:00:00Z')
  beforeAll(async () => {
    site = await testSite({ clock: () => new Date(now) })
  })
  afterAll(() => site.close())

  const member = async (username: string) => {
    const names = { firstName: 'Alan', lastName: 'Turing' }
    const form = { email: `${username}@example.org`, username, password, ...names }
    const browser = openBrowser(site.url)
    expect((await browser.post('/api/register', form)).status).toBe(201)
    return browser
  }
  const enter = (email: string, typed = password, browser = openBrowser(site.url)) =>
    browser.post('/api/login', { email, password: typed })
  const guessFiveTimes = async (name: string) => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await enter(name, 'wrong one')).status).toBe(401)
    }
  }

  test('after five wrong passwords even the right one waits, and is told how long', async () => {
    await member('alan')
    await guessFiveTimes('alan')
    const { status, headers, body } = await enter('alan')
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    expect(body.message).toBe(
      'Too many failed attempts to sign in. You can try again in 60 seconds.',
    )
    now += 60_001
    expect((await enter('alan')).status).toBe(200)
  })

  test('locks no browser that the owner signed in with, but helps no other mark', async () => {
    const [owner, other] = [await member('joan'), await member('xavier')]
    await guessFiveTimes('joan')
    for (const browser of [openBrowser(site.url, 'device=a.b'), other]) {
      expect((await enter('joan', password, browser)).status).toBe(429)
    }
    expect((await enter('joan', password, owner)).status).toBe(200)
  })

  test('a new password takes the owner’s browser along', async () => {
    const owner = await member('mavis')
    const body = { currentPassword: password, password: 'hut six and hut eight' }
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const changed = await owner.send('/api/user/password', {
      method: 'PUT',
      headers,
      body: JSON.stringify(body),
    })
    expect(changed.status).toBe(204)
    await guessFiveTimes('mavis')
    expect((await enter('mavis', body.password)).status).toBe(429)
    expect((await enter('mavis', body.password, owner)).status).toBe(200)
  })

  test('tells nobody by another name whether somebody has this one', async () => {
    await member('hugh')
    const afterFive = async (name: string) => {
      await guessFiveTimes(name)
      return (await enter(`whole:${name}`, 'wrong one')).status
    }
    expect([await afterFive('hugh'), await afterFive('nobody_at_all')]).toEqual([401, 401])
  })

  test('thirty guesses at once are not thirty tries', async () => {
    await member('gordon')
    const guesses = Array.from({ length: 30 }, () => enter('gordon', 'wrong one'))
    const answers = await Promise.all(guesses)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })
})
