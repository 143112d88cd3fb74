import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { startSession } from '#server/accounts/sessions/sessions.ts'
import { sessionCookie } from '#server/http/core/viewer.ts'
import type { Db } from '#server/db/outbox.ts'
import type { Comment, Post } from '#shared/posts.ts'
import { ask } from './ask.ts'

type Draft = { content: string; aiSeats: 'panel' | 'humans_only' }

/** Where and as whom; `agent` keeps the connection for the next write. */
type Member = { origin: string; cookie: string; agent?: Agent }

/** What a member's browser sends when a post is written; gives the answer. */
export const sendPost = async (member: Member, draft: Draft): Promise<Post> =>
  JSON.parse(await send(member, '/api/posts', draft)) as Post

/** The same of a comment under a post. */
export const sendComment = async (
  member: Member,
  postId: number,
  draft: { content: string },
): Promise<Comment> =>
  JSON.parse(await send(member, `/api/posts/${postId}/comments`, draft)) as Comment

const send = async ({ origin, cookie, agent }: Member, path: string, draft: object) => {
  const headers = { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie }
  const body = JSON.stringify(draft)
  const question = { method: 'POST', headers, body, status: 201, ...(agent && { agent }) } as const
  return (await ask(origin, path, question)).body.toString()
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
