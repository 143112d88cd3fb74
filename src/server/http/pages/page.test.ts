import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../../../../tests/support/browser.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp('ann_pages')
})
afterAll(() => site.close())

const read = async (path: string) => {
  const { status, body } = await site.visitor().get(path)
  return { status, text: parse(body).querySelector('main')?.structuredText ?? '' }
}

test('a cookie that opens no session changes nothing about how many pages an address may read', async () => {
  const strict = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.05' } })
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const statuses: number[] = []
  for (let n = 0; n < 6; n += 1) {
    const { status } = await openBrowser(strict.url, `sid=made-up-${n}`).get('/about', from)
    statuses.push(status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  await strict.close()
})

/** How many of so many come through, without a second's pause between them. */
const letIn = async (strict: TestSite, tries: number, ask: (n: number) => string, more = {}) => {
  let count = 0
  for (let n = 0; n < tries; n += 1) {
    const headers = { 'x-forwarded-for': '203.0.113.9', ...more }
    const { status } = await openBrowser(strict.url).get(ask(n), headers)
    if (status === 200) count += 1
  }
  return count
}

test('searching on the page counts like searching', async () => {
  const strict = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.05' } })
  await strict.db
    .insertInto('posts')
    .values({ user_id: (await strict.signUp()).user.id, content: 'Zebra crossings deserve paint' })
    .execute()
  // Three searches in twenty seconds; five reads in five.
  const found: boolean[] = []
  for (let n = 0; n < 5; n += 1) {
    const { body } = await openBrowser(strict.url).get(`/search?q=zebra&n=${n}`, {
      'x-forwarded-for': '203.0.113.9',
    })
    found.push(body.includes('deserve paint'))
  }
  expect(found).toEqual([true, true, true, false, false])
  await strict.close()
})

test('a kept page counts where it has to be unpacked, and not where it lies ready', async () => {
  const strict = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.05' } })
  const ask = () => '/terms'
  expect(await letIn(strict, 12, ask, { 'accept-encoding': 'br' })).toBe(12)
  expect(await letIn(strict, 12, ask, { 'accept-encoding': 'identity' })).toBeLessThanOrEqual(5)
  await strict.close()
})

test('an address or cookie that takes long to read counts, and one that nobody needs is refused unread', async () => {
  const strict = await testSite({ env: { TRUST_PROXY: '1', RATE_LIMIT_SCALE: '0.05' } })
  const br = { 'accept-encoding': 'br' }
  const coded = (n: number) => `/terms/${'%41'.repeat(30)}${n}`
  const from = (last: number) => ({ ...br, 'x-forwarded-for': `203.0.113.${last}` })
  const statuses: number[] = []
  for (let n = 0; n < 7; n += 1)
    statuses.push((await openBrowser(strict.url).get(coded(n), from(1))).status)
  expect(statuses.slice(5)).toEqual([429, 429])
  const asked = (n: number) => `/terms?${'&a'.repeat(300)}${n}`
  expect(await letIn(strict, 12, asked, from(2))).toBeLessThanOrEqual(5)
  const cookie = 'a=b; '.repeat(200)
  expect(await letIn(strict, 12, () => '/terms', { ...from(3), cookie })).toBeLessThanOrEqual(5)
  const tooLong = await openBrowser(strict.url).get(`/?${'&a'.repeat(2_000)}`, br)
  expect([tooLong.status, tooLong.body.code]).toEqual([414, 'address_too_long'])
  await strict.close()
})

test('languages and encodings that no browser lists are not read', async () => {
  const many = `de,${'a,'.repeat(400)}`
  const { body } = await site.visitor().get('/terms', { 'accept-language': many })
  expect(parse(body).querySelector('html')?.getAttribute('lang')).toBe('en')
})

test('what moderators did stands on /transparency at once', async () => {
  const { id } = (await ann.post('/api/posts', { content: 'To be removed' })).body
  const before = (await read('/transparency')).text
  const mod = await site.signUp()
  await site.db.updateTable('users').set({ is_admin: true }).where('id', '=', mod.user.id).execute()
  const judged = await mod.post('/api/admin/moderation', {
    thing: 'post',
    id: String(id),
    verdict: 'remove',
    reason: 'It was asked for.',
  })
  expect(judged.status).toBeLessThan(300)
  expect((await read('/transparency')).text).not.toBe(before)
})

test.each([
  (id: number) => `/post/${id}/`,
  (id: number) => `/POST/${id}`,
  (id: number) => `/%70ost/${id}`,
])('a discussion that is deleted is gone in every spelling of its address (%s)', async (spell) => {
  const { id } = (await ann.post('/api/posts', { content: 'Gone soon' })).body
  expect((await read(spell(id))).text).toContain('Gone soon')
  expect((await ann.send(`/api/posts/${id}`, deleting)).status).toBeLessThan(300)
  expect((await read(spell(id))).text).not.toContain('Gone soon')
})

const deleting = { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } }

test('nobody puts something into the page that the next reader gets', async () => {
  await site.visitor().get('/terms?put=in')
  expect((await site.visitor().get('/terms')).body).not.toContain('put=in')
})

test('a cookie that opens no session gets the page that is kept for visitors, for that browser alone', async () => {
  const { id } = (await ann.post('/api/posts', { content: 'Kept for all' })).body
  const seen = async (cookies = '') => {
    const { headers } = await openBrowser(site.url, cookies).get(`/post/${id}`)
    return [headers.get('etag'), headers.get('cache-control')]
  }
  let etag: string | null | undefined = ''
  await expect.poll(async () => etag === ([etag] = await seen())[0]).toBe(true)
  expect(await seen()).toEqual([etag, 'public, no-cache'])
  expect(await seen(`sid=${'x'.repeat(43)}`)).toEqual([etag, 'private, no-cache'])
  expect(await seen(ann.cookies())).toEqual([null, 'private, no-store'])
})

test.each([
  ['/post/%31?page=2&q=%41', '/post/1?page=2&q=%41'],
  ['/topic/caf%c3%a9', '/topic/caf%C3%A9'],
  ['/%74erms', '/terms'],
])('an address has one spelling: %s leads to %s', async (asked, plain) => {
  const { status, headers } = await site.visitor().send(asked, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([308, plain])
})
test('no spelling of an address leads to another site', async () => {
  const asked = await site.visitor().send('//elsewhere.example/%31', { redirect: 'manual' })
  expect(asked.headers.get('location') ?? '').not.toMatch(/^\/\//)
})

test('a page offers passkeys only where its address can have them', async () => {
  const read = async (host: string, path: string) => {
    const headers = { host, cookie: ann.cookies() }
    const answer = await site.app.inject({ url: `http://${host}${path}`, headers })
    expect(answer.statusCode).toBe(200)
    return answer.body
  }
  expect(await read('localhost:3000', '/settings')).toContain('Add a passkey')
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'example.org'])
    expect(await read(host, '/settings')).not.toContain('Add a passkey')
  expect(await read('127.0.0.1:3000', '/settings')).toContain('http://localhost:3000/settings')
})
