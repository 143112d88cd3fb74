import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { livePath } from '#shared/live.ts'
import { openBrowser } from '../../../tests/support/browser.ts'
import { type Ears, listenTo } from '../../../tests/support/ears.ts'
import { until } from '../../../tests/support/processes.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'

let site: TestSite
/** Another process on the same database. */
let other: TestSite
let open: Ears[] = []
let sockets: Socket[] = []
beforeAll(async () => {
  site = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  const { db, pool, services } = site
  const database = { db, pool, url: services.env.DATABASE_URL!, close: async () => {} }
  other = await testSite({ database })
})
afterEach(() => {
  for (const ears of open) ears.cut()
  for (const socket of sockets) socket.destroy()
  open = []
  sockets = []
})
afterAll(async () => {
  await other.close()
  await site.close()
})

const listen = async (at: TestSite, cookies = '') => {
  const ears = await listenTo(at.url, { cookies })
  open.push(ears)
  return ears
}

/** The same person in another browser. */
const signInAgain = async ({ user }: Member) => {
  const browser = openBrowser(site.url)
  await browser.post('/api/login', { email: user.username, password: 'a long enough one' })
  return browser
}

const asks = (cookie: string) =>
  `GET ${livePath} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`

const say = async (words: string) => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  sockets.push(socket)
  await once(socket, 'connect')
  socket.write(words)
  return socket
}

const connections = () =>
  new Promise<number>((resolve) =>
    site.app.server.getConnections((_error, count) => resolve(count)),
  )

const signOutElsewhere = (person: Member) =>
  person.send('/api/user/sessions', {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })

const isPost = (id: number) => (sound: Ears['heard'][number]) =>
  sound.data.kind === 'post' && sound.data.post.id === id

test('streams end with their session, in every process, and those of other sessions go on', async () => {
  const ann = await site.signUp()
  const elsewhere = await signInAgain(ann)
  const own = await listen(site, ann.cookies())
  const stolen = [await listen(site, elsewhere.cookies()), await listen(other, elsewhere.cookies())]
  expect((await signOutElsewhere(ann)).status).toBe(204)
  await Promise.all(stolen.map(({ over }) => over))
  const { body } = await ann.post('/api/posts', { content: 'Alone again' })
  await own.until(isPost(body.id))
})

test('a session that one person ends in the settings takes its streams with it', async () => {
  const ann = await site.signUp()
  const elsewhere = await signInAgain(ann)
  const stolen = await listen(site, elsewhere.cookies())
  const { body } = await elsewhere.get('/api/user/sessions')
  const { id } = body.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent)
  await ann.send(`/api/user/sessions/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await stolen.over
})

test('signing out ends the streams of that browser', async () => {
  const ann = await site.signUp()
  const ears = await listen(other, ann.cookies())
  await ann.post('/api/logout')
  await ears.over
})

test('who comes back at once, to a process that remembers the session, hears nothing private', async () => {
  const ann = await site.signUp()
  const elsewhere = await signInAgain(ann)
  await openBrowser(other.url, elsewhere.cookies()).get('/api/user')
  await signOutElsewhere(ann)
  const back = await listen(other, elsewhere.cookies())
  await back.over
  expect(back.heard).toEqual([])
})

test('streams of whom nobody knows yet who they are end when they leave, and count no more', async () => {
  const ann = await site.signUp()
  const holder = await site.pool.connect()
  await holder.query('begin')
  await holder.query('lock table sessions in access exclusive mode')
  const before = await connections()
  const leaving = await Promise.all(Array.from({ length: 6 }, () => say(asks(ann.cookies()))))
  const waiting = () => site.pool.query(`select from pg_locks where not granted`)
  await until(async () => ((await waiting()).rowCount ?? 0) > 0, 'the site looks for the session')
  for (const socket of leaving) socket.destroy()
  await until(async () => (await connections()) <= before, 'the connections are gone')
  await holder.query('commit')
  holder.release()
  const six = await Promise.all(Array.from({ length: 6 }, () => listen(site, ann.cookies())))
  expect(six.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(site.app.liveStreams()).toBe(6)
})

test('a stream that is asked for behind another one on its connection is refused, and leaves nothing', async () => {
  const socket = await say(asks('') + asks('') + asks(''))
  await once(socket, 'data')
  await until(() => site.app.liveStreams() > 0, 'a stream is open')
  expect(site.app.liveStreams()).toBe(1)
  socket.destroy()
  await until(() => site.app.liveStreams() === 0, 'none is open')
})

test('only its head opens no stream', async () => {
  const { status } = await fetch(site.url + livePath, { method: 'HEAD' })
  expect(status).toBe(404)
  expect(site.app.liveStreams()).toBe(0)
})
