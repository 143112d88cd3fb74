import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { pino } from 'pino'
import type { Act, Stance } from '#shared/characters.ts'
import { newUserId } from '#server/accounts/accounts.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { type Env, readEnv } from '#server/env.ts'
import { writeComment, writePost } from '#server/posts/posts.ts'
import type { Services } from '#server/services.ts'
import { startWorker, type Worker } from '#server/tasks.ts'

/** A post to be discussed, and what somebody comments then: under the n-th reply, or under the post. */
export type Scene = { post: string; comments?: { under: number | null; text: string }[] }

/** A comment of a discussion that was played. `by` is a character's name or "person". */
export type Line = {
  id: number
  parentId: number | null
  by: string
  text: string
  act: Act | null
  stance: Stance | null
  quote: string | null
  textId: string | null
  isDegraded: boolean
  ms: number
}

export type Played = {
  post: string
  debateId: string | null
  relatedId: string | null
  lines: Line[]
  passes: string[]
}

/** A site of its own with the product's queue, casting, plans, gate and commit, and no pauses; ended at the end. */
export const onSite = async (
  overrides: Record<string, string>,
  work: (services: Services, worker: Worker) => Promise<void>,
): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-eval-'))
  const env: Env = readEnv({
    DATA_DIR: folder,
    AI_PACE: '0',
    SCOUT_SOURCES: 'evergreen',
    ...overrides,
  })
  const log = pino({ level: 'error' }, pino.destination(2))
  const { db, pool, close } = await openDatabase(env, log)
  try {
    await migrate(pool)
    await ensureCast(db)
    const services = { db, pool, env, log, clock: () => new Date() }
    const worker = await startWorker(services, { hasChores: false })
    await work(services, worker)
    await worker.stop()
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Plays one discussion; each is by somebody else, because one person's posts get only so many panels a day. */
export const play = async (
  services: Services,
  worker: Worker,
  { post, comments = [] }: Scene,
): Promise<Played> => {
  const { db, clock } = services
  const author = await newPerson(db)
  const { id } = await writePost(db, { author, content: post, aiSeats: 'panel', at: clock() })
  await untilSaid(services, worker)
  for (const { under, text } of comments) {
    const { lines } = await read(db, id, post)
    const parentId = under === null ? null : (lines[under]?.id ?? null)
    const stranger = await newPerson(db)
    await writeComment(db, {
      author: stranger,
      postId: id,
      ...(parentId === null ? {} : { parentId }),
      content: text,
      at: clock(),
    })
    await untilSaid(services, worker)
  }
  return read(db, id, post)
}

const newPerson = async (db: Services['db']): Promise<{ id: string }> => {
  const id = newUserId()
  await db
    .insertInto('users')
    .values({ id, username: `reader_${id}`.slice(0, 30) })
    .execute()
  return { id }
}

/** Turns that a provider's fault put off run again within a minute. */
const untilSaid = async ({ db }: Services, worker: Worker): Promise<void> => {
  for (;;) {
    await worker.drain()
    const { rows } = await sql`
      select from replies where state in ('planned', 'speaking') limit 1`.execute(db)
    if (rows.length === 0) return
    await wait(200)
  }
}

const read = async (db: Services['db'], id: number, post: string): Promise<Played> => {
  const { rows: lines } = await sql<Line>`
    select c.id, c.parent_id as "parentId", coalesce(v.persona ->> 'name', 'person') as by,
      c.content as text, c.act, c.stance, c.quote, s.text_id as "textId",
      c.is_degraded as "isDegraded", coalesce(r.duration_ms, 0) as ms
    from comments c
    left join receipts r on r.comment_id = c.id
    left join spoken_texts s on s.comment_id = c.id
    left join characters k on k.id = c.character_id
    left join character_versions v on v.character_id = k.id and v.version = k.version
    where c.post_id = ${id} order by c.id
  `.execute(db)
  const { rows: silent } = await sql<{ reason: string }>`
    select reason from replies where post_id = ${id} and state = 'passed' order by id`.execute(db)
  const bound = await db
    .selectFrom('post_debates')
    .select(['debate_id', 'related_id'])
    .where('post_id', '=', id)
    .executeTakeFirst()
  return {
    post,
    debateId: bound?.debate_id ?? null,
    relatedId: bound?.related_id ?? null,
    lines,
    passes: silent.map(({ reason }) => reason),
  }
}
