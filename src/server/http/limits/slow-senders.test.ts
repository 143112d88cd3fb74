import { connect } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyMs, boundSlowSenders } from './slow-senders.ts'

/** Fastify itself, with less patience than a site has. */
let app: FastifyInstance
beforeAll(async () => {
  app = Fastify()
  app.decorate('inProcessKey', 'a key')
  boundSlowSenders(app, { usual: 200, picture: 60_000 })
  app.post('/*', async () => 'here')
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends a body letter by letter; gives the answer, or nothing where the line was cut. */
const send = (path: string, headers: string, letters: readonly string[]) =>
  new Promise<string>((resolve) => {
    const { port } = app.server.address() as { port: number }
    const socket = connect(port, '127.0.0.1')
    let got = ''
    socket.on('error', () => undefined).on('close', () => resolve(got))
    socket.on('data', (bytes) => (got += String(bytes)))
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${headers}\r\n\r\n`,
    )
    const rest = [...letters]
    const writing = setInterval(() => {
      const next = rest.shift()
      if (next === undefined || socket.destroyed) clearInterval(writing)
      else socket.write(next)
    }, 50)
  })
const text = 'content-type: text/plain'
const drops = Array.from({ length: 12 }, () => 'x')

test('a body that comes too slowly is not waited for, however its length is given', async () => {
  expect(await send('/api/posts', `${text}\r\ncontent-length: 12`, drops)).toBe('')
  const chunks = [...drops.map((drop) => `1\r\n${drop}\r\n`), '0\r\n\r\n']
  expect(await send('/api/posts', `${text}\r\ntransfer-encoding: chunked`, chunks)).toBe('')
})

test('a picture may take longer', async () => {
  const answer = await send('/api/user/pictures/photo', `${text}\r\ncontent-length: 12`, drops)
  expect(answer).toContain('200 OK')
})

test('who sends at once may wait for the answer', async () => {
  expect(await send('/api/posts', `${text}\r\ncontent-length: 1`, ['x'])).toContain('200 OK')
})

test('ten megabytes come in time at 40 KB a second', () => {
  expect(bodyMs).toEqual({ usual: 30_000, picture: 300_000 })
})
