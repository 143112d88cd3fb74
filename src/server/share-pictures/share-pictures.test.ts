import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { drawable } from './drawable.ts'
import { openPreviews } from './share-pictures.ts'

let site: TestSite
let ann: Member

beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
afterAll(() => site.close())

const post = async (content: string): Promise<number> =>
  (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id

const picture = async (path: string) => {
  const answer = await fetch(site.url + path)
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { width, height, format, bytes, headers: answer.headers }
}
const size = { width: 1200, height: 630, format: 'png' }

test.each([
  ['plain words', 'Should towns own their water? #Water'],
  ['one word without an end', 'a'.repeat(4_000)],
  ['markup', '</svg><script>alert(1)</script> & "quotes"'],
  ['Arabic', 'هل يجب أن تكون المدن بلا سيارات؟'],
  ['Chinese and emoji', '城市应该禁止汽车吗？🚗🚲'],
  ['only a hashtag', '#OnlyThis'],
])('a discussion has a picture, whatever stands in it: %s', async (_what, content) => {
  const id = await post(content)
  expect(await picture(`/previews/post/${id}.png`)).toMatchObject(size)
})

test('topics, categories and the site have theirs, in the language of the address', async () => {
  await post('About #Pictures')
  for (const path of ['topic/Pictures', 'category/Science', 'site'])
    expect(await picture(`/previews/${path}.png`), path).toMatchObject(size)
  const german = await picture('/previews/site.png?lang=de')
  expect(german.bytes.equals((await picture('/previews/site.png')).bytes)).toBe(false)
})

test('another text is another picture; the same one is not sent twice', async () => {
  const id = await post('The first words')
  const path = `/previews/post/${id}.png`
  const first = await picture(path)
  const etag = first.headers.get('etag') ?? ''
  expect((await fetch(site.url + path, { headers: { 'if-none-match': etag } })).status).toBe(304)
  await ann.send(`/api/posts/${id}`, {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ content: 'Other words altogether' }),
  })
  expect((await picture(path)).bytes.equals(first.bytes)).toBe(false)
})

test('what is not there has no picture, and what was deleted has none any more', async () => {
  const id = await post('Soon gone #SoonGone')
  await ann.send(`/api/posts/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  for (const path of [`post/${id}`, 'post/x', 'topic/SoonGone', 'topic/none', 'category/Gossip'])
    expect((await fetch(`${site.url}/previews/${path}.png`)).status, path).toBe(404)
})

test('a text is drawn only where its letters can be', () => {
  expect(drawable('Déjà vu,\n“šťastný” — Ελλάδα и Москва 😀!')).toBe(
    'Déjà vu, “šťastný” — Ελλάδα и Москва !',
  )
  expect(drawable('هل يجب')).toBeNull()
  expect(drawable('城市 A')).toBeNull()
  expect(drawable('😀')).toBeNull()
})

test('with one being drawn and twelve waiting a further one is refused, but not somebody else’s', async () => {
  const keep = async () => undefined
  const { read } = openPreviews({ find: async () => null, keep, sweep: keep })
  const card = { site: 'Symposia', kind: 'Topic', by: 'Ann', tags: [] }
  const ask = (n: number, whose: string) => read({ ...card, title: `Card ${n}` }, whose)
  const asked = Array.from({ length: 14 }, (_, n) => ask(n, '203.0.113.1'))
  const other = ask(14, '203.0.113.2')
  const seen = await Promise.allSettled([...asked, other])
  const refused = seen.flatMap((one, n) =>
    one.status === 'rejected' ? [[n, one.reason.status]] : [],
  )
  expect(refused).toEqual([
    [12, 503],
    [13, 503],
  ])
})
