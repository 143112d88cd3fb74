import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/db/open.ts'
import { openBrowser, type Browser } from '../../tests/support/browser.ts'
import { type Site, password, withSite } from '../ground.ts'
import type { Measured, Pace } from '../row.ts'

const subjects = ['kettle', 'garden', 'commute', 'neighbour', 'breakfast', 'sofa', 'window', 'dog']
const verbs = ['changed', 'surprised', 'fixed', 'ruined', 'improved', 'delayed', 'inspired']
const ends = ['my whole week', 'our plans', 'the morning', 'everything here', 'half the street']
const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!

/** Links, phrases of spam, one text with other numbers, one with other words, and no two alike. */
const kinds: ((n: number) => string)[] = [
  (n) => `You have to see this: https://offer${n}.example/win`,
  (n) => `Earn $${n}00 a day from home, message me for details`,
  (n) => `The best thing that ever happened to me, number ${n}, ask your friends about it!`,
  (n) =>
    `Visit zorblax ${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10) % 10]} dot com now`,
  (n) =>
    `A Zorblax ${pick(verbs, n)} my ${pick(subjects, n * 3 + 1)} and ${pick(ends, Math.floor(n / 7))}`,
]

/** Each of the accounts comes from one of so many addresses. */
const perAddress = 5
const each = 10
/** How long a spammer waits who is told to come back later, ms. */
const patienceMs = 90_000

/**
 * New accounts from a hundred addresses post ten times each, as fast as they may; somebody who has
 * been here for long posts in the middle of it. Limits are those of a real site.
 */
export const flood = (pace: Pace): Promise<Measured> =>
  withSite({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, async (site) => {
    const regular = await signUpFrom(site, 'regular', '198.51.100.7')
    await site.beside(ageThem)
    const count = pace.isShort ? 200 : 500
    const spammers: Browser[] = []
    for (let n = 0; n < count; n += 1) {
      const address = `203.0.${Math.floor(n / perAddress / 250)}.${(Math.floor(n / perAddress) % 250) + 1}`
      spammers.push(await signUpFrom(site, `spammer_${n}`, address))
    }
    let tried = 0
    const spam = async (spammer: Browser, at: number) => {
      for (let k = 0; k < each; k += 1) {
        const n = k * count + at
        const content = pick(kinds, n)(n)
        tried += 1
        await insist(() => spammer.post('/api/posts', { content }))
      }
    }
    const own = 'A regular writes in the middle of all that.'
    const [honest] = await Promise.all([
      sleep(1_000).then(() => insist(() => regular.post('/api/posts', { content: own }))),
      ...spammers.map(spam),
    ])
    const { shown, held } = await site.beside(countTexts)
    const feed = await openBrowser(site.url()).get('/api/posts?limit=100')
    const isOwnShown = JSON.stringify(feed.body).includes(own)
    return {
      measured: `${count} sign-ups, ${tried} posts: ${shown} reached the feed (${((100 * shown) / tried).toFixed(2)} %), ${held} wait for a moderator, the others were refused; a regular’s post ${honest?.status === 201 && isOwnShown ? 'was shown' : 'was not shown'}`,
      holds: shown <= tried / 100 && honest?.status === 201 && isOwnShown,
    }
  })

const signUpFrom = async (site: Site, username: string, address: string): Promise<Browser> => {
  const browser = openBrowser(site.url())
  const from = { 'x-forwarded-for': address }
  const form = { email: `${username}@example.org`, username, password }
  const names = { firstName: 'Test', lastName: 'Person' }
  const { status } = await insist(() => browser.post('/api/register', { ...form, ...names }, from))
  if (status !== 201) throw new Error(`Nobody could sign up: ${status}`)
  return { ...browser, post: (path, body) => browser.post(path, body, from) }
}

/** Tries once more when that is allowed soon, as anybody does who is told so. */
const insist = async (call: () => ReturnType<Browser['post']>) => {
  const answer = await call()
  const wait = Number(answer.headers.get('retry-after') ?? 0) * 1000
  if (![429, 503].includes(answer.status) || wait > patienceMs) return answer
  await sleep(wait)
  return call()
}

/** Makes everybody who has signed up until now a member of long standing. */
export const ageThem = async ({ pool }: Database): Promise<void> => {
  await pool.query(`update users set created_at = now() - interval '1 year',
    posts_count = posts_count + 10, comments_count = comments_count + 10`)
}

const countTexts = async ({ pool }: Database) => {
  const { rows } = await pool.query<{ shown: number; held: number }>(`
    select (select count(*) from posts p join users u on u.id = p.user_id
        where u.username like 'spammer%')::int as shown,
      (select count(*) from held_texts)::int as held`)
  return rows[0] ?? { shown: -1, held: -1 }
}
