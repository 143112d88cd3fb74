import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AiChoice, allShown } from '#shared/ai-choice.ts'
import type { Browser } from '../../../../tests/support/browser.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { ensureCast } from '../../characters/cast.ts'
import { inProcessCall } from '../core/call.ts'

let site: TestSite
let ann: Member
let bob: Member
let boss: Member
let postId: number

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp('ann_pieces')
  bob = await site.signUp('bob_pieces')
  boss = await site.signUp('boss_pieces')
  await site.db
    .updateTable('users')
    .set({ is_admin: true })
    .where('id', '=', boss.user.id)
    .execute()
  const content = 'Should @bob_pieces share <b>records</b> & "charts"? #Records'
  postId = (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
  const first = await bob.post(`/api/posts/${postId}/comments`, { content: 'Doctors should.' })
  await letSpeak(site.db, { postId, parentId: first.body.id, content: 'Who pays for it?' })
  const last = await letSpeak(site.db, { postId, content: 'Grüße — nobody asked.', stance: 2 })
  await bob.post('/api/posts', { content: 'A second one. #Records', aiSeats: 'humans_only' })
  const likeOf = (targetType: string, targetId: number) =>
    ann.post('/api/interactions/like', { targetType, targetId, liked: true })
  await likeOf('post', postId)
  await likeOf('comment', last)
})
afterAll(() => site.close())

type Rendered = { status: number; app: (string | Uint8Array)[]; head: string }
type Visit = { url: string; isVisitor: boolean; aiChoice: AiChoice } & Record<string, unknown>
type Entry = { render: (visit: Visit, store?: null) => Promise<Rendered> }

const entryOf = async (folder: string): Promise<Entry> =>
  (await import(
    new URL(`../../../../dist/server/${folder}entry.server.js`, import.meta.url).href
  )) as Entry

const visitOf = (url: string, browser: Browser | null, aiChoice: AiChoice): Visit => {
  const headers = { host: 'x.example', cookie: browser?.cookies() }
  const request = { headers, socket: { remoteAddress: '203.0.113.9' } }
  return {
    url,
    aiChoice,
    isVisitor: browser === null,
    site: { name: 'Symposia', origin: 'http://x.example', contactEmail: null, adsClient: null },
    call: inProcessCall(site.app, request as unknown as FastifyRequest),
    turn: () => Promise.resolve(),
    fileOf: (module: string) => `/${module}`,
  }
}

const paths = () => ['/', `/post/${postId}`, '/topic/Records', `/profile/${ann.user.id}`]

const textOf = ({ app }: Rendered) =>
  Buffer.concat(app.map((piece) => Buffer.from(piece))).toString()

/** A page as its pieces make it, which is said to be as if it were drawn in one. */
const drawn = async ({ render }: Entry, visit: Visit): Promise<string> => {
  const first = await render(visit)
  const again = await render(visit)
  const whole = await render(visit, null)
  for (const page of [first, again]) {
    expect(page.head, visit.url).toBe(whole.head)
    expect(textOf(page), visit.url).toBe(textOf(whole))
  }
  return textOf(again)
}

test('pages that are put together from kept pieces are, letter for letter, those drawn in one', async () => {
  const entry = await entryOf('')
  // The reader who sees most of what is their own comes first: nothing of it may stay for the next.
  for (const reader of [boss, ann, bob, null]) {
    for (const path of paths()) {
      await drawn(entry, visitOf(path, reader, allShown))
    }
  }
}, 120_000)

test('so are those of visitors who want to see less of AI, and those in another language', async () => {
  for (const folder of ['', 'de/']) {
    const entry = await entryOf(folder)
    for (const replies of ['collapse', 'hide'] as const) {
      for (const path of ['/', `/post/${postId}`])
        await drawn(entry, visitOf(path, null, { replies, posts: 'hide' }))
    }
  }
}, 120_000)

test('what somebody likes, wrote or may delete shows on nobody else’s page', async () => {
  const entry = await entryOf('')
  const appFor = (reader: Member | null) => drawn(entry, visitOf('/', reader, allShown))
  const count = (text: string, part: string) => text.split(part).length - 1
  const pages = { ann: await appFor(ann), bob: await appFor(bob), visitor: await appFor(null) }
  const pressed = 'data-key="l" aria-pressed="true"'
  expect(count(pages.ann, pressed)).toBe(2)
  expect(count(pages.bob, pressed) + count(pages.visitor, pressed)).toBe(0)
  const edit = 'aria-label="Edit"'
  expect(count(pages.ann, edit)).toBe(1)
  expect(count(pages.bob, edit)).toBe(1)
  expect(count(pages.visitor, edit)).toBe(0)
  expect(count(pages.visitor, 'popover')).toBe(0)
})

test('a page of something that is not there says so, and nothing of what went wrong here', async () => {
  const { render } = await entryOf('')
  for (const [url, words] of [
    ['/post/987654321', 'Post Not Found'],
    ['/character/nobody', 'Character not found'],
    ['/profile/nobody', 'User not found'],
    ['/no-such-page', 'Page Not Found'],
  ] as const) {
    const page = await render(visitOf(url, null, allShown))
    expect(page, url).toMatchObject({ status: 404, head: expect.stringContaining(words) })
    expect(textOf(page), url).toContain(words)
    expect(textOf(page), url).not.toContain('<pre')
  }
})
