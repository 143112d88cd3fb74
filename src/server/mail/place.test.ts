import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { type Env } from '../env.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { openMailer } from './mailer.ts'
import { missingOrigin } from './place.ts'
import { sendMail } from './send.ts'

let site: TestSite
let open: TestSite[] = []
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()))
  open = []
})
const openSite = async (env: Record<string, string> = {}) => {
  site = await testSite({ env })
  open.push(site)
}

/** Sends what waits; all mails, their folded lines whole. */
const deliver = async (): Promise<string> => {
  const { rows } = await sql<{ payload: unknown }>`
    select payload from graphile_worker._private_jobs as jobs
    join graphile_worker._private_tasks as tasks on tasks.id = jobs.task_id
    where tasks.identifier = 'send-mail' order by jobs.id`.execute(site.db)
  const mailer = openMailer(site.services)
  for (const { payload } of rows) await sendMail(site.services, mailer, payload)
  const folder = join(site.services.env.DATA_DIR, 'outbox')
  if (!existsSync(folder)) return ''
  const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  return mails
    .join('\n')
    .replaceAll(/=\r?\n/g, '')
    .replaceAll('=3D', '=')
}

/** As a stranger does who names a host of theirs. */
const askAs = (host: string, email: string) =>
  site.app.inject({
    method: 'POST',
    url: '/api/forgot-password',
    headers: { host, 'x-forwarded-host': host, forwarded: `host=${host}` },
    payload: { email },
  })

test.each([
  ['listens to others', { HOST: '0.0.0.0' }],
  ['stands behind a proxy', { TRUST_PROXY: '1' }],
])(
  'a site without SITE_URL that %s mails no link, and says how to get there',
  async (_how, env) => {
    await openSite(env)
    const { user } = await site.signUp()
    const { statusCode } = await askAs('evil.example', user.email!)
    expect(statusCode).toBe(204)
    const mails = await deliver()
    expect(mails).not.toContain('evil')
    expect(mails).not.toContain('://')
    expect(mails).toContain('put this behind the address of its first page:')
    const token = /^\/reset-password\?token=([\w-]{43})\r?$/m.exec(mails)?.[1]
    const reset = { token, password: 'quite another one' }
    expect((await site.visitor().post('/api/reset-password', reset)).status).toBe(204)
  },
)

test('the Host of a request leads no mail anywhere, whatever the site listens on', async () => {
  await openSite()
  const { user } = await site.signUp()
  expect((await askAs('evil.example', user.email!)).statusCode).toBe(204)
  const mails = await deliver()
  expect(mails).not.toContain('evil')
  expect(mails).toContain('http://127.0.0.1:')
})

test('SITE_URL is where mails lead, and what numbers them', async () => {
  await openSite({ HOST: '0.0.0.0', SITE_URL: 'https://talk.example' })
  await site.signUp()
  const mails = await deliver()
  expect(mails).toContain('https://talk.example/verify-email?token=')
  expect(mails).toMatch(/^Message-ID: <\w+@talk.example>\r?$/m)
})

test('a site knows where it is by SITE_URL, or on this machine alone', () => {
  const at = (env: object) => ({ HOST: '127.0.0.1', PORT: 3000, TRUST_PROXY: false, ...env }) as Env
  const known: [object, string | null][] = [
    [{}, 'http://127.0.0.1:3000'],
    [{ HOST: 'localhost' }, 'http://localhost:3000'],
    [{ HOST: '::1' }, 'http://[::1]:3000'],
    [{ HOST: '127.1.2.3' }, 'http://127.1.2.3:3000'],
    [{ HOST: '0.0.0.0' }, null],
    [{ HOST: '::' }, null],
    [{ HOST: '192.168.0.2' }, null],
    [{ HOST: 'localhost.evil.example' }, null],
    [{ TRUST_PROXY: true }, null],
    [{ TRUST_PROXY: 1 }, null],
    [{ HOST: '0.0.0.0', SITE_URL: 'https://talk.example/sub' }, 'https://talk.example'],
  ]
  for (const [env, origin] of known) {
    expect(ownOrigin(at(env)), JSON.stringify(env)).toBe(origin)
    expect(missingOrigin(at(env)) === null).toBe(origin !== null)
  }
  expect(ownOrigin(at({}), { socket: { localPort: 4711 } })).toBe('http://127.0.0.1:4711')
})

test('naming a host of one’s own makes links to it no links to the site', async () => {
  await openSite({ HOST: '0.0.0.0' })
  const newcomer = await site.signUp()
  const answer = await site.app.inject({
    method: 'POST',
    url: '/api/posts',
    headers: { host: 'pills.example', cookie: newcomer.cookies() },
    payload: { content: 'Have a look at https://pills.example/now', aiSeats: 'humans_only' },
  })
  expect([answer.statusCode, answer.json().isHeld]).toEqual([201, true])
})
