import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { getHeapStatistics } from 'node:v8'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillDoings } from '../bench/million/doings.ts'
import { fillMillion } from '../bench/million/fill.ts'
import { testDatabase } from './support/db.ts'
import { type Member, type TestSite, testSite } from './support/site.ts'
import { onStatement } from './support/statements.ts'

/**
 * What a call costs, in numbers that a busy machine does not change: statements that it sends, and
 * bytes that it allocates beyond what a bare server of the same answer does. A ceiling lies some way
 * above what was measured. A change that breaks one has made a call dearer: mend the change, or raise the
 * ceiling with a reason.
 */
let site: TestSite
let ann: Member
let statements = 0
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const database = await testDatabase()
  const size = { posts: 60, comments: 300, members: 20 }
  await fillMillion(database.pool, size)
  await fillDoings(database.db, size)
  vi.mocked(console.error).mockRestore()
  // The event log is read for everybody, and by the clock.
  onStatement((text) => {
    if (!text.includes('from events')) statements += 1
  })
  site = await testSite({ database, env: { RATE_LIMIT_SCALE: '1000000' } })
  ann = await site.signUp()
}, 60_000)
afterAll(async () => {
  vi.restoreAllMocks()
  await site?.close()
})

const asked: [call: string, most: number][] = [
  ['/api/posts', 0],
  ['/api/posts?offset=20', 3],
  ['/api/posts/30', 4],
  ['/api/users/user_3/posts', 4],
  ['/api/topics/RentAtHome/posts', 4],
  ['/api/categories/Science/posts', 4],
  ['/api/trending', 0],
  ['/api/posts/rising', 0],
]

test.each(asked)(
  'a visitor who asks for %s asks the database at most %i times',
  async (path, most) => {
    const visitor = site.visitor()
    const costs: number[] = []
    for (let n = 0; n < 5; n += 1) {
      const before = statements
      expect((await visitor.get(path)).status).toBe(200)
      costs.push(statements - before)
    }
    // what else the site does once in a while may fall into one of them
    expect(Math.min(...costs)).toBeLessThanOrEqual(most)
  },
)

test('visitors who open different discussions at once share their statements', async () => {
  const shares: number[] = []
  for (const first of [1, 17, 33]) {
    const ids = Array.from({ length: 16 }, (_, n) => first + n)
    const before = statements
    const answers = await Promise.all(
      ids.map((id) => site.visitor().get(`/api/posts/${id}/discussion`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    shares.push((statements - before) / ids.length)
  }
  expect(Math.min(...shares)).toBeLessThanOrEqual(0.5)
})

test('a post and a comment are few statements, and a like is one', async () => {
  const cost = async (path: string, body: unknown) => {
    const before = statements
    expect((await ann.post(path, body)).status).toBeLessThan(300)
    return statements - before
  }
  const none = (): number[] => []
  const costs = { post: none(), tagged: none(), comment: none(), amongPeople: none(), like: none() }
  for (let n = 0; n < 4; n += 1) {
    const content = `Thought ${n}, written by a person.`
    costs.post.push(await cost('/api/posts', { content, aiSeats: 'humans_only' }))
    const tagged = { content: `${content} #Thoughts`, aiSeats: 'humans_only' }
    costs.tagged.push(await cost('/api/posts', tagged))
    costs.comment.push(await cost('/api/posts/30/comments', { content }))
    const { id } = (
      await ann.post('/api/posts', { content: `${content} And another.`, aiSeats: 'humans_only' })
    ).body
    costs.amongPeople.push(await cost(`/api/posts/${id}/comments`, { content: `${content} Mine.` }))
    const like = { targetType: 'post', targetId: 40 + n, liked: true }
    costs.like.push(await cost('/api/interactions/like', like))
  }
  const least = Object.entries(costs).map(([what, of]) => [what, Math.min(...of)])
  expect(Object.fromEntries(least)).toEqual({
    post: 5,
    tagged: 7,
    comment: 9,
    amongPeople: 7,
    like: 1,
  })
})

test('what was written here is read by one statement, and not once more when the event log tells of it', async () => {
  const visitor = site.visitor()
  const reads: number[] = []
  const costs: number[] = []
  for (let n = 0; n < 4; n += 1) {
    const content = `Told twice, ${n}, read once.`
    const { id } = (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body
    const written = statements
    expect((await visitor.get('/api/posts')).body[0].id).toBe(id)
    reads.push(statements - written)
    await site.app.hub.caughtUp()
    const before = statements
    await visitor.get('/api/posts')
    costs.push(statements - before)
  }
  expect([Math.min(...reads), Math.min(...costs)]).toEqual([1, 0])
})

const unchanged = 'If-None-Match: *\r\n'
type Weighed = { what: string; path: string; headers?: string; times: number; most: number }

/**
 * Kilobytes of the heap that an answer may take beyond what a bare server's takes: measured 5 where
 * it lies ready, where a list that is written anew would take 100, and 1,700 for a page of ten posts.
 */
const weighed: Weighed[] = [
  { what: 'the front page as JSON', path: '/api/posts', times: 150, most: 20 },
  { what: 'the same, unchanged', path: '/api/posts', headers: unchanged, times: 150, most: 20 },
  { what: 'a page that lies ready', path: '/post/30', times: 150, most: 20 },
  { what: 'a page that is drawn anew', path: '/previous-posts', times: 25, most: 2_600 },
]

test.each(weighed)(
  '$what allocates at most $most KB',
  async ({ path, headers = '', times, most }) => {
    const ask = `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n${headers}\r\n`
    const port = Number(new URL(site.url).port)
    const { status, length } = await prime(port, ask, times)
    expect(status).toBe(headers === '' ? 200 : 304)
    const body = Buffer.alloc(length, 'x')
    const bare = await serve((_request, response) => {
      response.writeHead(status, status === 304 ? {} : { 'content-length': length })
      response.end(status === 304 ? undefined : body)
    })
    const costs = { bare: Infinity, site: Infinity }
    for (let round = 0; round < rounds; round += 1) {
      costs.bare = Math.min(costs.bare, await allocatedBy(bare.port, ask, times))
      costs.site = Math.min(costs.site, await allocatedBy(port, ask, times))
    }
    bare.server.close()
    expect((costs.site - costs.bare) / 1024).toBeLessThan(most)
  },
)

const rounds = 4

const serve = async (listener: RequestListener): Promise<{ port: number; server: Server }> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, port: (server.address() as AddressInfo).port }
}

/** Asked some times, so that what can lie ready does, and the code is warm. */
const prime = async (
  port: number,
  ask: string,
  times: number,
): Promise<{ status: number; length: number }> => {
  const line = await openLine(port)
  let head = ''
  for (let n = 0; n < 2 * times; n += 1) head = await line.ask(ask)
  line.end()
  return { status: Number(head.slice(9, 12)), length: lengthIn(head) }
}

/** Bytes of the heap that one answer takes, in all of this process: the asking is alike for both. */
const allocatedBy = async (port: number, ask: string, times: number): Promise<number> => {
  const line = await openLine(port)
  for (let n = 0; n < 5; n += 1) await line.ask(ask)
  const before = allocated()
  for (let n = 0; n < times; n += 1) await line.ask(ask)
  const spent = allocated() - before
  line.end()
  return spent / times
}

const allocated = (): number =>
  (getHeapStatistics() as unknown as { total_allocated_bytes: number }).total_allocated_bytes

/** A connection on which one question follows the other; gives the head of each answer. */
const openLine = async (port: number) => {
  const socket = connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const ask = (text: string): Promise<string> =>
    new Promise((resolve) => {
      let head = ''
      let left = 0
      const look = (bytes: Buffer) => {
        left -= bytes.length
        if (head === '') {
          const text = bytes.toString('latin1', 0, 3_000)
          head = text.slice(0, text.indexOf('\r\n\r\n') + 4)
          left += head.length + lengthIn(head)
        }
        if (left > 0) return
        socket.off('data', look)
        resolve(head)
      }
      socket.on('data', look)
      socket.write(text)
    })
  return { ask, end: () => socket.destroy() }
}

const lengthIn = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
