import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { costlyPng } from '../../../tests/support/costly-png.ts'
import { until } from '../../../tests/support/processes.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { scoutId } from '#shared/users.ts'
import type { Resolve } from '../http/egress/resolve.ts'
import { openForeign } from '../media/upload-queue.ts'
import { imageAddress } from './address.ts'
import { openImageCache } from './cache.ts'
import { imageRules, openImages } from './images.ts'

const secret = 'GPS 48.1 11.5'
const folder = mkdtempSync(join(tmpdir(), 'symposia-images-'))
let site: TestSite
let server: Server
let origin: string
let hits = 0
let body: Buffer

beforeAll(async () => {
  site = await testSite()
  server = createServer((_request, response) => {
    hits += 1
    response.writeHead(200, { 'content-type': 'image/png' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://open.example:${(server.address() as AddressInfo).port}`
})
beforeEach(async () => {
  hits = 0
  body = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: secret } })
    .png()
    .toBuffer()
})
afterAll(async () => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
  await site.close()
})

const clock = () => new Date()
const cache = openImageCache(folder, clock)
const openNow = (resolve: Resolve = async () => ['127.0.0.1'], now = clock) =>
  openImages({
    cache,
    clock: now,
    foreign: openForeign({ env: site.services.env, clock: now }),
    rules: { ...imageRules(false), hasUsualPort: false, resolve, isPublic: () => true },
  })
const open = (now = clock) => openNow(undefined, now)

test('a foreign image is drawn anew, narrower, without what its file said', async () => {
  const image = await open().read({ url: `${origin}/a.png`, w: 480, userId: 'ann' })
  const { format, width, height, exif } = await sharp(image).metadata()
  expect([format, width, height, exif]).toEqual(['webp', 480, 240, undefined])
  expect(image.includes(secret)).toBe(false)
})

test('it is fetched once, however many ask, and then comes from the disk', async () => {
  const images = open()
  const url = `${origin}/once.png`
  await Promise.all([1, 2, 3, 4].map(() => images.read({ url, w: 480, userId: 'ann' })))
  await open().read({ url, w: 480, userId: 'ann' })
  expect(hits).toBe(1)
})

test('what is no picture is refused, in whatever width, and its address left alone for a day', async () => {
  body = Buffer.from('<script>alert(1)</script>')
  let now = new Date()
  const images = open(() => now)
  const ask = (w = 480) => images.read({ url: `${origin}/no.png`, w, userId: 'ann' })
  await expect(ask()).rejects.toMatchObject({ status: 404, code: 'no_image' })
  now = new Date(now.getTime() + 3_600_000)
  await expect(ask(240)).rejects.toMatchObject({ status: 404 })
  expect(hits).toBe(1)
  now = new Date(now.getTime() + 24 * 3_600_000)
  await expect(ask()).rejects.toMatchObject({ status: 404 })
  expect(hits).toBe(2)
})

test('whose picture takes too much to draw has none drawn for a while; those of others are', async () => {
  const images = open()
  body = costlyPng(100)
  const ask = (name: string, userId: string) =>
    images.read({ url: `${origin}/${name}.png`, w: 480, userId })
  await expect(ask('costly', 'mal')).rejects.toMatchObject({ status: 404 })
  body = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } })
    .png()
    .toBuffer()
  await expect(ask('plain', 'mal')).rejects.toMatchObject({ status: 429 })
  expect((await ask('plain', 'ann')).length).toBeGreaterThan(0)
})

test('the disk keeps no image for more than a day, and not more than it may', async () => {
  const room = openImageCache(join(folder, 'room'), clock, { mostBytes: 250, olderMs: 86_400_000 })
  for (const name of ['old', 'one', 'two']) await room.keep(name, Buffer.alloc(100))
  const file = readdirSync(join(folder, 'room')).map((name) => join(folder, 'room', name))
  expect(file).toHaveLength(2)
  await room.keep('aged', Buffer.alloc(100))
  const yesterday = new Date(Date.now() - 90_000_000)
  for (const name of readdirSync(join(folder, 'room')))
    utimesSync(join(folder, 'room', name), yesterday, yesterday)
  expect(await room.find('aged')).toBeNull()
  await room.sweep()
  expect(readdirSync(join(folder, 'room'))).toEqual([])
})

test('only what this site itself shows is fetched, and only in its time', async () => {
  const { env } = site.services
  const until = Math.floor(Date.now() / 1000) + 60
  const url = 'http://127.0.0.1:1/a.png'
  const ann = await site.signUp()
  const { body: story } = await ann.post('/api/stories', { content: 'Look', imageUrl: url })
  const image = { url, w: 480, until, story: story.id as number }
  const told = async (path: string) => (await site.visitor().get(path)).body.message
  const status = async (path: string) => (await site.visitor().get(path)).status
  const signed = imageAddress(env, image)
  expect(await told(signed)).toContain('is not on the open internet')
  expect(await status(signed.replace('w=480', 'w=9999'))).toBe(403)
  expect(await status(signed.replace('a.png', 'b.png'))).toBe(403)
  expect(await status(signed.replace(/sig=.*/, 'sig=x'))).toBe(403)
  expect(await status(signed.replace(/&sig=.*/, ''))).toBe(403)
  expect(await status(imageAddress(env, { ...image, until: until - 61 }))).toBe(403)
  expect(await status(imageAddress({ APP_SECRET: 'x'.repeat(32) }, image))).toBe(403)
  expect(await status('/img')).toBe(403)
})

test('a picture goes with its story, and one that is held has none', async () => {
  const ann = await site.signUp()
  const told = async (path: string) => (await site.visitor().get(path)).body.message
  const share = async (content: string, imageUrl: string) =>
    (await ann.post('/api/stories', { content, imageUrl })).body
  const story = await share('Look', 'http://127.0.0.1:1/gone.png')
  const { small } = story.picture
  expect(await told(small)).toContain('There is no image')
  expect(await told(small.replace(/story=\d+/, 'story=999999'))).toContain('does not show')
  await ann.send(`/api/stories/${story.id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await told(small)).toBe('Image not found')

  const held = await share(
    'Buy cheap pills at https://pills.example',
    'http://127.0.0.1:1/held.png',
  )
  expect(held).toMatchObject({ isHeld: true, picture: null })
})

test('four images are fetched at once, and the others in their turn', async () => {
  const asking: ServerResponse[] = []
  const slow = createServer((_request, response) => void asking.push(response))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo
  const images = openNow()
  const asked = [1, 2, 3, 4, 5, 6].map((n) =>
    images.read({ url: `http://open.example:${port}/${n}.png`, w: 480, userId: `person_${n}` }),
  )
  await until(() => asking.length === 4, 'four are asked for')
  await sleep(50)
  expect(asking).toHaveLength(4)
  for (let n = 0; n < 6; n += 1) {
    await until(() => asking.length > n, 'the next is asked for')
    asking[n]!.writeHead(200, { 'content-type': 'image/png' }).end(body)
  }
  expect(await Promise.all(asked)).toHaveLength(6)
  slow.close()
})

test('sixty slow pictures of one person keep neither the Scout’s nor anybody’s from coming', async () => {
  const asking: ServerResponse[] = []
  const slow = createServer((_request, response) => void asking.push(response))
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve))
  const { port } = slow.address() as AddressInfo
  const images = openNow()
  const read = (name: string, userId: string, at = origin) =>
    images.read({ url: `${at}/${name}.png`, w: 480, userId })
  const gaveWay: unknown[] = []
  const slowly = Array.from({ length: 62 }, (_, n) =>
    read(`slow-${n}`, 'mal', `http://slow.example:${port}`).catch((why) => gaveWay.push(why)),
  )
  await until(() => asking.length === 2, 'two are asked for')
  const others = ['one', 'two', 'three'].flatMap((name) => [
    read(`scout-${name}`, scoutId),
    read(`of-${name}`, name),
  ])
  expect((await Promise.all(others)).every(({ length }) => length > 0)).toBe(true)
  expect(asking).toHaveLength(2)
  for (let n = 0; n < slowly.length - gaveWay.length; n += 1) {
    await until(() => asking.length > n, 'the next is asked for')
    asking[n]!.writeHead(404).end()
  }
  await Promise.all(slowly)
  slow.close()
})

test('a server that nobody answers for is left alone, whichever of its images is asked for', async () => {
  let isThere = false
  let tries = 0
  const images = openNow(async () => {
    tries += 1
    return isThere ? ['127.0.0.1'] : []
  })
  const read = (name: string) =>
    images.read({ url: `${origin}/${name}.png`, w: 480, userId: 'ann' })
  await expect(read('away-1')).rejects.toMatchObject({ status: 404 })
  isThere = true
  for (const name of ['away-2', 'away-3']) {
    await expect(read(name)).rejects.toMatchObject({ status: 404, code: 'no_image' })
  }
  expect([tries, hits]).toEqual([1, 0])
  const { port } = server.address() as AddressInfo
  await images.read({ url: `http://other.example:${port}/a.png`, w: 480, userId: 'ann' })
  expect(hits).toBe(1)
})

test('who finds no place in the line of images is told to come back', async () => {
  const known = Promise.withResolvers<string[]>()
  const images = openNow(() => known.promise)
  const refused: unknown[] = []
  const asked = Array.from({ length: 65 }, (_, n) =>
    images
      .read({ url: `http://open.example/${n}.png`, w: 480, userId: `person_${n}` })
      .catch((error) => refused.push(error)),
  )
  await until(() => refused.length > 0, 'one is refused')
  expect(refused).toMatchObject([{ status: 503, retryAfter: 2 }])
  known.resolve([])
  await Promise.all(asked)
})
