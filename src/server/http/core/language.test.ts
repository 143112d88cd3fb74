import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Letter } from '../../mail/letter.ts'
import { sendMail } from '../../mail/send.ts'
import { inWords } from '../../notifications/notification-texts.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { languageSpoken } from './language.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const german = { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }
const english = 'No posts yet. Be the first to start a discussion!'
const spoken = (body: string) => /<html lang="(\w+)" dir="(\w+)"/.exec(body)?.slice(1)

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.5', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr,de;q=0.4', 'de'],
  ['fr', 'en'],
  ['de;q=0, en', 'en'],
  ['en;q=0.2, DE;q=0.3', 'de'],
  ['de;q=nonsense', 'en'],
])('a browser that asks for %s reads %s', (accepted, language) => {
  expect(languageSpoken(accepted)).toBe(language)
})

test('a page is in the language that the browser asks for, ready answers too', async () => {
  const plain = await site.visitor().get('/')
  expect(spoken(plain.body)).toEqual(['en', 'ltr'])
  expect(plain.body).toContain(english)
  expect(plain.headers.get('vary')).toContain('Accept-Language')

  const usual = await site.visitor().get('/', german)
  expect(spoken(usual.body)).toEqual(['de', 'ltr'])
  expect(usual.body).not.toContain(english)
  const ready = await site.visitor().get('/', german)
  expect(ready.body).toBe(usual.body)
  expect((await site.visitor().get('/')).body).toBe(plain.body)
})

test('a language that was chosen in the address is kept, and comes before what the browser asks for', async () => {
  const visitor = site.visitor()
  const chosen = await visitor.get('/about?lang=de')
  expect(spoken(chosen.body)).toEqual(['de', 'ltr'])
  expect(chosen.headers.get('cache-control')).toBe('private, no-cache')
  expect(spoken((await visitor.get('/about')).body)).toEqual(['de', 'ltr'])
  await visitor.get('/about?lang=en', german)
  expect(spoken((await visitor.get('/about', german)).body)).toEqual(['en', 'ltr'])
  const unknown = await site.visitor().get('/about?lang=xx')
  expect(spoken(unknown.body)).toEqual(['en', 'ltr'])
  expect(unknown.headers.get('set-cookie')).toBeNull()
})

test('a page says where it is in other languages', async () => {
  const { body } = await site.visitor().get('/terms', german)
  const links = [...body.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]+)"/gi)]
  const told = links.map(([, rel, language, href]) => [rel, language, href?.replace(site.url, '')])
  expect(told).toContainEqual(['canonical', undefined, '/terms?lang=de'])
  expect(told).toContainEqual(['alternate', 'en', '/terms'])
  expect(told).toContainEqual(['alternate', 'de', '/terms?lang=de'])
  expect(told).toContainEqual(['alternate', 'x-default', '/terms'])
})

test('a page fetches the code and texts of its own language only', async () => {
  const [en, de] = await Promise.all([
    site.visitor().get('/stories'),
    site.visitor().get('/stories', german),
  ])
  const scriptsOf = (body: string) => new Set(body.match(/\/assets\/[\w.-]+\.js/g))
  const shared = [...scriptsOf(en.body).intersection(scriptsOf(de.body))]
  const texts = await Promise.all(shared.map(async (path) => (await site.visitor().get(path)).body))
  expect(texts.join('')).not.toMatch(/Something went wrong|schiefgegangen/)
  expect(shared.some((path) => path.includes('vendor'))).toBe(true)
})

test('what happens on a page is seen in every language', async () => {
  await site.visitor().get('/', german)
  const member = await site.signUp()
  const posted = await member.post('/api/posts', { content: 'Is rye better than wheat?' })
  expect(posted.status).toBe(201)
  expect((await site.visitor().get('/', german)).body).toContain('Is rye better than wheat?')
})

test('members keep their language in the settings, on every browser', async () => {
  const member = await site.signUp()
  await member.put('/api/user/settings', { language: 'de' })
  expect(spoken((await member.get('/settings')).body)).toEqual(['de', 'ltr'])
  await member.put('/api/user/settings', { language: null })
  expect(spoken((await member.get('/settings')).body)).toEqual(['en', 'ltr'])
  const refused = await member.put('/api/user/settings', { language: 'xx' })
  expect(refused.status).toBe(400)
})

test('mails come in the language in which somebody signed up', async () => {
  const form = {
    email: 'greta@example.org',
    username: 'greta',
    password: 'a long enough one',
    firstName: 'Greta',
    lastName: 'Gold',
  }
  await site.visitor().post('/api/register', form, german)
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-mail' order by jobs.id desc limit 1`.execute(site.db)
  const sent: Letter[] = []
  await sendMail(site.services, async (letter) => void sent.push(letter), rows[0]?.payload)
  expect(sent[0]?.subject).toBe('Bitte bestätige deine E-Mail-Adresse für Symposia')
  expect(sent[0]?.text).toMatch(/^Hallo Greta,/)
})

test('a notification is in the language of the person it is for', () => {
  const one = {
    id: 1,
    kind: 'like' as const,
    isOfComment: false,
    people: [{ name: 'Ann Lee', path: '/profile/a', isAi: false }],
    othersCount: 2,
    excerpt: 'Should we?',
    path: '/post/1',
    at: '2026-11-21T10:00:00.000Z',
    isRead: false,
    isQuiet: false,
  }
  expect(inWords(one, 'en')).toBe('Ann Lee and 2 others liked your post: “Should we?”')
  expect(inWords(one, 'de')).toBe('Ann Lee und 2 weitere haben deinen Beitrag gelikt: „Should we?“')
})
