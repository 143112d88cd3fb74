import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { pageSize } from '#shared/posts.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { notifyCommit } from '../changes/commits.ts'
import { ensureCast } from '../characters/cast.ts'
import { openFrontPage } from './frontpage.ts'
import type { Version } from './ready-body.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

const readings = async () => {
  const { rows } = await site.pool.query<{ count: number }>(`
    select count(*)::int from pg_stat_activity
    where query like '%newest as materialized%' and state = 'active' and pid <> pg_backend_pid()
      and datname = current_database()`)
  return rows[0]?.count
}
const rebuilds = async () => {
  const { body } = await site.visitor().get('/metrics')
  return Number(/front_page_rebuild_seconds_count (\d+)/.exec(String(body))?.[1])
}

test('it is never read twice at once, however many write and read meanwhile, and all see what they wrote', async () => {
  const members = await Promise.all(Array.from({ length: 5 }, () => site.signUp()))
  const [ann] = members
  const { id } = (await ann!.post('/api/posts', { content: 'Read it', aiSeats: 'humans_only' }))
    .body
  for (const member of members) await member.get('/api/posts')
  const before = await rebuilds()
  const slow = await site.pool.connect()
  await slow.query('begin; lock table posts in access exclusive mode')

  const asked = []
  for (const member of members) {
    notifyCommit({ kind: 'post_edit', postId: id })
    asked.push(member.get('/api/posts'), site.visitor().get('/api/posts'))
    await wait(20)
  }
  await vi.waitFor(async () => expect(await readings()).toBe(1))
  await slow.query('rollback')
  slow.release()

  for (const { body } of await Promise.all(asked)) expect(body[0].id).toBe(id)
  // the one that was under way, and one for all who came later
  expect((await rebuilds()) - before).toBe(2)
})

test('it is read every 50 ms at most, and who writes sees that in the next answer', async () => {
  const ann = await site.signUp()
  const before = await rebuilds()
  const began = performance.now()
  for (let n = 0; n < 12; n++) {
    const { id } = (await ann.post('/api/posts', { content: `${n}`, aiSeats: 'humans_only' })).body
    expect((await ann.get('/api/posts')).body[0].id).toBe(id)
  }
  const most = 1 + (performance.now() - began) / 49
  expect((await rebuilds()) - before).toBeLessThanOrEqual(most)
})

test('what goes the usual way waits for the reading that rests: a page that is kept shows all that was written', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const write = async (content: string) =>
    (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
  // with a cookie: not sent as a ready answer
  const read = () => site.visitor().get('/api/posts', { Cookie: 'seen=1' })
  for (let n = 0; n < 5; n++) {
    await read()
    await write(`The first of two, ${n}`)
    const waiting = ben.get('/api/posts')
    const id = await write(`The second of two, ${n}`)
    expect((await read()).body[0].id).toBe(id)
    await waiting
  }
})

test('a transaction that goes on elsewhere does not have it read once more', async () => {
  const ann = await site.signUp()
  const slow = await site.pool.connect()
  await slow.query('begin; select pg_current_xact_id()')
  const post = { content: 'Beside a long one', aiSeats: 'humans_only' }
  const { id } = (await ann.post('/api/posts', post)).body
  expect((await site.visitor().get('/api/posts')).body[0].id).toBe(id)
  const before = await rebuilds()
  await slow.query('commit')
  slow.release()
  await site.app.hub.caughtUp()
  expect((await site.visitor().get('/api/posts')).body[0].id).toBe(id)
  expect(await rebuilds()).toBe(before)
})

test('who likes an older post sees that, also where the page comes to show it while their likes are read', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const write = async (n: number) =>
    (await ann.post('/api/posts', { content: `Number ${n}`, aiSeats: 'humans_only' })).body.id
  const ids: number[] = []
  for (let n = 0; n <= pageSize.feed; n++) ids.push(await write(n))
  const [older = 0, , newer = 0] = ids
  await ben.post('/api/interactions/like', { targetType: 'post', targetId: older, liked: true })
  await site.visitor().get('/api/posts')

  const slow = await site.pool.connect()
  await slow.query('begin; lock table post_likes in access exclusive mode')
  const asked = ben.get('/api/posts')
  await wait(100)
  await ann.send(`/api/posts/${newer}`, { method: 'DELETE' })
  await site.visitor().get('/api/posts')
  await slow.query('rollback')
  slow.release()

  const shown = (await asked).body.find(({ id }: { id: number }) => id === older)
  expect(shown).toMatchObject({ isLiked: true })
})

/** A front page whose reading, once it has seen the database, goes on until it is let on. */
const openSlowPage = async () => {
  const began = Promise.withResolvers<void>()
  const letOn = Promise.withResolvers<void>()
  let isSlow = false
  const page = await openFrontPage({
    db: site.db,
    hub: site.app.hub,
    readCast: async () => {
      if (isSlow) {
        began.resolve()
        await letOn.promise
      }
      return site.app.cast.read()
    },
    onRebuilt: () => {},
    onError: (error) => letOn.reject(error),
  })
  return { page, began: began.promise, letOn: letOn.resolve, beSlow: () => void (isSlow = true) }
}

test('a member waits for a neighbour’s reading, and for the one after it where they wrote meanwhile', async () => {
  const [ann, ben] = [await site.signUp(), await site.signUp()]
  const write = async (content: string) =>
    (await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id as number
  const idsIn = ({ body }: Version) =>
    (JSON.parse(String(body)) as { id: number }[]).map(({ id }) => id)
  await ensureCast(site.db)
  const { page, began, letOn, beSlow } = await openSlowPage()
  const first = await write('A character spoke here')
  // only where one did the cast is read
  const { id } = await site.db
    .insertInto('comments')
    .values({ post_id: first, character_id: 'empathetic', content: 'Is that so?' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await page.forMember(ann.user.id)
  expect(page.readyFor(ann.user.id)).not.toBeNull()
  beSlow()
  notifyCommit({ kind: 'comment', postId: first, commentId: id, replyId: null })
  const neighbours = page.forMember(ben.user.id)
  await began
  expect(page.readyFor(ann.user.id)).toBeNull()
  const before = page.forMember(ann.user.id)
  const second = await write('Written meanwhile')
  const after = page.forMember(ann.user.id)
  letOn()

  expect(idsIn(await neighbours)).toContain(first)
  expect(idsIn(await before)).toContain(first)
  expect(idsIn(await after)[0]).toBe(second)
  page.close()
})
