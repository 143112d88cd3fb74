import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Post } from '#shared/posts.ts'
import type { User } from '#shared/users.ts'
import { isThere } from '#server/db/embedded/postmaster.ts'
import { type Browser, openBrowser } from './support/browser.ts'
import { type Ears, listenTo } from './support/ears.ts'
import { childrenOf, postmasterOf, until } from './support/processes.ts'
import { type Server, startServer, temporaryFolder } from './support/server.ts'
import { databaseWithCopy } from './support/standby.ts'

/** One start of two processes on one port, one of a single process, a database and its copy. */
const folder = temporaryFolder('scale')
let database: Awaited<ReturnType<typeof databaseWithCopy>>
let pair: Server
let single: Server
beforeAll(async () => {
  database = await databaseWithCopy()
  const env = {
    DATA_DIR: folder.folder,
    DATABASE_URL: database.url,
    DATABASE_REPLICA_URL: database.copyUrl,
    ROLE: 'web',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'fatal',
  }
  pair = await startServer({ ...env, WEB_CONCURRENCY: '2' })
  single = await startServer(env)
}, 180_000)
afterAll(async () => {
  await Promise.all([pair?.stop(), single?.stop()])
  await database?.close()
  folder.remove()
}, 60_000)

type Person = { id: string; at: (server: Server) => Browser }

/** The jar goes along: a browser behind a balancer sends what any process has set. */
const signUp = async (username: string): Promise<Person> => {
  const form = { username, email: `${username}@example.org`, firstName: 'Test', lastName: 'Person' }
  let last = openBrowser(single.url)
  const { body } = await last.post('/api/register', { ...form, password: 'a long enough one' })
  const at = (server: Server) => (last = openBrowser(server.url, last.cookies()))
  return { id: (body as User).id, at }
}

const idsOf = (body: unknown) => (body as Post[]).map(({ id }) => id)

test('a person who has written something sees it in the next answer, from any process and beside the copy', async () => {
  const ann = await signUp('ann')
  for (const [n, [write, read]] of [
    [pair, single],
    [single, pair],
    [pair, pair],
  ].entries()) {
    const { status, body } = await ann
      .at(write as Server)
      .post('/api/posts', { content: `Thought ${n}` })
    expect(status).toBe(201)
    const { id } = body as Post
    const other = ann.at(read as Server)
    expect(idsOf((await other.get('/api/posts')).body)).toContain(id)
    expect(idsOf((await other.get(`/api/users/${ann.id}/posts`)).body)).toContain(id)
  }
})

test('what others may see a moment later is read from the copy', async () => {
  const asked = () => countScans(database.copyUrl)
  const before = await asked()
  const read = () => openBrowser(single.url).get('/api/posts?offset=1')
  const isRead = async () => {
    expect((await read()).status).toBe(200)
    return (await asked()) > before
  }
  await until(isRead, 'the copy is read', 30_000)
})

/** How often any table of posts was looked into there. */
const countScans = async (connectionString: string): Promise<number> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ scans: string }>(
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans
     from pg_stat_user_tables where relname = 'posts'`,
  )
  await client.end()
  return Number(rows[0]?.scans ?? 0)
}

const each = 12

/**
 * Who gets no answer asks again. A connection that is on its way to a process when that is killed
 * stays open, and nobody has it: Node's cluster waits for the dead one to say that it took it.
 */
const patienceMs = 5_000

test('one process is killed while people write: nothing acknowledged is lost, every stream hears everything once', async () => {
  const people = await Promise.all(['bob', 'cleo', 'dan'].map(signUp))
  const ears = await Promise.all([pair, pair, pair, single].map(({ url }) => listenTo(url)))
  const [victim = 0, ...rest] = childrenOf(pair.pid)
  expect(rest).toHaveLength(1)

  const written: number[] = []
  const statuses = new Set<number>()
  const write = async (person: Person, at: number) => {
    for (let n = 0; n < each; n += 1) {
      const server = (n + at) % 3 === 0 ? single : pair
      const key = { 'idempotency-key': `${at}-${n}` }
      const isDone = async () => {
        const content = `Thought ${n} of ${person.id}`
        const answer = await Promise.race([
          person
            .at(server)
            .post('/api/posts', { content }, key)
            .catch(() => null),
          sleep(patienceMs, null),
        ])
        if (answer) statuses.add(answer.status)
        if (answer?.status === 201) written.push((answer.body as Post).id)
        return answer?.status === 201
      }
      await until(isDone, 'it is written', 60_000)
    }
  }
  const writing = Promise.all(people.map(write))
  await until(() => written.length >= each, 'people are writing', 60_000)
  process.kill(victim, 'SIGKILL')
  await writing
  expect([...statuses]).toEqual([201])
  expect(new Set(written).size).toBe(people.length * each)

  const isReplaced = () => {
    const now = childrenOf(pair.pid)
    return now.length === 2 && !now.includes(victim)
  }
  await until(isReplaced, 'another takes its place', 60_000)
  await Promise.all(ears.map((ear) => expectAllOnce(ear, written)))
  await expectAlike(written)
})

/** What a browser does whose stream ends: it comes back with its place, to whichever process. */
const expectAllOnce = async (ear: Ears, written: number[]): Promise<void> => {
  ear.cut()
  await turn()
  const again = await listenTo(single.url, { after: ear.lastId() })
  const posts = () =>
    [...ear.heard, ...again.heard].flatMap(({ data }) => (data.kind === 'post' ? data.post.id : []))
  await until(() => written.every((id) => posts().includes(id)), 'all is heard', 60_000)
  expect(new Set(posts()).size).toBe(posts().length)
  again.cut()
}

/** What each process keeps ready becomes the same; every call is a connection of its own. */
const expectAlike = async (written: number[]): Promise<void> => {
  const newest = written.toSorted((a, b) => b - a).slice(0, 20)
  const read = async ({ url }: Server) => {
    const answer = await fetch(`${url}/api/posts`, { headers: { connection: 'close' } })
    return answer.ok ? answer.text() : ''
  }
  const areAlike = async () => {
    const answers = await Promise.all([pair, pair, pair, pair, single].map(read))
    const [first = ''] = answers
    return (
      answers.every((one) => one === first) &&
      first !== '' &&
      same(idsOf(JSON.parse(first)), newest)
    )
  }
  await until(areAlike, 'all processes give the same', 60_000)
}

const same = (one: number[], other: number[]) => JSON.stringify(one) === JSON.stringify(other)

test('when the copy is gone the database itself is read', async () => {
  process.kill(postmasterOf(database.copyFolder)!, 'SIGKILL')
  for (let n = 0; n < 5; n += 1) {
    for (const { url } of [pair, single]) {
      const { status } = await openBrowser(url).get('/api/posts?offset=1')
      expect(status).toBe(200)
    }
  }
})

test('all processes of a start end with it', async () => {
  const hands = childrenOf(pair.pid)
  expect(await pair.stop()).toBe(0)
  const isGone = () => !hands.some(isThere)
  await until(isGone, 'they are gone')
})
