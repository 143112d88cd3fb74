import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Audit } from '#shared/moderation.ts'
import { createAdmin, promoteMember } from '#server/accounts/admins/admins.ts'
import { markRestored, recordRestored } from '#server/backup/restored.ts'
import { cast, ensureCast } from '#server/characters/cast.ts'
import { type Browser, openBrowser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
let admin: Browser
let password: string
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  password = await createAdmin(site.db, 'keeper')
  admin = site.visitor()
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())

const readLog = async () => (await admin.get('/api/admin/audit')).body as Audit
/** What was written down since, the oldest first, as "actor: action subject". */
const since = async (count: number) => {
  const { lines, count: now, brokenAt } = await readLog()
  expect(brokenAt).toBeNull()
  const fresh = lines.slice(0, now - count).toReversed()
  return fresh.map(({ actor, action, subject }) => `${actor}: ${action} ${subject}`)
}
const keeper = async () => String((await admin.get('/api/user')).body.id)

test('who becomes an administrator, and each sign-in of one, is written down', async () => {
  const id = await keeper()
  expect(await since(0)).toEqual([
    `command: make_admin profile ${id}`,
    `keeper: sign_in profile ${id}`,
  ])
  const { count } = await readLog()
  const [again, other] = [openBrowser(site.url), await site.signUp('someone')]
  await again.post('/api/login', { email: 'keeper', password })
  const own = { username: 'someone', password: 'a long enough one' }
  expect((await openBrowser(site.url).post('/api/admin/login', own)).status).toBe(403)
  await promoteMember(site.db, 'someone')
  await createAdmin(site.db, 'someone')
  expect(await since(count)).toEqual([
    `keeper: sign_in profile ${id}`,
    `someone: sign_in_refused profile ${other.user.id}`,
    `command: make_admin profile ${other.user.id}`,
    `command: new_password profile ${other.user.id}`,
  ])
})

test('a wrong password for an administrator is written down, for a member it is not', async () => {
  const { count } = await readLog()
  await site.signUp('member')
  const wrong = 'not the one'
  await openBrowser(site.url).post('/api/login', { email: 'member', password: wrong })
  await openBrowser(site.url).post('/api/login', { email: 'nobody', password: wrong })
  await openBrowser(site.url).post('/api/login', { email: 'keeper', password: wrong })
  await openBrowser(site.url).post('/api/admin/login', { username: 'keeper', password: wrong })
  const failed = `unknown: sign_in_failed profile ${await keeper()}`
  await expect.poll(() => since(count), { timeout: 20_000 }).toEqual([failed, failed])
})

test('what administrators set is written down, and a key never is', async () => {
  const { count } = await readLog()
  const key = 'sk-a-key-that-nobody-may-read-4711'
  const baseUrl = 'http://127.0.0.1:9/v1'
  const voice = { provider: 'openai-compatible', baseUrl, model: 'm', key }
  const persona = { ...cast[0], personality: 'Counts twice.' }
  const change = `/api/admin/characters/${cast[0]?.id}`
  const feed = 'https://news.example.org/feed'
  for (const { status } of [
    await admin.put('/api/admin/ai/voice', voice),
    await admin.put('/api/admin/ai/budget', { dailyBudget: 2 }),
    await admin.put('/api/admin/ai/switch', { isOn: true }),
    await admin.post(`${change}/versions`, { basedOn: 1, persona }),
    await admin.post(`${change}/restore`, { version: 1 }),
    await admin.put(`${change}/switch`, { isEnabled: true }),
    await admin.post('/api/admin/scout/sources', { url: feed }),
    await admin.put('/api/admin/scout/sources', { id: feed, isOn: false }),
    await admin.post('/api/admin/scout/run'),
  ]) {
    expect(status).toBeLessThan(300)
  }
  expect((await admin.put('/api/admin/ai/budget', { dailyBudget: -2 })).status).toBe(400)
  expect((await admin.post('/api/admin/scout/sources', { url: feed })).status).toBe(409)
  expect(await since(count)).toEqual([
    'keeper: change ai voice',
    'keeper: change ai budget',
    'keeper: change ai switch',
    `keeper: change ai ${cast[0]?.id}`,
    `keeper: change ai ${cast[0]?.id}`,
    `keeper: change ai ${cast[0]?.id}`,
    `keeper: add scout ${feed}`,
    `keeper: switch_off scout ${feed}`,
    'keeper: run scout round',
  ])
  const rows = await site.db.selectFrom('audit_log').select('details').execute()
  expect(rows.map(({ details }) => details)).toContainEqual({
    provider: 'openai-compatible',
    isKeyNew: true,
  })
  expect(JSON.stringify(rows)).not.toContain('4711')
})

test('what an administrator does to the words of others is written down, to their own it is not', async () => {
  const ann = await site.signUp()
  const write = async (who: Browser) =>
    (await who.post('/api/posts', { content: 'A word', aiSeats: 'humans_only' })).body.id as number
  const [theirs, own] = [await write(ann), await write(admin)]
  const { count } = await readLog()
  for (const id of [theirs, own]) {
    await admin.put(`/api/posts/${id}`, { content: 'Another word' })
    await admin.send(`/api/posts/${id}`, { method: 'DELETE' })
    await admin.post(`/api/posts/${id}/restore`)
  }
  expect(await since(count)).toEqual([
    `keeper: edit post ${theirs}`,
    `keeper: delete post ${theirs}`,
    `keeper: restore post ${theirs}`,
  ])
})

test('the log and what was changed of the voice are read in one’s language', async () => {
  const ann = await site.signUp()
  const { id } = (await ann.post('/api/posts', { content: 'Words', aiSeats: 'humans_only' })).body
  await admin.put('/api/admin/ai/budget', { dailyBudget: 2.5 })
  await admin.send(`/api/posts/${id}`, { method: 'DELETE' })
  const read = async (tab: string, lang: string) =>
    (await admin.get(`/admin?tab=${tab}&lang=${lang}`)).body as string
  const log = { en: await read('moderation', 'en'), de: await read('moderation', 'de') }
  expect(log.en).toContain(`keeper: deleted post ${id}`)
  expect(log.en).toContain('keeper: changed the budget of the voice')
  expect(log.de).toContain(`keeper: Beitrag ${id} gelöscht`)
  expect(log.de).toContain('keeper: Budget der Stimme geändert')
  expect(await read('ai', 'en')).toContain('Budget: $2.5 a day')
  expect(await read('ai', 'de')).toContain('Budget: 2,5 $ am Tag')
})

test('the first start with restored data writes that down, the next does not', async () => {
  const { count } = await readLog()
  await markRestored(site.services.env.DATA_DIR)
  await recordRestored(site.services)
  await recordRestored(site.services)
  expect(await since(count)).toEqual(['command: restore_backup site'])
})

test('the public numbers count what moderators did, and since then', async () => {
  const { body } = await site.visitor().get('/api/transparency')
  expect(body).toMatchObject({ since: null, removed: 0 })
  expect(body.seal).toBe((await readLog()).lines[0]?.hash)
})
