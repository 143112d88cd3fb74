import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startSession } from '#server/accounts/sessions/sessions.ts'
import { sessionCookie } from '#server/http/core/viewer.ts'
import type { Db } from '#server/db/outbox.ts'
import type { Post } from '#shared/posts.ts'
import { ask } from './ask.ts'

type Draft = { content: string; aiSeats: 'panel' | 'humans_only' }

/** What a member's browser sends when a post is written; gives the answer. */
export const sendPost = async (origin: string, cookie: string, draft: Draft): Promise<Post> => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie }
  const body = JSON.stringify(draft)
  const answer = await ask(origin, '/api/posts', { method: 'POST', headers, body, status: 201 })
  return JSON.parse(answer.body.toString()) as Post
}

/** Signs every made-up member in; gives the cookies that their browsers would hold. */
export const signInAll = async (db: Db, now: Date): Promise<string[]> => {
  const members = await db.selectFrom('users').select('id').where('id', '<>', 'ai_system').execute()
  const session = { userAgent: 'bench', now }
  const cookies: string[] = []
  for (const { id } of members) {
    cookies.push(`${sessionCookie}=${await startSession(db, { userId: id, ...session })}`)
  }
  return cookies
}

const patienceMs = 60_000

/** Waits until the characters have nothing more to do. */
export const untilQuiet = async (db: Db): Promise<void> => {
  const end = performance.now() + patienceMs
  while (await isBusy(db)) {
    if (performance.now() > end)
      throw new Error('the jobs of the seeded site do not come to an end')
    await sleep(50)
  }
}

/** Jobs that wait for a later hour are not work. */
const isBusy = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ busy: boolean }>`
    select exists (select from castings) or exists (
      select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts
    ) as busy`.execute(db)
  return rows[0]?.busy ?? false
}
