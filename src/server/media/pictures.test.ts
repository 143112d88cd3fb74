import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pictureMost } from '#shared/media.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { costlyPng } from '../../../tests/support/costly-png.ts'
import { removeGoneFiles } from './files.ts'

let site: TestSite
let ann: Member
beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp('ann')
})
afterAll(() => site.close())

const secret = 'GPS 48.1 11.5'
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: secret } })
    .jpeg()
    .toBuffer()

const upload = (browser: Pick<Member, 'send'>, kind: string, file: Buffer, type = 'image/jpeg') =>
  browser.send(`/api/user/pictures/${kind}`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': type },
    body: new Uint8Array(file),
  })
const files = () => readdirSync(join(site.services.env.DATA_DIR, 'uploads'))
const fetchBytes = async (path: string) =>
  Buffer.from(await (await fetch(site.url + path)).arrayBuffer())

test('an avatar is cut square, drawn anew without what the file said, and shown everywhere', async () => {
  const { status, body } = await upload(ann, 'avatar', await photo())
  expect([status, body.kind, body.width, body.height]).toEqual([201, 'avatar', 512, 512])
  const { body: profile } = await ann.get('/api/user/profile')
  expect(profile.profileImageUrl).toBe(body.thumbnailUrl)
  expect((await ann.get('/api/user')).body.profileImageUrl).toBe(body.thumbnailUrl)

  const bytes = await fetchBytes(body.url)
  const { format, width, exif } = await sharp(bytes).metadata()
  expect([format, width, exif]).toEqual(['webp', 512, undefined])
  expect(bytes.includes(secret)).toBe(false)
})

test('an earlier picture can be put on the profile again', async () => {
  const earlier = (await upload(ann, 'avatar', await photo())).body.thumbnailUrl
  const latest = (await upload(ann, 'avatar', await photo())).body.thumbnailUrl
  expect((await ann.get('/api/user/profile')).body.profileImageUrl).toBe(latest)
  const { status, body } = await ann.send('/api/user/profile', {
    method: 'PUT',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({ profileImageUrl: earlier }),
  })
  expect([status, body.profileImageUrl]).toEqual([200, earlier])
})

test('a cover is wide; a photo keeps its shape and is not blown up', async () => {
  const cover = await upload(ann, 'cover', await photo())
  expect([cover.body.width, cover.body.height]).toEqual([1500, 500])
  expect((await ann.get('/api/user/profile')).body.coverImageUrl).toBe(cover.body.url)
  const { body } = await upload(ann, 'photo', await photo())
  expect([body.width, body.height]).toEqual([900, 600])
})

test('the small form shows the same as the large one, though the file is decoded once', async () => {
  const { body } = await upload(ann, 'photo', await photo())
  const [large, small] = await Promise.all([body.url, body.thumbnailUrl].map(fetchBytes))
  expect([(await sharp(large).metadata()).width, (await sharp(small).metadata()).width]).toEqual([
    900, 400,
  ])
  const [first, second] = await Promise.all([large, small].map((bytes) => sharp(bytes).stats()))
  for (const channel of [0, 1, 2])
    expect(Math.abs(first!.channels[channel]!.mean - second!.channels[channel]!.mean)).toBeLessThan(
      3,
    )
})

test('whose file would take gigabytes to decode is told so, and rests; others go on', async () => {
  const mal = await site.signUp('mal')
  expect(await upload(mal, 'photo', costlyPng(100), 'image/png')).toMatchObject({
    status: 400,
    body: { message: 'That picture takes too much to read: please save it anew, smaller.' },
  })
  const { status, headers, body } = await upload(mal, 'photo', await photo())
  expect([status, headers.get('retry-after'), body.message]).toEqual([
    429,
    '600',
    'Your last picture took too much to read. You can upload the next one in 10 minutes.',
  ])
  expect((await upload(ann, 'photo', await photo())).status).toBe(201)
})

test('a file is served as a picture for good, and nothing is guessed about it', async () => {
  const { body } = await upload(ann, 'photo', await photo())
  const { headers } = await site.visitor().get(body.thumbnailUrl)
  expect(headers.get('content-type')).toBe('image/webp')
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect((await site.visitor().get('/media/..%2fsecret')).status).toBeGreaterThanOrEqual(400)
  expect((await site.visitor().get(`/media/${'a'.repeat(22)}-256.webp`)).status).toBe(404)
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'
test.each([
  ['a text', Buffer.from('I am not a picture'), 'image/png'],
  ['nothing', Buffer.alloc(0), 'image/png'],
  ['a vector with a script', Buffer.from(svg), 'image/png'],
  [
    'a page that begins like a GIF',
    Buffer.from('GIF89a/*<script>alert(1)</script>*/'),
    'image/gif',
  ],
])('%s is refused with a reason', async (_what, file, type) => {
  const before = files().length
  const { status, body } = await upload(ann, 'photo', file, type)
  expect([status, body.code]).toEqual([400, 'not_a_picture'])
  expect(body.message).toBe(
    'That is not a picture that can be read: please use JPEG, PNG, WebP, GIF or AVIF.',
  )
  expect(files()).toHaveLength(before)
})

test('after a picture of somebody the site still draws its own previews and icons', async () => {
  expect((await upload(ann, 'photo', await photo())).status).toBe(201)
  for (const path of ['/previews/site.png', '/icons/192.png'])
    expect((await fetch(site.url + path)).status, path).toBe(200)
})

test('a bomb of pixels is refused before it is unpacked', async () => {
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: 'white' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const { status, body } = await upload(ann, 'photo', bomb, 'image/png')
  expect([status, body.message]).toEqual([
    400,
    'That picture has too many pixels: at most 50 million.',
  ])
})

test('too many bytes, another type and no login are refused', async () => {
  const { status } = await upload(ann, 'photo', Buffer.alloc(10 * 1024 * 1024 + 1))
  expect(status).toBe(413)
  expect((await upload(ann, 'photo', Buffer.from(svg), 'image/svg+xml')).status).toBe(415)
  expect((await upload(ann, 'photo', Buffer.from('{}'), 'application/json')).status).toBe(415)
  expect((await upload(site.visitor(), 'photo', await photo())).status).toBe(401)
  expect((await upload(ann, 'banner', await photo())).status).toBe(400)
})

test('a picture can be removed by its owner alone, and then is gone from disk and profile', async () => {
  const { body } = await upload(ann, 'avatar', await photo())
  const path = `/api/user/pictures/${body.id}`
  const remove = (browser: Member) =>
    browser.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
  expect((await remove(await site.signUp('eve'))).status).toBe(404)
  expect((await remove(ann)).status).toBe(204)
  expect((await ann.get('/api/user/profile')).body.profileImageUrl).toBeNull()
  const listed = (await ann.get('/api/user/pictures')).body as { id: string }[]
  expect(listed.map(({ id }) => id)).not.toContain(body.id)
  expect(files().some((name) => name.startsWith(body.id))).toBe(false)
})

test('the files of somebody who is gone go too', async () => {
  const guest = await site.signUp('guest')
  const { body } = await upload(guest, 'photo', await photo())
  const file = join(site.services.env.DATA_DIR, 'uploads', `${body.id}-1600.webp`)
  expect(existsSync(file)).toBe(true)
  await site.db.deleteFrom('users').where('id', '=', guest.user.id).execute()
  await removeGoneFiles(site.services)
  expect(existsSync(file)).toBe(false)
})

test('the pictures of who leaves are shown to nobody, until they come back', async () => {
  const password = 'a long enough one'
  const leaver = await site.signUp('leaver')
  const { body } = await upload(leaver, 'photo', await photo())
  const looked = async () => (await site.visitor().get(body.url)).status
  expect(await looked()).toBe(200)
  await leaver.post('/api/user/delete', { currentPassword: password })
  await expect.poll(looked).toBe(404)
  expect((await site.visitor().get(body.url.replace('/media/', '/media/%2e/'))).status).not.toBe(
    200,
  )
  await site.visitor().post('/api/login', { email: 'leaver', password })
  await expect.poll(looked).toBe(200)
})

test('who has 100 MB of pictures uploads no more until one is removed', async () => {
  const mia = await site.signUp('mia')
  const { body: first } = await upload(mia, 'photo', await photo())
  const { bytes: own } = await rowOf(first.id)
  const kept = [first.url, first.thumbnailUrl].map(fetchBytes)
  const sizes = (await Promise.all(kept)).map(({ length }) => length)
  expect(own).toBe(sizes.reduce((sum, size) => sum + size, 0))

  const { id } = (await upload(mia, 'photo', await photo())).body
  const full = { bytes: pictureMost.bytesPerPerson }
  await site.db.updateTable('pictures').set(full).where('id', '=', id).execute()
  const { status, body } = await upload(mia, 'photo', await photo())
  expect([status, body.code, body.message]).toEqual([
    409,
    'too_many_pictures',
    'Your pictures here have 100 MB. Please remove one first.',
  ])
  const path = `/api/user/pictures/${id}`
  await mia.send(path, { method: 'DELETE', headers: { 'sec-fetch-site': 'same-origin' } })
  expect((await upload(mia, 'photo', await photo())).status).toBe(201)
})

const rowOf = (id: string) =>
  site.db.selectFrom('pictures').select('bytes').where('id', '=', id).executeTakeFirstOrThrow()
