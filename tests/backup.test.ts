import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import pino from 'pino'
import { afterAll, expect, test } from 'vitest'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { openBrowser } from './support/browser.ts'
import { until } from './support/processes.ts'
import { startServer, temporaryFolder } from './support/server.ts'

const ground = temporaryFolder('backup')
afterAll(() => ground.remove())
const at = (...path: string[]) => join(ground.folder, ...path)
const script = (name: string) => new URL(`../scripts/${name}.ts`, import.meta.url).pathname

/** Runs a command; gives what it said and how to end it. */
const command = (name: string, dataDir: string, args: string[]) => {
  const child: ChildProcess = spawn(process.execPath, [script(name), ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stdout!.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr!.on('data', (text: Buffer) => (said += text.toString()))
  const ended = once(child, 'close') as Promise<[number | null]>
  return { child, ended, said: () => said }
}
const run = async (name: string, dataDir: string, args: string[]) => {
  const { ended, said } = command(name, dataDir, args)
  const [code] = await ended
  return { code, said: said() }
}
/** Asks the database of a data folder. */
const beside = async <T>(dataDir: string, ask: (client: pg.Client) => Promise<T>): Promise<T> => {
  const server = await startEmbedded({ dataDir, log: pino({ level: 'silent' }) })
  const client = new pg.Client(server.connection)
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
    await server.stop()
  }
}

/** Every row of every table, as one number each. */
const fingerprints = (dataDir: string): Promise<Record<string, string>> =>
  beside(dataDir, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
       from information_schema.tables where table_type = 'BASE TABLE'
         and table_schema in ('public', 'graphile_worker')`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(
        `select t::text as row from ${name} as t order by 1`,
      )
      const text = rows.map(({ row }) => row).join('\n')
      found[name] = `${rows.length} rows ${createHash('sha256').update(text).digest('hex')}`
    }
    return found
  })

const contentsOf = (dataDir: string): Promise<string[]> =>
  beside(dataDir, async (client) => {
    const { rows } = await client.query<{ content: string }>(
      `select content from posts where user_id <> 'ai_system' order by id`,
    )
    return rows.map(({ content }) => content)
  })

test('a site that was backed up while people wrote comes back row by row, and as it was at a moment', async () => {
  const site = await startServer({
    DATA_DIR: at('site'),
    RATE_LIMIT_SCALE: '1000',
    AI_PACE: '0',
    LOG_LEVEL: 'fatal',
  })
  const ann = openBrowser(site.url)
  await ann.post('/api/register', {
    email: 'ann@example.org',
    username: 'ann',
    password: 'a long enough one',
    firstName: 'Ann',
    lastName: 'Lee',
  })
  const write = async (from: number, to: number) => {
    for (let n = from; n <= to; n += 1) {
      const { status } = await ann.post('/api/posts', { content: `Post ${n}` })
      expect(status).toBe(201)
    }
  }
  writeFileSync(at('key'), 'correct horse battery staple')

  await write(1, 5)
  const writing = write(6, 30)
  const args = ['--into', at('backups'), '--key-file', at('key')]
  const backup = command('backup', at('site'), [...args, '--follow'])
  await writing
  await until(() => backup.said().includes('from now on'), 'the copy is whole', 120_000)
  await write(31, 40)
  const moment = new Date()
  await write(41, 45)
  await site.stop()
  backup.child.kill('SIGINT')
  expect((await backup.ended)[0]).toBe(0)

  const set = at('backups', readdirSync(at('backups'))[0]!)
  const restored = await run('restore', at('restored'), [set, '--key-file', at('key')])
  expect(restored.said).toContain('Restored')
  expect(await fingerprints(at('restored'))).toEqual(await fingerprints(at('site')))
  expect(existsSync(at('restored', 'secret'))).toBe(true)

  const back = ['--until', moment.toISOString(), '--key-file', at('key')]
  expect((await run('restore', at('earlier'), [set, ...back])).said).toContain('Restored')
  const earlier = await contentsOf(at('earlier'))
  expect(earlier).toHaveLength(40)
  expect(earlier.at(-1)).toBe('Post 40')

  writeFileSync(at('other'), 'incorrect horse battery staple')
  const refused = await run('restore', at('never'), [set, '--key-file', at('other')])
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('the key is another') })
  expect(existsSync(at('never'))).toBe(false)
  const full = await run('restore', at('site'), [set, '--key-file', at('key')])
  expect(full).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') })
}, 300_000)
