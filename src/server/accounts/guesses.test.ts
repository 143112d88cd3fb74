import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { lockFor } from './guesses.ts'

test('the fifth wrong password locks for a minute, each further one twice as long, up to fifteen', () => {
  const minutes = [0, 4, 5, 6, 7, 8, 9, 10, 100].map((failures) => lockFor(failures) / 60_000)
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 15, 15, 15])
})

describe('guessing', () => {
  const account = {
    email: 'alan@example.org',
    username: 'alan',
    password: 'bombe of bletchley',
    firstName: 'Alan',
    lastName: 'Turing',
  }
  const right = { email: 'alan', password: account.password }
  let site: TestSite
  let now: number
  let owner: Browser
  beforeEach(async () => {
    now = Date.parse('2026-03-01T12:00:00Z')
    site = await testSite({ clock: () => new Date(now) })
    owner = openBrowser(site.url)
    await owner.post('/api/register', account)
  })
  afterEach(() => site.close())

  const guess = (email: string, password = 'wrong one') =>
    openBrowser(site.url).post('/api/login', { email, password })
  const guessTimes = async (times: number, email = 'alan') => {
    for (let tries = 0; tries < times; tries += 1) expect((await guess(email)).status).toBe(401)
  }

  test('after five wrong passwords even the right one waits, and is told how long', async () => {
    await guessTimes(5)
    const { status, headers, body } = await guess(right.email, right.password)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
    expect(body.message).toBe(
      'Too many failed attempts to sign in. You can try again in 60 seconds.',
    )
    now += 60_001
    expect((await guess(right.email, right.password)).status).toBe(200)
  })

  test('e-mail and username are one account, so they share one count', async () => {
    await guessTimes(3, 'alan@example.org')
    await guessTimes(2, 'ALAN')
    expect((await guess('alan@example.org')).status).toBe(429)
  })

  test('an account that does not exist locks just the same', async () => {
    await guessTimes(5, 'nobody')
    expect((await guess('nobody')).status).toBe(429)
  })

  test('the right password forgives the wrong ones before it', async () => {
    await guessTimes(4)
    expect((await guess(right.email, right.password)).status).toBe(200)
    await guessTimes(5)
  })

  test('who has signed in with this browser before still gets in while strangers guess', async () => {
    await guessTimes(5)
    expect((await guess('alan')).status).toBe(429)
    expect((await owner.post('/api/login', right)).status).toBe(200)
  })

  test('a browser mark of another account, or a made-up one, helps nobody', async () => {
    const other = openBrowser(site.url)
    await other.post('/api/register', { ...account, email: 'x@example.org', username: 'xavier' })
    await guessTimes(5)
    expect((await other.post('/api/login', right)).status).toBe(429)
    expect((await openBrowser(site.url, 'device=a.b').post('/api/login', right)).status).toBe(429)
  })

  test('thirty guesses at once are not thirty tries', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess('alan')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
  })
})
