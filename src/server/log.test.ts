import { type AddressInfo, createServer } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, openBrowser } from '../../tests/support/browser.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import { buildApp } from './app.ts'
import { readEnv } from './env.ts'
import { openLog } from './log.ts'
import { startWorker } from './tasks.ts'

let site: TestSite
let app: FastifyInstance
let logged = ''
let browser: Browser
let work: () => Promise<void>

/** A mail server that refuses everybody by name, as they do. */
const refuser = createServer((socket) => {
  socket.write('220 test\r\n')
  socket.on('data', (bytes) => {
    const to = /^RCPT TO:<(.*)>/m.exec(bytes.toString())?.[1]
    socket.write(to ? `550 5.1.1 <${to}>: nobody here of that name\r\n` : '250 fine\r\n')
  })
  socket.on('error', () => undefined)
})

beforeAll(async () => {
  await new Promise<void>((resolve) => refuser.listen(0, '127.0.0.1', resolve))
  const SMTP_URL = `smtp://127.0.0.1:${(refuser.address() as AddressInfo).port}`
  site = await testSite({ env: { SMTP_URL, TRUST_PROXY: '1' } })
  const write = (line: string) => void (logged += line)
  const log = openLog({ LOG_LEVEL: 'trace' }, { write })
  const services = { ...site.services, log }
  app = await buildApp(services)
  app.get('/broken', () => {
    const quoted = 'duplicate key value violates unique constraint "users_email"'
    throw Object.assign(new Error(quoted), {
      code: '23505',
      detail: 'Key (email)=(ann@example.org)',
    })
  })
  browser = openBrowser(await app.listen({ port: 0, host: '127.0.0.1' }))
  work = async () => {
    const worker = await startWorker(services, { hasChores: false })
    await worker.drain()
    await worker.stop()
  }
})
afterAll(async () => {
  await app.close()
  await site.close()
  refuser.close()
})

test('nothing personal of who signs up, writes, or fails to sign in stands in the log', async () => {
  const from = { 'x-forwarded-for': '203.0.113.77' }
  const form = {
    email: 'zebulon@example.org',
    username: 'zebulonia',
    firstName: 'Zebulon',
    lastName: 'Quagmire',
    password: 'a rather long secret',
  }
  expect((await browser.post('/api/register', form, from)).status).toBe(201)
  const post = { content: 'Marked words of a post' }
  expect((await browser.post('/api/posts', post, from)).status).toBe(201)
  const wrong = { email: form.email, password: 'quite another one' }
  expect((await browser.post('/api/login', wrong, from)).status).toBe(401)
  expect((await browser.get(`/broken?token=${form.username}`, from)).status).toBe(500)
  await work()
  const token = /sid=([^;]+)/.exec(browser.cookies())?.[1] ?? 'no token'
  expect(logged).toContain('550 5.1.1')
  expect(logged).toContain('A call failed')
  for (const personal of [
    form.email,
    'ann@example.org',
    form.username,
    form.firstName,
    form.lastName,
    form.password,
    wrong.password,
    post.content,
    token,
    '203.0.113.77',
  ]) {
    expect(logged).not.toContain(personal)
  }
})

test('every answer says what its request is called; a failure says it in words, and so does the log', async () => {
  const ids = new Set<string | null>()
  const paths = ['/api/posts', '/api/posts', '/api/posts?limit=1', '/api/nothing', '/', '/healthz']
  for (const path of paths) {
    const { headers } = await browser.get(path)
    expect(headers.get('x-request-id'), path).toMatch(/^[0-9a-f]{8}-[0-9a-z]+$/)
    ids.add(headers.get('x-request-id'))
  }
  expect(ids.size).toBe(paths.length)
  const { headers, body } = await browser.get('/broken')
  expect(body.requestId).toBe(headers.get('x-request-id'))
  const lines = logged
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({
    requestId: body.requestId,
    route: '/broken',
    status: 500,
    code: '23505',
  })
})

test('a configuration alone makes a log', () => {
  const { LOG_LEVEL } = readEnv({
    APP_SECRET: 'a secret of a site, long enough'.padEnd(32, '.'),
    LOG_LEVEL: 'warn',
  })
  expect(openLog({ LOG_LEVEL }).isLevelEnabled('info')).toBe(false)
})

test('addresses that hang together are all blotted out', () => {
  let line = ''
  const log = openLog({ LOG_LEVEL: 'info' }, { write: (text) => (line = text) })
  log.info('to ann@example.org.bob@example.net, x@y@zoe@mail.example.org and cyd@example.com')
  for (const name of ['ann', 'bob', 'zoe', 'cyd', 'example']) expect(line).not.toContain(name)
})
