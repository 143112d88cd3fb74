import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase, type Database } from '#server/db/open.ts'
import type { Db } from '#server/db/outbox.ts'
import { readEnv } from '#server/env.ts'
import { fill } from '../seeds/fill.ts'
import { signInAll } from './member.ts'
import { siteEnv } from './site.ts'

/** A seeded site that nobody has started yet. */
export type Ground = {
  env: Record<string, string>
  /** One for each of the made-up members. */
  cookies: string[]
  /** For files of this run; gone after it. */
  folder: string
}

const size = { members: 200, comments: 5, likes: 3, seed: 1 }

/** Makes one with so many posts. */
export const withGround = async (
  posts: number,
  use: (ground: Ground) => Promise<void>,
): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'symposia-bench-'))
  try {
    const env = siteEnv(join(folder, 'data'))
    const cookies = await beside(env, (database) => prepare(database, posts))
    await use({ env, cookies, folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const prepare = async ({ db, pool }: Database, posts: number): Promise<string[]> => {
  const clock = () => new Date()
  await migrate(pool)
  await fill({ db, clock }, { ...size, posts, characters: false, force: false, url: null })
  return signInAll(db, clock())
}

/** Uses the site's database beside the site, or without it. */
export const beside = async <T>(
  env: Record<string, string>,
  use: (database: Database) => Promise<T>,
): Promise<T> => {
  const database = await openDatabase(readEnv(env), pino({ level: 'error' }))
  try {
    return await use(database)
  } finally {
    await database.close()
  }
}

/**
 * Runs a second database beside the site's, for bare statements: what they write is neither the site's
 * to hold in memory nor to clear away.
 */
export const besideBare = (
  { folder }: Ground,
  use: (env: Record<string, string>) => Promise<void>,
): Promise<void> => {
  const env = siteEnv(join(folder, 'bare'))
  return beside(env, async ({ pool }) => {
    await migrate(pool)
    // One connection that stays: the last of those who write would end the database, while the next one begins.
    const held = await pool.connect()
    await use(env).finally(() => held.release())
  })
}

/** Waits until the database of this site runs no more. */
export const untilStopped = async ({ DATA_DIR }: Record<string, string>): Promise<void> => {
  while (existsSync(join(DATA_DIR ?? '', 'postgres/postmaster.pid'))) await sleep(20)
}

export const newestPosts = async (db: Db, count: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('posts')
    .select('id')
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes the paths of these posts' pages into a file of the run's folder, one a line. */
export const writePostPaths = async (
  folder: string,
  name: string,
  postIds: readonly number[],
): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, postIds.map((id) => `/post/${id}\n`).join(''))
  return file
}
