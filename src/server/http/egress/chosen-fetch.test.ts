import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openChosenFetch } from './chosen-fetch.ts'

let port = 0
let hits = 0
let answer: RequestListener
const server = createServer((request, response) => {
  hits += 1
  answer(request, response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  hits = 0
  answer = (_request, response) => response.end('a model')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A name that leads to these addresses, one after the other where there are several answers. */
const called = (...answers: string[][]) => {
  let asked = 0
  return openChosenFetch((_host, _options, done) => {
    const found = answers[Math.min(asked, answers.length - 1)]!
    asked += 1
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  })
}

test.each([
  ['the address of a cloud’s keys', ['169.254.169.254']],
  ['the same as IPv6', ['::ffff:169.254.169.254']],
  ['one of several', ['127.0.0.1', '169.254.169.254']],
  ['a neighbour on this link', ['fe80::1']],
  ['one with a zone', ['fe80::1%lo']],
  ['another cloud’s', ['100.100.100.200']],
  ['its IPv6', ['fd00:ec2::254']],
  ['all addresses of this machine', ['0.0.0.0']],
])('a name that leads to %s is not called', async (_what, addresses) => {
  await expect(called(addresses)(`http://model.example:${port}/v1`)).rejects.toMatchObject({
    message: 'fetch failed',
    cause: { message: expect.stringContaining('not an address of a model server') },
  })
  expect(hits).toBe(0)
})

test.each(['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '0.0.0.0', '2852039166'])(
  'nor is %s itself',
  async (host) => {
    await expect(openChosenFetch()(`http://${host}:${port}/`)).rejects.toThrow('fetch failed')
    expect(hits).toBe(0)
  },
)

test.each(['127.0.0.1', '::1'])('a model on this machine is, by a name (%s)', async (address) => {
  const text = await called([address])(`http://ollama:${port}/v1`).then((said) => said.text())
  expect([text, hits]).toEqual(['a model', 1])
})

test('the address that was looked at is the one that is called', async () => {
  const trick = called(['127.0.0.1'], ['169.254.169.254'])
  expect(await (await trick(`http://trick.example:${port}/`)).text()).toBe('a model')
  await expect(trick(`http://trick.example:${port}/`)).rejects.toThrow('fetch failed')
})

test('a redirect is refused, with the key that it would have taken along', async () => {
  answer = (_request, response) => response.writeHead(307, { location: '/elsewhere' }).end()
  await expect(called(['127.0.0.1'])(`http://model.example:${port}/`)).rejects.toThrow(
    'fetch failed',
  )
  expect(hits).toBe(1)
})

test('what is sent arrives, and what is answered is read as it comes', async () => {
  const heard: unknown[] = []
  answer = (request, response) => {
    heard.push(request.method, request.headers['x-api-key'])
    request.on('data', (part: Buffer) => heard.push(part.toString()))
    request.on('end', () => response.writeHead(429, { 'retry-after': '7' }).end('Later'))
  }
  const said = await called(['127.0.0.1'])(`http://model.example:${port}/`, {
    method: 'POST',
    headers: { 'x-api-key': 'k' },
    body: '{"text":"é"}',
  })
  expect([said.status, said.headers.get('retry-after'), await said.text()]).toEqual([
    429,
    '7',
    'Later',
  ])
  expect(heard).toEqual(['POST', 'k', '{"text":"é"}'])
})

test('who hangs up hangs up, before the answer and in the middle of it', async () => {
  const ending = new AbortController()
  answer = (_request, response) => void response.write('a')
  const said = await called(['127.0.0.1'])(`http://model.example:${port}/`, {
    signal: ending.signal,
  })
  ending.abort(new Error('enough'))
  await expect(said.text()).rejects.toThrow()
  await expect(
    called(['127.0.0.1'])(`http://model.example:${port}/`, { signal: ending.signal }),
  ).rejects.toThrow('fetch failed')
})
