import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import pino from 'pino'
import type { Pool } from 'pg'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { until } from '../../tests/support/processes.ts'
import { launch, type Server, startServer } from '../../tests/support/server.ts'
import { signUp } from '../ground.ts'
import { type Measured, type Pace, highest, times } from '../row.ts'
import { notRun } from '../tools.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * The version before the newest migration serves people; this version starts beside it, is killed in
 * the middle of the migration, starts again and migrates; then both serve on the new schema, and on
 * one that a version to come has widened under their feet.
 */
export const migrateUnderLoad = async (pace: Pace): Promise<Measured> => {
  const newest = newestMigration()
  if (!newest) return notRun('needs the history of the project (git clone)')
  const ground = mkdtempSync(join(tmpdir(), 'symposia-migrations-'))
  const env = {
    DATA_DIR: join(ground, 'data'),
    AI_PACE: '1',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'fatal',
  }
  const previous = await startBefore(newest, env, ground)
  const ends: (() => Promise<unknown>)[] = [() => previous.stop()]
  try {
    const { pool, close } = await openDatabase(readEnv(env), pino({ level: 'silent' }))
    ends.unshift(close)
    const loads = [await keepBusy(previous.url)]
    const before = await schemaOf(pool)
    const kills = times(pace, 20)
    for (let kill = 0; kill < kills; kill += 1) await killInTheMiddle(pool, env)
    const isWhole = (await schemaOf(pool)) === before
    const present = await startServer(env)
    ends.unshift(() => present.stop())
    const isMigrated = (await schemaOf(pool)) !== before
    loads.push(await keepBusy(present.url))
    await sleep(pace.isShort ? 2_000 : 5_000)
    await widen(pool)
    await sleep(pace.isShort ? 2_000 : 5_000)
    const seen = await Promise.all(loads.map((end) => end()))
    const total = seen.reduce((sum, { calls }) => sum + calls, 0)
    const failed = seen.flatMap(({ failures }) => failures)
    const slowest = highest(seen.map(({ longest }) => longest))
    return {
      measured: `from before ${newest.file}, ${total} calls, ${kills} kills in the middle: ${failed.length} × 5xx or no answer${failed.length > 0 ? ` (${[...new Set(failed)].slice(0, 4).join(', ')})` : ''}, the slowest ${Math.round(slowest)} ms; schema ${isWhole ? 'whole' : 'broken'} after kills`,
      holds: failed.length === 0 && isWhole && isMigrated && total > 100,
    }
  } finally {
    for (const end of ends) await end()
    rmSync(ground, { recursive: true, force: true })
  }
}

type Newest = { file: string; earlier: string[] }

/** So far back a version is looked for that starts: not everything that was ever committed does. */
const farthest = 15

/** The newest migration, and the versions before it, the latest first. */
const newestMigration = (): Newest | null => {
  if (spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, stdio: 'ignore' }).status !== 0)
    return null
  const added = ['--diff-filter=A', '-1', '--name-only', '--format=%H', '--', 'migrations/*.sql']
  const [commit = '', file = ''] = git('log', ...added)
    .split('\n')
    .filter(Boolean)
  if (!commit || !file) return null
  return { file, earlier: git('log', '--format=%H', `-${farthest}`, `${commit}^`).split('\n') }
}

/** The program as it was before, on the libraries of today. */
const startBefore = async (
  { earlier }: Newest,
  env: Record<string, string>,
  ground: string,
): Promise<Server> => {
  for (const version of earlier) {
    const server = await startServer(env, unpack(version, join(ground, version))).catch(() => null)
    if (server) return server
  }
  throw new Error(`None of the ${earlier.length} versions before starts.`)
}

const unpack = (version: string, folder: string): string => {
  mkdirSync(folder)
  const archive = execFileSync('git', ['archive', version], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  for (const name of ['node_modules', 'dist']) symlinkSync(join(root, name), join(folder, name))
  return join(folder, 'src/main.ts')
}

/** Everything that a migration could change. */
const schemaOf = async (pool: Pool): Promise<string> => {
  const { rows } = await pool.query(`
    select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public'
    union all select tablename, indexname, indexdef, null, null from pg_indexes where schemaname = 'public'
    union all select 'migrations', name, null, null, null from migrations
    order by 1, 2, 3`)
  return JSON.stringify(rows)
}

/** Holds up the line in which a migration is noted, which is its last, and kills the process that waits there. */
const killInTheMiddle = async (pool: Pool, env: Record<string, string>): Promise<void> => {
  const holder = await pool.connect()
  try {
    await holder.query(`set idle_in_transaction_session_timeout = 0; begin;
      lock table migrations in exclusive mode`)
    const { child, ended } = launch(env)
    const isWaiting = async () => {
      const { rows } = await pool.query(`
        select from pg_locks where relation = 'migrations'::regclass and not granted`)
      return rows.length > 0
    }
    await until(isWaiting, 'the migration is in its middle', 120_000).finally(() =>
      child.kill('SIGKILL'),
    )
    await ended
  } finally {
    await holder.query('rollback')
    holder.release(true)
  }
}

/** As the migrations of a version to come may: a column more in every table. */
const widen = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  for (const { name } of rows) {
    const add = async () => {
      const statement = `begin; set local lock_timeout = '3s'; alter table ${name} add column of_tomorrow text; commit`
      const client = await pool.connect()
      const isDone = await client.query(statement).then(
        () => true,
        () => client.query('rollback').then(() => false),
      )
      client.release()
      return isDone
    }
    await until(add, `${name} is wider`, 120_000)
  }
}

type Seen = { calls: number; failures: string[]; longest: number }

/** People who read and write in every corner until they are told to stop; gives what they met. */
const keepBusy = async (url: string): Promise<() => Promise<Seen>> => {
  const seen: Seen = { calls: 0, failures: [], longest: 0 }
  const over = new AbortController()
  const live = async () => {
    const person = await signUp(url)
    const { body: post } = await person.post('/api/posts', { content: 'Where it begins #Begin' })
    const visitor = openBrowser(url)
    const words = (n: number) => ({
      content: `Should cities ban cars? (${person.id} ${n}) #Cars`,
      aiSeats: 'humans_only',
    })
    const acts: [string, (n: number) => Promise<{ status: number }>][] = [
      ['feed', () => visitor.get('/api/posts?offset=5')],
      ['own feed', () => person.get('/api/posts')],
      ['post', () => person.get(`/api/posts/${post.id}`)],
      ['write', (n) => person.post('/api/posts', words(n))],
      ['comment', (n) => person.post(`/api/posts/${post.id}/comments`, words(n))],
      ['edit', (n) => person.put(`/api/posts/${post.id}`, words(n))],
      ['like', () => person.post('/api/interactions/like', { targetType: 'post', targetId: 1 })],
      ['profile', () => person.put('/api/user/profile', { bio: 'Hello' })],
      ['people', () => visitor.get(`/api/users/${person.id}/profile`)],
      ['search', () => visitor.get('/api/search?q=cars')],
      ['topic', () => visitor.get('/api/topics/cars')],
      ['trending', () => visitor.get('/api/trending')],
      ['story', () => person.post('/api/stories', { content: 'For a day' })],
      ['stories', () => visitor.get('/api/stories')],
      ['bell', () => person.get('/api/notifications')],
      ['settings', () => person.get('/api/user/settings')],
      ['login', () => visitor.post('/api/login', { email: 'nobody', password: 'not this' })],
    ]
    for (let n = 0; !over.signal.aborted; n += 1) {
      const [name, act] = acts[n % acts.length]!
      const from = performance.now()
      const status = await act(n).then(
        (answer) => answer.status,
        () => 0,
      )
      seen.calls += 1
      seen.longest = Math.max(seen.longest, performance.now() - from)
      if (status === 0 || status >= 500) seen.failures.push(`${name} ${status}`)
      await sleep(20)
    }
  }
  const living = Promise.all(Array.from({ length: 4 }, live))
  return async () => {
    over.abort()
    await living
    return seen
  }
}
