import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Attached, Picture } from '#shared/media.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { findHeld } from '../moderation/held-texts.ts'
import { readDesk } from '../moderation/desk.ts'
import { release } from '../moderation/release.ts'
import { writeArchive } from '../people/person-data.ts'
import { forgetForGood } from '../people/purge.ts'
import { forgetDeleted } from '../posts/forget.ts'
import { forgetLoose } from './attached.ts'
import { removeGoneFiles } from './files.ts'

let site: TestSite
let ann: Member
let now = new Date()
beforeAll(async () => {
  site = await testSite({ clock: () => now })
  ann = await site.signUp('ann')
})
afterAll(() => site.close())

const secret = 'GPS 48.1 11.5'
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()
const upload = async (person: Member): Promise<Picture> => {
  const { status, body } = await person.send('/api/user/pictures/attachment', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
    body: new Uint8Array(await photo()),
  })
  expect(status).toBe(201)
  return body as Picture
}
const remove = (person: Member, path: string) =>
  person.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
let said = 0
const words = () => `Look at this, for the ${(said += 1)}th time, everybody who comes here`
const post = (person: Member, pictures: object[], content = words()) =>
  person.post('/api/posts', { content, aiSeats: 'humans_only', pictures })
const readPost = async (id: number) => (await site.visitor().get(`/api/posts/${id}`)).body as Thread
const looked = async (path: string) => (await site.visitor().get(path)).status
const onDisk = ({ id }: { id: string }) =>
  existsSync(join(site.services.env.DATA_DIR, 'uploads', `${id}-1600.webp`))

test('a post and a comment come with their pictures, in order, in lists and alone, without what the files said', async () => {
  const [one, two] = [await upload(ann), await upload(ann)]
  const { status, body } = await post(ann, [{ id: two.id, alt: 'A blue field' }, { id: one.id }])
  expect(status).toBe(201)
  const written = body as Post
  expect(written.pictures).toMatchObject([
    { id: two.id, alt: 'A blue field', width: 900, height: 600 },
    { id: one.id, alt: '' },
  ])
  const three = await upload(ann)
  const comment = (
    await ann.post(`/api/posts/${written.id}/comments`, {
      content: 'And at this',
      pictures: [{ id: three.id, alt: 'Another' }],
    })
  ).body as Comment
  const thread = await readPost(written.id)
  expect(thread.pictures).toEqual(written.pictures)
  expect(thread.comments[0]?.pictures).toEqual(comment.pictures)
  const posts = (await site.visitor().get('/api/posts')).body as Post[]
  const listed = posts.find(({ id }) => id === written.id)
  expect(listed?.pictures).toEqual(written.pictures)
  expect(listed?.comments[0]?.pictures).toMatchObject([{ id: three.id, alt: 'Another' }])
  const [{ url } = {} as Attached] = written.pictures ?? []
  const bytes = Buffer.from(await (await fetch(site.url + url)).arrayBuffer())
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  expect(bytes.includes(secret)).toBe(false)
})

test('a text without pictures has none, and at most four go with one', async () => {
  const { body } = await ann.post('/api/posts', { content: words(), aiSeats: 'humans_only' })
  expect(body).not.toHaveProperty('pictures')
  const five = Array.from({ length: 5 }, (_, at) => ({ id: `${at}`.repeat(22) }))
  expect((await post(ann, five)).status).toBe(400)
  const one = await upload(ann)
  expect((await post(ann, [{ id: one.id }, { id: one.id }])).status).toBe(400)
})

test('only pictures of one’s own that stand nowhere yet can be written with a text', async () => {
  const bob = await site.signUp()
  const one = await upload(bob)
  expect((await post(ann, [{ id: one.id }])).body).toMatchObject({ code: 'invalid' })
  expect((await post(bob, [{ id: one.id }])).status).toBe(201)
  expect((await post(bob, [{ id: one.id }])).status).toBe(400)
})

test('the same key gives the same post with its pictures', async () => {
  const one = await upload(ann)
  const body = JSON.stringify({
    content: words(),
    aiSeats: 'humans_only',
    pictures: [{ id: one.id, alt: 'Once' }],
  })
  const send = () =>
    ann.send('/api/posts', {
      method: 'POST',
      body,
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'idempotency-key': 'pictures-once',
      },
    })
  const first = (await send()).body as Post
  expect(first.pictures).toHaveLength(1)
  expect((await send()).body).toMatchObject({ id: first.id, pictures: first.pictures })
})

test('one picture can be removed, and its text stays', async () => {
  const [one, two] = [await upload(ann), await upload(ann)]
  const { id } = (await post(ann, [{ id: one.id }, { id: two.id }])).body as Post
  const bob = await site.signUp()
  expect((await remove(bob, `/api/user/pictures/${one.id}`)).status).toBe(404)
  expect((await remove(ann, `/api/user/pictures/${one.id}`)).status).toBe(204)
  expect((await readPost(id)).pictures).toMatchObject([{ id: two.id }])
  expect(onDisk(one)).toBe(false)
})

test('with a deleted text its pictures are not served, come back with it, and are purged with it', async () => {
  const one = await upload(ann)
  const { id } = (await post(ann, [{ id: one.id }])).body as Post
  const two = await upload(ann)
  const comment = (
    await ann.post(`/api/posts/${id}/comments`, { content: words(), pictures: [{ id: two.id }] })
  ).body as Comment
  await ann.post(`/api/posts/${id}/comments`, { content: words(), parentId: comment.id })
  await remove(ann, `/api/comments/${comment.id}`)
  await expect.poll(() => looked(two.url)).toBe(404)
  expect(await looked(one.url)).toBe(200)
  await remove(ann, `/api/posts/${id}`)
  await expect.poll(() => looked(one.url)).toBe(404)
  await ann.post(`/api/posts/${id}/restore`, {})
  await expect.poll(() => looked(one.url)).toBe(200)
  expect(await looked(two.url)).toBe(404)

  const before = now
  now = new Date(now.getTime() + 2 * 86_400_000)
  await forgetDeleted(site.services)
  await removeGoneFiles(site.services)
  expect([onDisk(one), onDisk(two)]).toEqual([true, false])
  const gone = (await readPost(id)).comments.find((one) => one.id === comment.id)
  expect(gone).toMatchObject({ isDeleted: true })
  expect(gone).not.toHaveProperty('pictures')
  await remove(ann, `/api/posts/${id}`)
  now = new Date(now.getTime() + 2 * 86_400_000)
  await forgetDeleted(site.services)
  await removeGoneFiles(site.services)
  expect(onDisk(one)).toBe(false)
  now = before
})

test('a description is screened; what is held keeps its pictures, which moderators see, until it is released', async () => {
  const cid = await site.signUp()
  const one = await upload(cid)
  const alt = 'Buy it at https://casino.example.com'
  const held = (await post(cid, [{ id: one.id, alt }])).body as Post
  expect(held).toMatchObject({ isHeld: true, pictures: [{ id: one.id, alt }] })
  const desk = await readDesk(site.db, now)
  expect(desk.queue.find(({ id }) => id === String(-held.id))).toMatchObject({
    thing: 'held',
    pictures: [{ id: one.id, alt, width: 900 }],
  })
  const later = new Date(now.getTime() + 2 * 86_400_000)
  await forgetLoose(site.db, later)
  const kept = await findHeld(site.db, -held.id)
  await release(site.db, kept!, now)
  const posts = (await site.visitor().get('/api/posts')).body as Post[]
  expect(posts.find(({ author }) => author.id === cid.user.id)).toMatchObject({
    pictures: [{ id: one.id, alt }],
  })
})

test('what nobody wrote anything with goes after a day', async () => {
  const one = await upload(ann)
  await forgetLoose(site.db, now)
  await removeGoneFiles(site.services)
  expect(onDisk(one)).toBe(true)
  await forgetLoose(site.db, new Date(now.getTime() + 2 * 86_400_000))
  await removeGoneFiles(site.services)
  expect(onDisk(one)).toBe(false)
})

test('they are in the archive of their owner, and go with the account', async () => {
  const dan = await site.signUp()
  const one = await upload(dan)
  const { id } = (await post(dan, [{ id: one.id, alt: 'Mine' }])).body as Post
  const archive = await site.db.transaction().execute(async (trx) => {
    let all = ''
    for await (const part of writeArchive(trx, dan.user.id)) all += part
    return JSON.parse(all) as { attachments: object[]; pictures: object[] }
  })
  expect(archive.attachments).toMatchObject([{ id: one.id, alt: 'Mine', postId: id }])
  expect(archive.pictures).toEqual([])
  await site.db.transaction().execute((trx) => forgetForGood(trx, dan.user.id))
  await removeGoneFiles(site.services)
  expect(onDisk(one)).toBe(false)
})
