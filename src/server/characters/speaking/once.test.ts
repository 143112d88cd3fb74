import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Post } from '#shared/posts.ts'
import { until } from '../../../../tests/support/processes.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { freeDeadLocks } from '../../locks.ts'
import { startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'
import type { Engine } from './engine.ts'
import { castTurns } from '../jobs.ts'
import { speak } from './reply.ts'
import { reviveTurns } from './turn-queue.ts'
import { openSetup } from '../voices/setup.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const openSite = async () => {
  const site = await testSite()
  open.push(site.close)
  await ensureCast(site.db)
  const ann = await site.signUp()
  const { body } = await ann.post('/api/posts', {
    content: 'Should full-time work be four days a week at the same pay?',
  })
  const engine: Engine = {
    ...site.services,
    setup: openSetup(site.services, { fixed: { external: null } }),
    ending: new AbortController().signal,
  }
  return { site, engine, postId: (body as Post).id }
}

const readReplies = ({ db }: TestSite) =>
  db.selectFrom('replies').selectAll().orderBy('id').execute()
const countComments = async ({ db }: TestSite) => {
  const { count } = await db
    .selectFrom('comments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('character_id', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

describe('a turn', () => {
  it('is cast once, however often casting runs', async () => {
    const { site, engine, postId } = await openSite()
    await Promise.all([1, 2, 3, 4].map(() => castTurns(engine, { postId })))
    expect((await readReplies(site)).length).toBe(3)
  })

  it('ends in one comment, however many workers take it at one time', async () => {
    const { site, engine, postId } = await openSite()
    await castTurns(engine, { postId })
    const [turn] = await readReplies(site)
    await Promise.all([1, 2, 3, 4, 5].map(() => speak(engine, turn!.id)))
    await speak(engine, turn!.id)
    expect(await countComments(site)).toBe(1)
  })

  it('gets a lost job back with the next sweep; one that is being spoken is left alone', async () => {
    const { site, engine, postId } = await openSite()
    await castTurns(engine, { postId })
    const jobs = async () => {
      const { rows } = await sql<{ key: string }>`
        select key from graphile_worker.jobs where key like 'speak:%' order by key`.execute(site.db)
      return rows.map(({ key }) => key)
    }
    const all = await jobs()
    const [spoken] = await readReplies(site)
    await sql`delete from graphile_worker._private_jobs where key like 'speak:%'`.execute(site.db)
    await sql`update replies set state = 'speaking' where id = ${spoken!.id}`.execute(site.db)
    await reviveTurns(site.db, new Date(Date.now() + 60_000))
    expect(await jobs()).toEqual(all.filter((key) => key !== `speak:${spoken!.id}`))
  })
})

/** A worker of its own process, slow enough to be killed while characters type. */
const doomed = `
  const { openDatabase } = await import('#server/db/open.ts')
  const { readEnv } = await import('#server/env.ts')
  const { startWorker } = await import('#server/tasks.ts')
  const { default: pino } = await import('pino')
  const env = readEnv(process.env)
  const log = pino({ level: 'silent' })
  const { db, pool } = await openDatabase(env, log)
  await startWorker({ db, pool, env, log, clock: () => new Date() }, { hasChores: false })
`

const agoOneMinute = sql`now() - interval '1 minute'`
const ageLocks = ({ db }: TestSite) =>
  sql`update graphile_worker._private_jobs set locked_at = ${agoOneMinute} where locked_at is not null`.execute(
    db,
  )

describe('a worker', () => {
  it(
    'keeps its jobs, however long they run, until it is killed; then every turn ends, none twice',
    { timeout: 240_000 },
    async () => {
      const { site } = await openSite()
      const { env } = site.services
      const child = spawn(process.execPath, ['--input-type=module', '-e', doomed], {
        cwd: import.meta.dirname,
        env: {
          ...process.env,
          DATABASE_URL: env.DATABASE_URL,
          DATA_DIR: env.DATA_DIR,
          AI_PACE: '0.3',
        },
        stdio: 'inherit',
      })
      open.unshift(async () => child.kill('SIGKILL'))
      const isSpeaking = async () =>
        (await readReplies(site)).some(({ state }) => state === 'speaking')
      await until(isSpeaking, 'a character speaks', 90_000)
      await ageLocks(site)
      expect(await freeDeadLocks(site.db)).toBe(0)

      child.kill('SIGKILL')
      await once(child, 'exit')
      await ageLocks(site)
      expect(await freeDeadLocks(site.db)).toBe(0)
      await sql`update worker_beats set seen_at = ${agoOneMinute}`.execute(site.db)
      expect(await freeDeadLocks(site.db)).toBeGreaterThan(0)

      const worker = await startWorker(site.services, { hasChores: false })
      open.unshift(worker.stop)
      const isOver = async () =>
        (await readReplies(site)).every(({ state }) => !['planned', 'speaking'].includes(state))
      await until(isOver, 'every turn has ended', 90_000)
      await worker.drain()
      const replies = await readReplies(site)
      expect(replies.length).toBeGreaterThanOrEqual(3)
      expect(replies.filter(({ state }) => state === 'speaking' || state === 'planned')).toEqual([])
      const spoken = replies.filter(({ state }) => state === 'spoken')
      expect(await countComments(site)).toBe(spoken.length)
      expect(new Set(spoken.map(({ comment_id }) => comment_id)).size).toBe(spoken.length)
    },
  )
})
