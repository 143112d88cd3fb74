import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { isThere } from '#server/db/embedded/postmaster.ts'
import { nodeEnv, nodeOptions } from '../src/program.mjs'
import { openBrowser } from './support/browser.ts'
import { postmasterOf, until } from './support/processes.ts'
import { launch, main, startServer, temporaryFolder } from './support/server.ts'

const site = temporaryFolder('start')
const DATA_DIR = site.folder
afterAll(site.remove)

const isReady = async (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

const register = async (url: string, username: string): Promise<number> => {
  const { status } = await openBrowser(url).post('/api/register', {
    email: `${username}@example.org`,
    username,
    password: 'a long enough one',
    firstName: 'Test',
    lastName: 'Person',
  })
  return status
}

describe('a start', () => {
  test('brings a site up from nothing, and SIGTERM ends all of it', async () => {
    const server = await startServer({ DATA_DIR })
    expect(await isReady(server.url)).toBe(true)
    const database = postmasterOf(DATA_DIR)
    expect(isThere(database!)).toBe(true)
    expect(await server.stop()).toBe(0)
    expect(postmasterOf(DATA_DIR)).toBeUndefined()
    await until(() => !isThere(database!), 'the database is gone')
  })

  test('by a container tells Node and glibc the same as npm start', () => {
    const written = readFileSync(new URL('../Dockerfile', import.meta.url), 'utf8')
    const [, options] = /CMD \["node", (.*), "src\/main/.exec(written) ?? []
    expect(options?.match(/--[\w-]+(?:=\w+)?/g)).toEqual(nodeOptions)
    for (const [name, value] of Object.entries(nodeEnv))
      expect(written).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'))
  })

  test('by npm start tells Node and glibc what they take from their first moment on', async () => {
    const script = new URL('../scripts/start.mjs', import.meta.url).pathname
    const server = await startServer({ DATA_DIR, NODE_ENV: 'production' }, script)
    const ofProcess = (file: string) =>
      readFileSync(`/proc/${server.pid}/${file}`, 'utf8').split('\0')
    expect(ofProcess('cmdline')).toEqual(expect.arrayContaining(nodeOptions))
    expect(ofProcess('environ')).toContain('MALLOC_ARENA_MAX=2')
    expect(await server.stop()).toBe(0)
  })

  test('may be told how much memory Node takes', async () => {
    const server = await startServer({ DATA_DIR }, main, ['--max-old-space-size=400'])
    expect(await isReady(server.url)).toBe(true)
    expect(await server.stop()).toBe(0)
  })

  test('keeps the secret from others', () => {
    expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
  })

  test.each([
    ['PORT', 'abc', 'PORT is "abc", but takes a whole number from 0 to 65535.'],
    ['ROLE', 'boss', 'ROLE is "boss", but takes all, web, worker.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true", but takes false, the number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/8, proxy', 'TRUST_PROXY is "10.0.0.0/8, proxy", but takes false'],
    ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is "10.0.0.0/33", but takes false'],
    [
      'OIDC_ISSUER',
      'http://id.example',
      'OIDC_ISSUER is "http://id.example", but takes an address',
    ],
    ['APP_SECRET', 'short', 'APP_SECRET is something (not shown), but takes at least 32'],
  ])('with a wrong %s says so in one line', async (name, value, line) => {
    const { output, ended } = launch({ DATA_DIR, [name]: value })
    expect(await ended).toBe(1)
    expect(output().trim().split('\n')).toEqual([expect.stringContaining(line)])
  })

  test('for others without SITE_URL warns that mails have no links', async () => {
    const server = await startServer({ DATA_DIR, HOST: '0.0.0.0' })
    expect(server.output()).toContain('SITE_URL is not set, but others are served')
    expect(await server.stop()).toBe(0)
    const alone = await startServer({ DATA_DIR })
    expect(alone.output()).not.toContain('SITE_URL')
    expect(await alone.stop()).toBe(0)
  })

  test('on a port that is taken says so in one line and leaves nothing behind', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await until(() => taken.listening, 'the port is taken')
    const { port } = taken.address() as { port: number }
    const { output, ended } = launch({ DATA_DIR, PORT: String(port), LOG_LEVEL: 'fatal' })
    expect(await ended).toBe(1)
    expect(output().trim()).toBe(
      `PORT is ${port}, which another program uses: set another, as in PORT=3001.`,
    )
    expect(postmasterOf(DATA_DIR)).toBeUndefined()
    taken.close()
  })

  test.each(['17', '99'])(
    'on data of PostgreSQL %s says what to do and changes nothing',
    async (made) => {
      const { folder, remove } = temporaryFolder('another')
      const path = join(folder, 'postgres/PG_VERSION')
      mkdirSync(join(folder, 'postgres'))
      writeFileSync(path, `${made}\n`)
      const { output, ended } = launch({ DATA_DIR: folder })
      expect(await ended).toBe(1)
      expect(output().trim().split('\n')).toEqual([
        expect.stringMatching(
          `made by PostgreSQL ${made}, .* brings PostgreSQL 18, which cannot read it. Nothing`,
        ),
      ])
      expect(output()).toContain('docs/operations.md says under "Another PostgreSQL"')
      const operations = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
      expect(operations).toContain('### Another PostgreSQL\n')
      expect(readdirSync(join(folder, 'postgres'))).toEqual(['PG_VERSION'])
      expect(readFileSync(path, 'utf8')).toBe(`${made}\n`)
      remove()
    },
  )

  test('together with another on a new data folder gives two sites on one database', async () => {
    const { folder, remove } = temporaryFolder('twins')
    mkdirSync(join(folder, 'postgres.new-999999999'))
    const twins = await Promise.all([1, 2].map(() => startServer({ DATA_DIR: folder })))
    expect(await register(twins[0]!.url, 'first')).toBe(201)
    expect(await register(twins[1]!.url, 'first')).toBe(409)
    expect(await twins[0]!.stop()).toBe(0)
    expect(await register(twins[1]!.url, 'second')).toBe(201)
    expect(await twins[1]!.stop()).toBe(0)
    expect(postmasterOf(folder)).toBeUndefined()
    expect(existsSync(join(folder, 'postgres.new-999999999'))).toBe(false)
    remove()
  })
})

/** As `npm start` does it, in a folder where npm does nothing but wait until it may end. */
const installing = () => {
  const { folder, remove } = temporaryFolder('installing')
  cpSync(join(import.meta.dirname, '../scripts'), join(folder, 'scripts'), { recursive: true })
  const lockfile = JSON.stringify({ packages: { 'node_modules/one': { version: '1.0.0' } } })
  writeFileSync(join(folder, 'package-lock.json'), lockfile)
  writeFileSync(
    join(folder, 'npm.js'),
    `const fs = require('node:fs')
    fs.appendFileSync('calls', 'installs ')
    const parent = process.ppid
    setInterval(() => {
      if (process.ppid !== parent) process.exit(1)
      if (!fs.existsSync('go')) return
      fs.mkdirSync('node_modules', { recursive: true })
      fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
      process.exit(0)
    }, 10)`,
  )
  const program = join(folder, 'start.mjs')
  writeFileSync(program, `await (await import('./scripts/install.mjs')).install()`)
  const start = () => launch({ npm_execpath: join(folder, 'npm.js') }, program)
  const calls = () => {
    const path = join(folder, 'calls')
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  }
  const go = () => writeFileSync(join(folder, 'go'), '')
  return { start, calls, go, lock: join(folder, '.cache/installing'), remove }
}

describe('two starts at once, where packages are missing', () => {
  const waits = 'Another start is installing, waiting for it'

  test('install once: the second says that it waits', async () => {
    const { start, calls, go, remove } = installing()
    const first = start()
    await until(() => calls() === 'installs ', 'the first installs')
    const second = start()
    await until(() => second.output().includes(waits), 'the second waits')
    go()
    expect(await Promise.all([first.ended, second.ended])).toEqual([0, 0])
    expect([calls(), first.output().includes(waits)]).toEqual(['installs ', false])
    remove()
  })

  test('install twice where the first has died of it', async () => {
    const { start, calls, go, lock, remove } = installing()
    const first = start()
    await until(() => calls() === 'installs ', 'the first installs')
    const second = start()
    await until(() => second.output().includes(waits), 'the second waits')
    first.child.kill('SIGKILL')
    await first.ended
    const longAgo = new Date(Date.now() - 60_000)
    utimesSync(lock, longAgo, longAgo)
    await until(() => calls() === 'installs installs ', 'the second installs')
    go()
    expect([await second.ended, existsSync(lock)]).toEqual([0, false])
    remove()
  })
})

describe('a start in a place that is not easy', () => {
  const isRoot = process.getuid?.() === 0

  test('a data folder whose path is too long for a socket', async () => {
    const { folder, remove } = temporaryFolder('long')
    const server = await startServer({ DATA_DIR: join(folder, 'long'.repeat(30)) })
    expect(await isReady(server.url)).toBe(true)
    expect(await server.stop()).toBe(0)
    remove()
  })

  test.runIf(isRoot)('root, below a folder that nobody else may enter', async () => {
    const { folder, remove } = temporaryFolder('closed')
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    const server = await startServer({ DATA_DIR: join(folder, 'data') })
    expect(await isReady(server.url)).toBe(true)
    expect(statSync(join(folder, 'data/postgres')).uid).toBe(0)
    expect(await server.stop()).toBe(0)
    remove()
  })

  test.runIf(isRoot)('root, in an open folder: the database runs as nobody', async () => {
    const { folder, remove } = temporaryFolder('open')
    chmodSync(folder, 0o755)
    const server = await startServer({ DATA_DIR: folder })
    expect(await isReady(server.url)).toBe(true)
    expect(statSync(join(folder, 'postgres')).uid).toBe(65_534)
    expect(await server.stop()).toBe(0)
    remove()
  })
})

describe('what was acknowledged outlives', () => {
  test('kill -9 of the site: the next start adopts the database and ends it', async () => {
    const killed = await startServer({ DATA_DIR })
    expect(await register(killed.url, 'adopted')).toBe(201)
    const database = postmasterOf(DATA_DIR)
    expect(await killed.stop('SIGKILL')).toBe('SIGKILL')
    expect(isThere(database!)).toBe(true)

    const next = await startServer({ DATA_DIR })
    expect(postmasterOf(DATA_DIR)).toBe(database)
    expect(await register(next.url, 'adopted')).toBe(409)
    expect(await next.stop()).toBe(0)
    expect(postmasterOf(DATA_DIR)).toBeUndefined()
  })

  test('kill -9 of the site and its database', async () => {
    const killed = await startServer({ DATA_DIR })
    expect(await register(killed.url, 'recovered')).toBe(201)
    process.kill(killed.pid, 'SIGKILL')
    process.kill(postmasterOf(DATA_DIR)!, 'SIGKILL')
    await killed.ended

    const next = await startServer({ DATA_DIR })
    expect(await register(next.url, 'recovered')).toBe(409)
    expect(await next.stop()).toBe(0)
  })

  test('kill -9 of the database while the site serves', async () => {
    const server = await startServer({ DATA_DIR })
    expect(await register(server.url, 'revived')).toBe(201)
    const database = postmasterOf(DATA_DIR)
    process.kill(database!, 'SIGKILL')
    await until(() => postmasterOf(DATA_DIR) !== database, 'there is another database server')
    await until(() => isReady(server.url), 'the site is ready again')
    expect(await register(server.url, 'revived')).toBe(409)
    expect(await server.stop()).toBe(0)
  })

  test('a postmaster.pid that names another program of the same user', async () => {
    const { uid, gid } = statSync(join(DATA_DIR, 'postgres'))
    const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
    await until(() => stranger.pid !== undefined, 'the stranger lives')
    const lines = [stranger.pid, join(DATA_DIR, 'postgres'), 1, 5432, '', '', '', 'ready']
    writeFileSync(join(DATA_DIR, 'postgres/postmaster.pid'), `${lines.join('\n')}\n`)
    const server = await startServer({ DATA_DIR })
    expect(await isReady(server.url)).toBe(true)
    expect(await server.stop()).toBe(0)
    expect(isThere(stranger.pid!)).toBe(true)
    stranger.kill()
  })
})

describe('a stop', () => {
  test('lets a request finish', async () => {
    const server = await startServer({ DATA_DIR })
    const body = JSON.stringify({ email: 'nobody', password: 'a long enough one' })
    const headers = { 'content-type': 'application/json', 'content-length': body.length }
    const call = request(`${server.url}/api/login`, { method: 'POST', headers })
    call.write(body.slice(0, 20))
    await sleep(500)
    const ended = server.stop('SIGINT')
    await sleep(200)
    call.end(body.slice(20))
    const [answer] = (await once(call, 'response')) as [IncomingMessage]
    answer.resume()
    expect(answer.statusCode).toBe(401)
    expect(await ended).toBe(0)
  })

  test('comes also when npm is killed and forgets its child', async () => {
    const main = join(import.meta.dirname, '../src/main.mjs')
    const shell = spawn('/bin/sh', ['-c', `"${process.execPath}" "${main}"; true`], {
      env: { PATH: process.env['PATH'], DATA_DIR, PORT: '0', npm_lifecycle_event: 'start' },
      stdio: 'ignore',
    })
    await until(() => postmasterOf(DATA_DIR) !== undefined, 'the database lives')
    await sleep(1_000)
    shell.kill('SIGKILL')
    await until(() => postmasterOf(DATA_DIR) === undefined, 'the database is ended')
  })
})
