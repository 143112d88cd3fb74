import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { costlyJpeg } from '../../../tests/support/costly-jpeg.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { until } from '../../../tests/support/processes.ts'
import { boundArrivals } from './arrivals.ts'

let site: TestSite
let people: Member[] = []
let sending: ClientRequest[] = []
beforeAll(async () => {
  site = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  people = await Promise.all(Array.from({ length: 17 }, () => site.signUp()))
})
afterEach(async () => {
  for (const one of sending) one.destroy()
  sending = []
})
afterAll(() => site.close())

const photo = await sharp({
  create: { width: 600, height: 400, channels: 3, background: '#336699' },
})
  .jpeg()
  .toBuffer()

/** Begins to send a picture of which only a part comes, until more of it is written. */
const begin = (cookie: string) => {
  const headers = {
    cookie,
    'sec-fetch-site': 'same-origin',
    'content-type': 'image/jpeg',
    'content-length': photo.length,
  }
  const one = request(`${site.url}/api/user/pictures/photo`, { method: 'POST', headers })
  sending.push(one)
  const status = new Promise<number | undefined>((resolve) => {
    one.on('response', (response: IncomingMessage) => {
      response.resume()
      resolve(response.statusCode)
    })
    one.on('error', () => resolve(undefined))
  })
  let sent = 0
  const sendOn = (bytes: number) => one.write(photo.subarray(sent, (sent += bytes)))
  sendOn(100)
  return { one, status, sendOn, finish: () => one.end(photo.subarray(sent)) }
}

/** Longer than calls have to be under way to be late. */
const aWhile = () => sleep(300)

const served = async () => {
  const { status } = await site.visitor().get('/api/stories')
  return status
}

test('fifty pictures that stop on their way keep nobody out', async () => {
  for (const person of people) for (let n = 0; n < 3; n += 1) begin(person.cookies())
  await aWhile()
  expect(await served()).toBe(200)
  for (const one of sending) one.destroy()
  await until(() => site.app.callsUnderWay() === 0, 'no call is under way')
})

test('sixteen people on a bad line all get there, and the others are served meanwhile', async () => {
  const uploads = people.slice(0, 16).map((person) => begin(person.cookies()))
  for (let part = 0; part < 6; part += 1) {
    for (const { sendOn } of uploads) sendOn(200)
    await sleep(60)
    expect(await served()).toBe(200)
  }
  for (const { finish } of uploads) finish()
  const statuses = await Promise.all(uploads.map(({ status }) => status))
  expect(statuses).toEqual(uploads.map(() => 201))
  expect(site.app.callsUnderWay()).toBe(0)
})

test('who is refused before the picture has come leaves nothing under way', async () => {
  const upload = begin('')
  expect(await upload.status).toBe(401)
  upload.finish()
  await aWhile()
  expect(site.app.callsUnderWay()).toBe(0)
})

test('an account sends three pictures at a time, and one that breaks off makes room', async () => {
  const cookie = (await site.signUp()).cookies()
  const [first] = [begin(cookie), begin(cookie), begin(cookie)]
  await aWhile()
  expect(await begin(cookie).status).toBe(429)
  first?.one.destroy()
  await aWhile()
  const another = begin(cookie)
  another.finish()
  expect(await another.status).toBe(201)
})

test('who is signed out while a picture is on its way does not get it through', async () => {
  const thief = await site.signUp()
  const upload = begin(thief.cookies())
  await aWhile()
  await site.db.deleteFrom('sessions').where('user_id', '=', thief.user.id).execute()
  upload.finish()
  expect(await upload.status).toBe(401)
  const { rows } = await site.pool.query('select from pictures where user_id = $1', [thief.user.id])
  expect(rows).toHaveLength(0)
})

test('where pictures on their way take too much, the one that came first gives way', async () => {
  const arrivals = boundArrivals(100)
  const [first, second] = [new Readable({ read: () => {} }), new Readable({ read: () => {} })]
  const broken = once(first, 'error')
  arrivals.add(first, 60)
  arrivals.add(second, 40)
  expect(first.destroyed).toBe(false)
  arrivals.add(second, 10)
  await broken
  expect([first.destroyed, second.destroyed]).toEqual([true, false])
  arrivals.end(second)
  arrivals.add(second, 100)
  expect(second.destroyed).toBe(false)
})

test('pictures that are decoded, or wait for it, are no calls under way', async () => {
  const person = await site.signUp()
  const body = new Uint8Array(costlyJpeg(3_000, 10))
  const upload = () =>
    person.send('/api/user/pictures/photo', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
      body,
    })
  const seen = new Set<number>()
  const looking = setInterval(() => seen.add(site.app.callsUnderWay()), 2)
  const uploads = await Promise.all([upload(), upload(), upload()])
  clearInterval(looking)
  expect(uploads.map(({ status }) => status)).toEqual([201, 201, 201])
  expect([...seen]).toEqual([0])
})
