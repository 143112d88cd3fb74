import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { liveEvent } from '#shared/live.ts'
import { type Ears, listenTo } from '../../../tests/support/ears.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { announce } from '../changes/announce.ts'
import { forgetOldEvents } from '../changes/retention.ts'

let site: TestSite
let ann: Member
let open: Ears[] = []

beforeAll(async () => {
  site = await testSite()
  ann = await site.signUp()
})
afterEach(() => {
  for (const ears of open) ears.cut()
  open = []
})
afterAll(() => site.close())

type Options = { after?: string; cookies?: string; topics?: string }
const listen = async (at = site, options: Options = {}) => {
  const ears = await listenTo(at.url, options)
  open.push(ears)
  return ears
}
const write = async (content: string, by = ann) =>
  (await by.post('/api/posts', { content })).body as { id: number }

const postIds = (ears: Ears[]) =>
  ears.flatMap(({ heard }) =>
    heard.flatMap(({ data }) => (data.kind === 'post' ? [data.post.id] : [])),
  )

test('a visitor hears posts, comments and likes as they happen, ready to be shown', async () => {
  const ears = await listen()
  const post = await write('Hear, hear #Live')
  const { body } = await ann.post(`/api/posts/${post.id}/comments`, { content: 'I hear' })
  await ann.post(`/api/posts/${post.id}/like`)
  await ears.until(({ data }) => data.kind === 'like')
  const heard = ears.heard
    .map(({ data }) => liveEvent.parse(data))
    .filter(({ kind }) => kind !== 'trending')
  expect(heard).toEqual([
    { kind: 'post', post: expect.objectContaining({ id: post.id, content: 'Hear, hear #Live' }) },
    { kind: 'comment', comment: body, commentsCount: 1, replyId: null },
    { kind: 'like', targetType: 'post', targetId: post.id, postId: post.id, likesCount: 1 },
  ])
})

test('it tells no one who liked', async () => {
  const ears = await listen()
  const { id } = await write('Secretly liked')
  await ann.post(`/api/posts/${id}/like`)
  const { data } = await ears.until((sound) => sound.data.kind === 'like')
  expect(JSON.stringify(data)).not.toContain(ann.user.id)
})

test('connections that are cut while people post lose nothing and hear nothing twice', async () => {
  const first = await Promise.all(Array.from({ length: 10 }, () => listen()))
  const lives = first.map((ears) => [ears])
  const written: number[] = []
  for (let round = 0; round < 6; round += 1) {
    const posting = Promise.all(
      Array.from({ length: 8 }, async (_, n) =>
        written.push((await write(`Cut ${round}.${n}`)).id),
      ),
    )
    for (const life of lives) {
      const last = life.at(-1)!
      last.cut()
      life.push(await listen(site, { after: last.lastId() }))
    }
    await posting
  }
  const end = await write('The end')
  await Promise.all(lives.map((life) => life.at(-1)!.until(({ data }) => isPost(data, end.id))))
  for (const life of lives) {
    const ids = postIds(life)
    expect(new Set(ids)).toEqual(new Set([...written, end.id]))
    expect(ids).toHaveLength(written.length + 1)
  }
})

test('a comment of a long transaction is heard after it, and nothing is lost behind it', async () => {
  const ears = await listen()
  const post = await write('Before')
  await ears.until(({ data }) => isPost(data, post.id))
  let later: { id: number } | undefined
  await site.db.transaction().execute(async (trx) => {
    await announce(trx, { kind: 'draft', postId: post.id, replyId: 1, content: 'Slow' })
    later = await write('Written meanwhile')
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
  await ears.until(({ data }) => isPost(data, later!.id))
  expect(ears.heard.map(({ data }) => data.kind).filter((kind) => kind !== 'trending')).toEqual([
    'post',
    'draft',
    'post',
  ])
})

test('two processes on one database hear each other within a second', async () => {
  const other = await testSite({
    database: {
      db: site.db,
      pool: site.pool,
      url: site.services.env.DATABASE_URL!,
      close: async () => {},
    },
  })
  const [here, there] = [await listen(site), await listen(other)]
  const post = await write('Heard everywhere')
  const began = Date.now()
  await Promise.all([here, there].map((ears) => ears.until(({ data }) => isPost(data, post.id))))
  expect(Date.now() - began).toBeLessThan(1000)
  expect((await other.visitor().get('/api/posts')).body[0].id).toBe(post.id)
  // A browser that moves to the other process goes on where it was.
  here.cut()
  const next = await write('Meanwhile')
  const moved = await listen(other, { after: here.lastId() })
  await moved.until(({ data }) => isPost(data, next.id))
  expect(postIds([moved])).toEqual([next.id])
  for (const ears of [there, moved]) ears.cut()
  await other.close()
})

test('what is for one person only goes to that person', async () => {
  const ben = await site.signUp()
  const [mine, his, visitors] = [
    await listen(site, { cookies: ann.cookies() }),
    await listen(site, { cookies: ben.cookies() }),
    await listen(),
  ]
  const { id } = await write('For all')
  await site.db
    .insertInto('events')
    .values({
      kind: 'draft',
      user_id: ben.user.id,
      payload: JSON.stringify({ postId: id, replyId: 1, content: 'For Ben' }),
    })
    .execute()
  const last = await write('For all again')
  await Promise.all(
    [mine, his, visitors].map((ears) => ears.until(({ data }) => isPost(data, last.id))),
  )
  const drafts = (ears: Ears) => ears.heard.filter(({ data }) => data.kind === 'draft').length
  expect([mine, his, visitors].map(drafts)).toEqual([0, 1, 0])
  const caughtUp = await listen(site, { after: mine.heard[0]!.id, cookies: ann.cookies() })
  await caughtUp.until(({ data }) => isPost(data, last.id))
  expect(drafts(caughtUp)).toBe(0)
})

test('a wave of events that are private to another does not have anybody read again', async () => {
  const ben = await site.signUp()
  const { id } = await write('Before the wave')
  const after = site.app.hub.position()
  const payload = JSON.stringify({ postId: id, replyId: 1, content: 'For Ben' })
  const wave = Array.from({ length: 1_200 }, () => ({
    kind: 'draft',
    user_id: ben.user.id,
    payload,
  }))
  await site.db.insertInto('events').values(wave).execute()
  await site.app.hub.caughtUp()
  const ears = await listen(site, { after })
  const last = await write('After the wave')
  await ears.until(({ data }) => isPost(data, last.id))
  expect(ears.heard.filter(({ event }) => event === 'reset')).toEqual([])
  const his = await listen(site, { after, cookies: ben.cookies() })
  await his.until(({ event }) => event === 'reset')
})

test('who was away longer than the log lasts is told to read again', async () => {
  const ears = await listen()
  const old = await write('Long ago')
  await ears.until(({ data }) => isPost(data, old.id))
  const next = await write('A little later')
  await ears.until(({ data }) => isPost(data, next.id))
  ears.cut()
  await site.db
    .updateTable('events')
    .set({ created_at: new Date(Date.now() - 2 * 3_600_000) })
    .execute()
  expect(await forgetOldEvents(site.db)).toBeGreaterThan(0)

  const tooLate = await listen(site, { after: '0-0' })
  await tooLate.until(({ event }) => event === 'reset')
  const ofAnotherDatabase = await listen(site, { after: '999999999999-1' })
  await ofAnotherDatabase.until(({ event }) => event === 'reset')
  const inTime = await listen(site, { after: ears.lastId() })
  const fresh = await write('Now')
  await inTime.until(({ data }) => isPost(data, fresh.id))
  expect(inTime.heard.filter(({ event }) => event === 'reset')).toEqual([])
})

test('seven streams are one too many for an account, and one that ends makes room', async () => {
  const small = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  const one = await small.signUp()
  const six = await Promise.all(
    Array.from({ length: 6 }, () => listen(small, { cookies: one.cookies() })),
  )
  expect((await listen(small, { cookies: one.cookies() })).status).toBe(429)
  expect((await listen(small)).status).toBe(200)
  six[0]!.cut()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect((await listen(small, { cookies: one.cookies() })).status).toBe(200)
  for (const ears of open) ears.cut()
  await small.close()
})

test('open streams do not keep the site from closing', async () => {
  const small = await testSite()
  const statuses = (await Promise.all([listen(small), listen(small)])).map(({ status }) => status)
  expect(statuses).toEqual([200, 200])
  const began = Date.now()
  await small.close()
  expect(Date.now() - began).toBeLessThan(3000)
})

test('a browser that does not read is cut, the others go on', async () => {
  const { port } = new URL(site.url)
  const deaf = connect(Number(port), '127.0.0.1')
  const cookies = ann.cookies()
  deaf.write(`GET /api/live HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookies}\r\n\r\n`)
  await new Promise((resolve) => deaf.once('readable', resolve))
  const closed = new Promise((resolve) => deaf.once('close', resolve))
  deaf.on('error', () => {})
  const ears = await listen(site, { cookies })
  const content = 'x'.repeat(200_000)
  for (let n = 0; n < 60; n += 1) {
    await announce(site.db, { kind: 'draft', postId: 1, replyId: n, content })
  }
  await ears.until(({ data }) => data.kind === 'draft' && data.replyId === 59)
  deaf.resume()
  await closed
})

const isPost = (data: Ears['heard'][number]['data'], id: number) =>
  data.kind === 'post' && data.post.id === id

const kindsHeard = ({ heard }: Ears) => heard.map(({ data }) => data.kind)

test('a browser hears of what it shows, and of nothing else', async () => {
  const [mine, other] = [await write('Shown'), await write('Not shown')]
  const cookies = ann.cookies()
  const onPost = await listen(site, { cookies, topics: `post:${mine.id}` })
  const onFeed = await listen(site, { cookies, topics: 'feed,trending' })
  const onNothing = await listen(site, { cookies, topics: '' })
  await ann.post(`/api/posts/${other.id}/comments`, { content: 'Elsewhere' })
  await ann.post(`/api/posts/${mine.id}/comments`, { content: 'Here' })
  await onFeed.until(({ data }) => data.kind === 'comment' && data.comment.postId === mine.id)
  await onPost.until(({ data }) => data.kind === 'comment')
  const places = ({ heard }: Ears) =>
    heard.flatMap(({ data }) => (data.kind === 'comment' ? [data.comment.postId] : []))
  expect([onPost, onFeed, onNothing].map(places)).toEqual([[mine.id], [other.id, mine.id], []])
})

test('who comes back hears of what it shows alone, too', async () => {
  const mine = await write('Shown again')
  const after = site.app.hub.position()
  const other = await write('Written meanwhile')
  await ann.post(`/api/posts/${mine.id}/like`)
  await site.app.hub.caughtUp()
  const ears = await listen(site, { after, topics: `post:${mine.id}` })
  await ears.until(({ data }) => data.kind === 'like')
  expect(postIds([ears])).not.toContain(other.id)
})

test('what is for one person comes whatever is listened to', async () => {
  const ben = await site.signUp()
  const ears = await listen(site, { cookies: ben.cookies(), topics: 'stories' })
  await site.db
    .insertInto('events')
    .values({ kind: 'notification', user_id: ben.user.id, payload: '{"unread":3}' })
    .execute()
  await write('Something else')
  await ears.until(({ data }) => data.kind === 'notification')
  expect(kindsHeard(ears)).toEqual(['notification'])
})

test('a topic that does not exist is refused with what exists', async () => {
  const answer = await site.visitor().get('/api/live?topics=feed,everything')
  expect(answer.status).toBe(400)
  expect(answer.body.message).toContain('feed, stories, trending, post:7 or debate:')
  const twice = await site.visitor().get('/api/live?topics=feed&topics=stories')
  expect(twice.status).toBe(400)
})

test('visitors hear together what happened in a second, of counts only the last', async () => {
  const post = await write('Much liked')
  const cookies = ann.cookies()
  const [member, visitor] = [await listen(site, { cookies }), await listen()]
  const first = await write('Told at once, since nothing was told before')
  await visitor.until(({ data }) => isPost(data, first.id))
  for (let n = 0; n < 5; n += 1) await ann.post(`/api/posts/${post.id}/like`)
  await member.until(({ data }) => data.kind === 'like' && data.likesCount === 1)
  await visitor.until(({ data }) => data.kind === 'like')
  const likes = (ears: Ears) => ears.heard.filter(({ data }) => data.kind === 'like').length
  expect(likes(member)).toBeGreaterThan(1)
  expect(likes(visitor)).toBe(1)
})
