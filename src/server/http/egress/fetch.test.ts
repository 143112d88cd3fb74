import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { insideHosts } from '../../../../tests/support/tricks.ts'
import { type FetchRules, guardedFetch } from './fetch.ts'

let server: Server
let port: number
let hits = 0
let answer: RequestListener = (_request, response) => response.end()

/** Everything that a trick might reach on this machine, and it counts who came. */
beforeAll(async () => {
  server = createServer((request, response) => {
    hits += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '::', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
afterEach(() => (hits = 0))

const rules: FetchRules = {
  schemes: ['http:'],
  types: ['image/png'],
  mostBytes: 1000,
  withinMs: 5_000,
  hasUsualPort: false,
}
const fetched = (url: string, more: Partial<FetchRules> = {}) =>
  guardedFetch(url, { ...rules, ...more })
/** As if this machine were out on the internet under the name open.example. */
const open: Partial<FetchRules> = {
  resolve: async (host) => (host === 'open.example' ? ['127.0.0.1'] : ['10.0.0.1']),
  isPublic: (address) => address === '127.0.0.1',
}
const png: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end('a picture')

describe('an address that leads inside is never knocked at', () => {
  test.each(insideHosts)('%s', async (host) => {
    const asked = fetched(`http://${host}:${port}/`)
    await expect(asked).rejects.toThrow('not on the open internet')
    expect(hits).toBe(0)
  })

  test.each([
    ['a name of this machine', ['127.0.0.1']],
    ['a name of its IPv6', ['::1']],
    ['a name with one good and one bad address', ['93.184.215.14', '127.0.0.1']],
    ['a name of a mapped address', ['::ffff:127.0.0.1']],
    ['a name of an address with a zone', ['fe80::1%lo']],
    ['a name of the cloud’s secrets', ['169.254.169.254']],
  ])('%s', async (_what, addresses) => {
    const asked = fetched(`http://trick.example:${port}/`, { resolve: async () => addresses })
    await expect(asked).rejects.toThrow('not on the open internet')
    expect(hits).toBe(0)
  })

  test.each([
    ['a password', 'http://a:b@open.example/', 'password'],
    ['a file', 'file:///etc/passwd', 'Only http:'],
    ['a Gopher', 'gopher://open.example/', 'Only http:'],
    ['data', 'data:image/png;base64,AA', 'Only http:'],
    ['nothing', 'http://', 'not an address'],
    ['a name that nobody has', 'http://nobody.example/', 'cannot be found'],
  ])('%s', async (_what, url, words) => {
    await expect(fetched(url, { ...open, resolve: async () => [] })).rejects.toThrow(words)
  })

  test('an unusual port, where only usual ones are open', async () => {
    const asked = fetched('http://open.example:22/', { ...open, hasUsualPort: true })
    await expect(asked).rejects.toThrow('unusual')
  })
})

test('the connection goes to the address that was checked, whatever the name says next', async () => {
  answer = png
  let asked = 0
  const resolve = async () => [(asked += 1) === 1 ? '127.0.0.1' : '10.0.0.1']
  const { body } = await fetched(`http://open.example:${port}/a.png`, { ...open, resolve })
  expect([String(body), asked, hits]).toEqual(['a picture', 1, 1])
})

describe('a redirect', () => {
  const leadTo =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === '/end' ? png(request, response) : response.writeHead(302, { location }).end()

  test('is followed, relative too', async () => {
    answer = leadTo('/end')
    expect(String((await fetched(`http://open.example:${port}/`, open)).body)).toBe('a picture')
    expect(hits).toBe(2)
  })

  test.each([
    ['http://inside.example/', 'not on the open internet'],
    ['http://169.254.169.254/latest/meta-data/', 'not on the open internet'],
    ['http://[::1]/', 'not on the open internet'],
    ['file:///etc/passwd', 'Only http:'],
    ['https://open.example/', 'Only http:'],
  ])('to %s is not followed', async (location, words) => {
    answer = leadTo(location)
    await expect(fetched(`http://open.example:${port}/`, open)).rejects.toThrow(words)
    expect(hits).toBe(1)
  })

  test('in a circle ends after three', async () => {
    answer = leadTo('/again')
    await expect(fetched(`http://open.example:${port}/`, open)).rejects.toThrow('redirects')
    expect(hits).toBe(4)
  })
})

describe('an answer', () => {
  const told =
    (headers: Record<string, string>, body = 'x', status = 200): RequestListener =>
    (_request, response) =>
      response.writeHead(status, headers).end(body)
  const type = { 'content-type': 'image/png' }

  test.each([
    ['of another type', told({ 'content-type': 'text/html' }), 'another type'],
    ['without a type', told({}), 'another type'],
    [
      'that promises too much',
      told({ ...type, 'content-length': '1001' }, 'x'.repeat(1001)),
      'large',
    ],
    ['that is longer than it may be', told(type, 'x'.repeat(1001)), 'too large'],
    ['in an unasked encoding', told({ ...type, 'content-encoding': 'gzip' }), 'encoding'],
    ['that is an error', told(type, 'x', 500), 'It answered 500'],
  ])('%s is refused', async (_what, given, words) => {
    answer = given
    await expect(fetched(`http://open.example:${port}/`, open)).rejects.toThrow(words)
  })

  test('without an end is cut at the limit of bytes', async () => {
    answer = (_request, response) => {
      response.writeHead(200, type)
      const pour = setInterval(() => response.write('x'.repeat(400)), 1)
      response.once('close', () => clearInterval(pour))
    }
    await expect(fetched(`http://open.example:${port}/`, open)).rejects.toThrow('too large')
  })

  test('in parts of one byte is broken off; one of many large parts is read', async () => {
    // by hand: Node writes what is given in one turn as one part
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: image/png\r\ntransfer-encoding: chunked\r\n\r\n'
    const inParts = (part: string, times: number): RequestListener => {
      const written = `${part.length.toString(16)}\r\n${part}\r\n`.repeat(times)
      return (_request, response) => response.socket?.write(`${head}${written}0\r\n\r\n`)
    }
    const large = { ...open, mostBytes: 1_000_000 }
    answer = inParts('x', 500)
    const tiny = fetched(`http://open.example:${port}/`, large)
    await expect(tiny).rejects.toThrow('parts that are too small')
    answer = inParts('x'.repeat(1_000), 500)
    const { body } = await fetched(`http://open.example:${port}/`, large)
    expect(body).toHaveLength(500_000)
  })

  test('that breaks off, or does not come, ends the fetch', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { ...type, 'content-length': '500' }).write('x')
      setTimeout(() => response.destroy(), 20)
    }
    await expect(fetched(`http://open.example:${port}/`, open)).rejects.toThrow('broke off')
    answer = () => undefined
    const slow = fetched(`http://open.example:${port}/`, { ...open, withinMs: 50 })
    await expect(slow).rejects.toThrow('cannot be reached')
    const never = { ...open, withinMs: 50, resolve: () => new Promise<string[]>(() => undefined) }
    await expect(fetched('http://open.example/', never)).rejects.toThrow('too long')
  })
})
