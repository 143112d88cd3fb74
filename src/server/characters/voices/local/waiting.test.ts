import { afterEach, expect, it, vi } from 'vitest'
import type { Receipt } from '#shared/characters.ts'
import type { ModelsState } from '#shared/models.ts'
import type { Post, Thread } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'
import { holders, openLocalSite, untilSaid } from '../../../../../tests/support/local-site.ts'
import { carTexts } from '../../../../../tests/support/model-file.ts'
import {
  type Heard,
  holdUp,
  holdUpFirstReply,
  watchReplies,
} from '../../../../../tests/support/model-process.ts'
import { until } from '../../../../../tests/support/processes.ts'
import { bringIn, browserOf } from '../../../../../tests/support/roles.ts'
import { writePost } from '../../../posts/posts.ts'
import { mostReplySeconds } from './speed.ts'
import { readLocalState } from './state.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

// a model is loaded, tried and held up in each
vi.setConfig({ testTimeout: 120_000 })

type Site = Awaited<ReturnType<typeof openLocalSite>>

const openSite = async (): Promise<Site> => {
  const site = await openLocalSite()
  open.push(site.close)
  return site
}

const isModels = ({ content }: { content: string }) => carTexts.includes(content)

it('a model whose reply would take over 45 seconds leaves the word to the library, and the panel says why', async () => {
  const { site, ann, debate, become } = await openSite()
  open.unshift(holdUpFirstReply(4_000))
  await become('slow')
  expect(holders()).toEqual([])

  const admin = browserOf(site, await bringIn(site, 'admin'))
  const { voice } = (await admin.get('/api/admin/ai/models')).body as ModelsState
  expect(voice).toMatchObject({ state: 'slow', fault: null, model: 'tiny.gguf' })
  expect(voice?.replySeconds).toBeGreaterThan(mostReplySeconds)

  const { comments } = await debate()
  expect(comments.length).toBeGreaterThanOrEqual(3)
  expect(comments.filter(isModels)).toEqual([])
  for (const { id } of comments) {
    const { body } = await ann.get(`/api/comments/${id}/receipt`)
    expect((body as Receipt).provider).toBe('library')
  }
  expect(holders()).toEqual([])
})

it('the library speaks where the queue is longer than a minute, and the model goes on afterwards', async () => {
  const { site, worker, become } = await openSite()
  open.unshift(holdUpFirstReply(1_600))
  await become('ready')
  const { replySeconds } = (await readLocalState(site.db)) ?? {}
  expect(replySeconds).toBeGreaterThan(20)

  const letGo = holdUp()
  const people = await Promise.all([site.signUp(), site.signUp()])
  const posts = await Promise.all(people.map((one, at) => write(one, `${at + 2} cities`)))
  const read = async () => {
    const threads = await Promise.all(
      posts.map(async (id) => (await site.visitor().get(`/api/posts/${id}`)).body as Thread),
    )
    return threads.flatMap(({ comments }) => comments)
  }
  await until(async () => (await read()).length >= 2, 'somebody speaks while the model is busy')
  for (const one of await read()) expect([one.isDegraded, isModels(one)]).toEqual([true, false])

  letGo()
  await untilSaid(site.db, worker)
  expect((await read()).filter(isModels).length).toBeGreaterThanOrEqual(1)
  const faults = await site.db.selectFrom('voice_faults').select(['kind', 'message']).execute()
  // the gate may refuse what the random model says; to wait is no fault
  expect(faults.filter(({ kind }) => kind !== 'gate')).toEqual([])
})

it('one reply at a time: people before the Scout, one discussion after the other, none that the library has begun', async () => {
  const { heard, stop } = watchReplies()
  open.push(stop)
  const { site, ann, worker, become } = await openSite()
  const librarys = await write(ann, 'Constance')
  await become('ready')
  await untilSaid(site.db, worker)
  heard.splice(0)

  const letGo = holdUp()
  const scouts = await writePost(site.db, {
    author: { id: scoutId },
    content: askedOf('Oslo'),
    aiSeats: 'panel',
    source: 'evergreen',
    at: new Date(),
  })
  await until(() => heard.length > 0, 'the model is asked for the Scout')
  const [ben, eve] = [await site.signUp(), await site.signUp()]
  const peoples = [await write(ben, 'Vienna'), await write(eve, 'Utrecht')]
  await ann.post(`/api/posts/${librarys}/comments`, {
    content: '@skeptic, who would pay for it in Constance?',
  })
  await untilAllWait(site, [scouts.id, ...peoples])
  const turns = await countTurns(site, peoples)
  expect(turns).toBeGreaterThanOrEqual(4)

  letGo()
  await untilSaid(site.db, worker)
  expectOneAtATime(heard)
  const places = heard.flatMap((one) => (one.kind === 'began' ? [placeOf(one.asked)] : []))
  expect(new Set(places)).toEqual(new Set(['Oslo', 'Vienna', 'Utrecht']))
  // the Scout's reply that was being said, perhaps twice
  const next = places.slice(places.findIndex((place) => place !== 'Oslo'))
  expect(next.indexOf('Oslo')).toBeGreaterThanOrEqual(turns)
  const changes = next.slice(0, turns).filter((place, at, all) => at > 0 && place !== all[at - 1])
  expect(changes).toHaveLength(1)
  const { comments } = (await ann.get(`/api/posts/${librarys}`)).body as Thread
  expect(comments.length).toBeGreaterThanOrEqual(4)
  expect(comments.filter(isModels)).toEqual([])
})

const places = ['Constance', 'Oslo', 'Vienna', 'Utrecht']
/** The discussion comes first, what is remembered of others later. */
const placeOf = (asked: string) => new RegExp(places.join('|')).exec(asked)?.[0]
const askedOf = (where: string) => `Should cities such as ${where} ban cars from their centres?`

const write = async (by: Pick<Site['ann'], 'post'>, where: string): Promise<number> =>
  ((await by.post('/api/posts', { content: askedOf(where) })).body as Post).id

const countTurns = async ({ db }: Site['site'], posts: readonly number[]) => {
  const turns = await db.selectFrom('replies').select('id').where('post_id', 'in', posts).execute()
  return turns.length
}

/** Every discussion has its first turns, each of them is taken, and nothing but the model is waited for. */
const untilAllWait = async ({ db, pool }: Site['site'], posts: readonly number[]) => {
  let quiet = 0
  await until(async () => {
    const turns = await db
      .selectFrom('replies')
      .select(['post_id', 'state'])
      .where('post_id', 'in', posts)
      .execute()
    const isTaken =
      new Set(turns.map(({ post_id }) => post_id)).size === posts.length &&
      turns.every(({ state }) => state === 'speaking')
    // those that listen
    const isIdle = pool.totalCount - pool.idleCount <= 2
    quiet = isTaken && isIdle ? quiet + 1 : 0
    return quiet > 8
  }, 'every turn waits')
}

const expectOneAtATime = (heard: readonly Heard[]) => {
  heard.forEach(({ kind, id }, at) => {
    if (kind !== 'began') return
    const { kind: then, id: whose } = heard[at + 1] ?? {}
    expect([then, whose]).toEqual(['ended', id])
  })
}
