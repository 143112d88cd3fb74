import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { openBrowser } from '../../tests/support/browser.ts'
import type { Site } from '../ground.ts'
import { addressOf, ask } from './asking.ts'

const json = (of: unknown) => JSON.stringify(of)
const deep = (half: number) => '['.repeat(half) + ']'.repeat(half)

/** One address that asks for so long, so many at a time; gives how many calls that were. */
const keepAsking = async (ms: number, atATime: number, act: (n: number) => Promise<unknown>) => {
  const until = performance.now() + ms
  let asked = 0
  const loop = async () => {
    while (performance.now() < until) await act((asked += 1))
  }
  await Promise.all(Array.from({ length: atATime }, loop))
  return asked
}

/** Brackets in brackets, as many as a call takes, by somebody whom nobody knows. */
export const sendDeepBodies = ({ url }: Site, ms: number): Promise<number> => {
  const bodies = [
    { path: '/api/seo/import', body: deep(1_900_000) },
    { path: '/api/posts', body: deep(60_000) },
  ]
  return keepAsking(ms, 4, (n) => {
    const { path, body } = bodies[n % bodies.length]!
    return ask(url() + path, { method: 'POST', from: 11, body })
  })
}

/** What is counted in the database, long after it is refused. */
export const repeatAttempts = ({ url }: Site, ms: number): Promise<number> => {
  const attempts = [
    { path: '/api/contact', body: '{}' },
    { path: '/api/forgot-password', body: json({ email: 'nobody@example.org' }) },
    { path: '/api/login', body: json({ email: 'nobody', password: 'a long enough one' }) },
    { path: '/api/register', body: '{}' },
  ]
  return keepAsking(ms, 40, (n) => {
    const { path, body } = attempts[n % attempts.length]!
    return ask(url() + path, { method: 'POST', from: 12, body })
  })
}

/** 500 comments of 5,000 letters each under one post; gives its id. */
export const writeLongDiscussion = async (
  site: Site,
  { id, cookie }: { id: string; cookie: string },
): Promise<number> => {
  const content = { content: 'A long discussion', aiSeats: 'humans_only' }
  const { body: post } = await openBrowser(site.url(), cookie).post('/api/posts', content)
  await site.beside(async ({ db }) => {
    await sql`insert into comments (post_id, user_id, content)
      select ${post.id}, ${id}, repeat('words ', 833) from generate_series(1, 500)`.execute(db)
    await sql`update posts set comments_count = 500 where id = ${post.id}`.execute(db)
  })
  return post.id
}

/** A page as it is, asked for again and again on many connections, and never read. */
export const leaveUnread = async (site: Site, post: number, ms: number): Promise<number> => {
  const { hostname, port, host } = new URL(site.url())
  const asks = `GET /post/${post} HTTP/1.1\r\nhost: ${host}\r\nx-forwarded-for: ${addressOf(13)}\r\n\r\n`
  const sockets = Array.from({ length: 300 }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined).pause()
    socket.write(asks.repeat(5))
    return socket
  })
  await sleep(ms)
  for (const socket of sockets) socket.destroy()
  return sockets.length
}

/** The same at the limit of what one may read, in each way in which it is drawn or put together anew. */
export const readLong = ({ url }: Site, post: number, ms: number): Promise<number> => {
  const visit = { path: `/post/${post}`, isLanding: true, isEngaged: false, isConverted: false }
  const acts = [
    () => ask(`${url()}/post/${post}`, { from: 14, cookie: 'sid=x' }),
    () => ask(`${url()}/api/posts/${post}`, { from: 14 }),
    () =>
      ask(`${url()}/api/seo/visits`, {
        method: 'POST',
        from: 14,
        body: json({ ...visit, seconds: 1 }),
      }),
  ]
  return keepAsking(ms, 20, async (n) => {
    await acts[n % acts.length]!()
    // About twenty a second together.
    await sleep(900)
  })
}
