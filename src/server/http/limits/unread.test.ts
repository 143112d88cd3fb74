import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { until } from '../../../../tests/support/processes.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
let path: string
let sockets: Socket[] = []
beforeAll(async () => {
  site = await testSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const ann = await site.signUp()
  const { body: post } = await ann.post('/api/posts', { content: 'A long discussion' })
  await sql`insert into comments (post_id, user_id, content)
    select ${post.id}, ${ann.user.id}, repeat('word ', 1000) from generate_series(1, 60)`.execute(
    site.db,
  )
  path = `/api/posts/${post.id}`
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})
afterAll(() => site.close())

/** Asks so often on one connection, and reads nothing. */
const askAndLeave = async (times: number, from: string, what = path) => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  socket.pause()
  socket.on('error', () => undefined)
  const head = `host: localhost\r\nx-forwarded-for: ${from}\r\n\r\n`
  socket.write(`GET ${what} HTTP/1.1\r\n${head}`.repeat(times))
  return socket
}

/** The address of a picture that no connection takes at once. */
const uploadLarge = async (): Promise<string> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const file = await sharp({
    create: { width: 1600, height: 2400, channels: 3, background: '#000', noise },
  })
    .jpeg()
    .toBuffer()
  const ben = await site.signUp()
  const { status, body } = await ben.send('/api/user/pictures/photo', {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
    body: new Uint8Array(file),
  })
  expect(status).toBe(201)
  return body.url
}

const ask = (from: string) => site.visitor().get('/api/user', { 'x-forwarded-for': from })

test('who reads nothing of what they asked for is refused more, and nobody else is', async () => {
  const socket = await askAndLeave(80, '203.0.113.1')
  const refusal = async () => String((await ask('203.0.113.1')).body.message)
  await until(
    async () => (await refusal()).includes('waiting to be read'),
    'too much of theirs is unread',
  )
  expect((await ask('203.0.113.2')).status).toBe(401)
  socket.destroy()
  await until(async () => (await ask('203.0.113.1')).status === 401, 'they may ask again')
})

test('pictures that are asked for and not read count, too', async () => {
  const picture = await uploadLarge()
  for (let n = 0; n < 2; n += 1) await askAndLeave(90, '203.0.113.4', picture)
  await until(
    async () => String((await ask('203.0.113.4')).body.message).includes('waiting to be read'),
    'too much of theirs is unread',
  )
  expect((await ask('203.0.113.5')).status).toBe(401)
})

test('a connection with more than a hundred requests unanswered is cut', async () => {
  const cut: boolean[] = []
  for (const times of [100, 101]) {
    const arriving = once(site.app.server, 'connection')
    const from = `203.0.113.${times}`
    await askAndLeave(times, from)
    const [arrived] = (await arriving) as [Socket]
    await until(
      async () => arrived.destroyed || (await ask(from)).status === 429,
      'all of it was looked at',
    )
    cut.push(arrived.destroyed)
  }
  expect(cut).toEqual([false, true])
})

test('a connection that takes nothing for half a minute is cut', async () => {
  expect(site.app.server.timeout).toBe(30_000)
  site.app.server.timeout = 300
  const arriving = once(site.app.server, 'connection')
  await askAndLeave(60, '203.0.113.3')
  const [arrived] = (await arriving) as [Socket]
  await until(() => arrived.destroyed, 'it is cut')
  site.app.server.timeout = 30_000
})
