import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import type { LibraryItem, LibraryText } from '#shared/library.ts'
import type { ModerationDesk } from '#shared/moderation.ts'
import type { Browser } from '../../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { createAdmin } from '../accounts/admins/admins.ts'

const fixtures = fileURLToPath(new URL('../../../tests/support/library', import.meta.url))
const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const openSite = async (): Promise<{ site: TestSite; admin: Browser }> => {
  const site = await testSite({ library: fixtures })
  open.push(site.close)
  const password = await createAdmin(site.db, 'keeper')
  const admin = site.visitor()
  expect((await admin.post('/api/admin/login', { username: 'keeper', password })).status).toBe(200)
  return { site, admin }
}

it('an administrator sees every debate with its texts, and switches off one of them and on again', async () => {
  const { admin } = await openSite()
  const list = async () =>
    (await admin.get('/api/admin/library')).body as { items: LibraryItem[]; skipped: string[] }
  const { items, skipped } = await list()
  expect(skipped).toEqual([])
  const own = items.find(({ id }) => id === 'pink-lighthouse')
  expect(own).toMatchObject({ kind: 'debate', isOff: false, textsCount: 39 })
  const texts = async () =>
    (await admin.get('/api/admin/library/texts?of=pink-lighthouse')).body as LibraryText[]
  expect((await texts()).map(({ id }) => id)).toContain('pink-lighthouse/bold-brush')
  for (const isOff of [true, false]) {
    const id = 'pink-lighthouse/bold-brush'
    const { status, body } = await admin.put('/api/admin/library/switches', { id, isOff })
    expect([status, body]).toEqual([200, { id, isOff }])
    expect((await texts()).find((text) => text.id === id)?.isOff).toBe(isOff)
  }
  await admin.put('/api/admin/library/switches', { id: 'pink-lighthouse', isOff: true })
  expect((await list()).items.find(({ id }) => id === 'pink-lighthouse')?.isOff).toBe(true)
  const unknown = await admin.put('/api/admin/library/switches', { id: 'no-such', isOff: true })
  expect(unknown.status).toBe(404)
})

it('what was reported names the written text that was said, so that it can be switched off', async () => {
  const { site, admin } = await openSite()
  const ann = await site.signUp()
  const { body: post } = await ann.post('/api/posts', { content: 'Hello', aiSeats: 'humans_only' })
  const said = async (content: string, textId: string | null) => {
    const { body } = await ann.post(`/api/posts/${post.id}/comments`, { content })
    if (textId !== null)
      await sql`insert into spoken_texts (comment_id, post_id, text_id, spoken_at)
        values (${body.id}, ${post.id}, ${textId}, now())`.execute(site.db)
    const ben = await site.signUp()
    await ben.post('/api/reports', { thing: 'comment', id: String(body.id), reason: 'other' })
    const { queue } = (await admin.get('/api/admin/moderation')).body as ModerationDesk
    return queue.find(({ id }) => id === String(body.id))?.textId
  }
  expect(await said('Written', 'pink-lighthouse/bold-brush')).toBe('pink-lighthouse/bold-brush')
  expect(await said('A pass', 'pass:heart/right-words')).toBe(null)
  expect(await said('A comment of a person', null)).toBe(null)
})
