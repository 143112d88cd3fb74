import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { CharacterPage } from '#shared/character-page.ts'
import type { Receipt } from '#shared/characters.ts'
import type { Audit } from '#shared/moderation.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { createAdmin } from '../../accounts/admins/admins.ts'
import { type Worker, startWorker } from '../../tasks.ts'
import { ensureCast } from '../cast.ts'
import { caps } from '../casting/speaking-limits.ts'
import { endTurn, takeTurn, type TurnRow } from './turn-queue.ts'
import { silence } from '../casting/pass-reasons.ts'

type Member = Awaited<ReturnType<TestSite['signUp']>>

const question = 'Should full-time work be four days a week at the same pay? #FourDayWeek'
const open: (() => Promise<void>)[] = []

/** A debate for tests in which a character concedes a point to a person. */
const lighthouse = fileURLToPath(new URL('../../../../tests/support/library', import.meta.url))
const lighthouseQuestion = 'Should the old lighthouse be painted pink?'

const openSite = async (library?: string) => {
  const site = await testSite({ library })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close)
  return { site, worker, ann: await site.signUp() }
}

afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const write = async (person: Member, content: string, aiSeats = 'panel') =>
  (await person.post('/api/posts', { content, aiSeats })).body as Post
const comment = async (person: Member, postId: number, content: string, parentId?: number) =>
  (await person.post(`/api/posts/${postId}/comments`, { content, parentId })).body as Comment
const read = async (person: Member, worker: Worker, postId: number) => {
  await worker.drain()
  return (await person.get(`/api/posts/${postId}`)).body as Thread
}
/** As if the characters that got a turn to rebut had found nothing to say; gives their ids. */
const silenceRebuttals = async ({ db }: TestSite, postId: number): Promise<string[]> => {
  const { rows } = await sql<{ id: number }>`
    with said as (
      select id, comment_id from replies where post_id = ${postId} and wave > 1
    ), taken as (
      delete from comments using said where comments.id = said.comment_id
    ), closing as (
      delete from replies where post_id = ${postId} and wave = 3
    )
    update replies set state = 'planned', comment_id = null
    where post_id = ${postId} and wave = 2 returning id
  `.execute(db)
  const turns: TurnRow[] = []
  for (const { id } of rows) turns.push((await takeTurn(db, id))!)
  for (const turn of turns) {
    const passed = { state: 'passed', reason: silence('nothing_new') } as const
    await db.transaction().execute((trx) => endTurn(trx, turn, passed))
  }
  return turns.map(({ characterId }) => characterId)
}
const speakers = ({ comments }: Thread) => comments.map(({ aiCharacter }) => aiCharacter?.id)

describe('a person who posts', () => {
  it('is answered by at least three characters, for, against and neither', async () => {
    const { ann, worker } = await openSite()
    const { comments } = await read(ann, worker, (await write(ann, question)).id)
    const opening = comments.filter(({ target }) => target === null)
    expect(new Set(opening.map(({ aiCharacter }) => aiCharacter?.id)).size).toBeGreaterThanOrEqual(
      3,
    )
    const sides = new Set(opening.map(({ stance }) => Math.sign(stance ?? 9)))
    expect(sides).toEqual(new Set([-1, 0, 1]))
    for (const { isAiResponse, content } of comments) {
      expect(isAiResponse).toBe(true)
      expect(content.split(' ').length).toBeGreaterThan(15)
    }
  })

  it('sees one character rebut another, with words that really stand in what it rebuts', async () => {
    const { ann, worker } = await openSite()
    const { comments } = await read(ann, worker, (await write(ann, question)).id)
    const rebuttals = comments.filter(({ act }) => act === 'CHALLENGE' || act === 'COUNTEREXAMPLE')
    expect(rebuttals.length).toBeGreaterThanOrEqual(1)
    for (const { parentId, target, aiCharacter } of rebuttals) {
      const parent = comments.find(({ id }) => id === parentId)
      expect(parent?.aiCharacter?.id).not.toBe(aiCharacter?.id)
      expect(parent?.content).toContain(target?.quote)
    }
  })

  it('sees others rebut where all who would have passed', async () => {
    const { site, ann, worker } = await openSite()
    const { id } = await write(ann, question)
    await read(ann, worker, id)
    const silent = await silenceRebuttals(site, id)
    const { comments } = await read(ann, worker, id)
    const rebuttals = comments.filter(({ parentId }) => parentId !== null)
    expect(rebuttals.length).toBeGreaterThanOrEqual(1)
    for (const { aiCharacter } of rebuttals.slice(0, 1))
      expect(silent).not.toContain(aiCharacter?.id)
  })

  it('can look up why each reply was given', async () => {
    const { ann, worker } = await openSite()
    const { comments } = await read(ann, worker, (await write(ann, question)).id)
    for (const { id, act } of comments) {
      const { status, body } = await ann.get(`/api/comments/${id}/receipt`)
      expect(status).toBe(200)
      expect(body).toMatchObject({
        commentId: id,
        act,
        provider: 'library',
        costMicrousd: 0,
        isDegraded: false,
      })
      expect((body as Receipt).why.length).toBeGreaterThan(0)
    }
    expect((await ann.get('/api/comments/999999/receipt')).status).toBe(404)
  })

  it('is answered by whom it names on a topic that no written debate covers', async () => {
    const { ann, worker } = await openSite()
    const post = await write(ann, 'The trumpet upstairs sounds better every evening. @heart')
    expect(speakers(await read(ann, worker, post.id))).toContain('empathetic')
  })

  it('who asks for people only hears no character, and on call only those who are named', async () => {
    const { ann, worker } = await openSite()
    const quiet = await write(ann, `${question} @skeptic`, 'humans_only')
    const onCall = await write(ann, `${question} @skeptic what do you say?`, 'on_call')
    expect((await read(ann, worker, quiet.id)).comments).toEqual([])
    expect(speakers(await read(ann, worker, onCall.id))).toEqual(['skeptic'])
  })
})

describe('a person who comments', () => {
  it('is answered by the characters named, at most three of them', async () => {
    const { ann, worker } = await openSite()
    const post = await write(ann, question, 'on_call')
    const said = await comment(
      ann,
      post.id,
      'I drive to work at five. @heart @data @terra @logic, what am I to do?',
    )
    const { comments } = await read(ann, worker, post.id)
    const answers = comments.filter(({ parentId }) => parentId === said.id)
    expect(answers.map(({ aiCharacter }) => aiCharacter?.handle).toSorted()).toEqual([
      'data',
      'heart',
      'terra',
    ])
    for (const { id, target } of answers) {
      expect(said.content).toContain(target?.quote)
      const { answers } = (await ann.get(`/api/comments/${id}/receipt`)).body as Receipt
      expect(answers).toEqual({
        commentId: said.id,
        handle: ann.user.username,
        quote: target?.quote,
      })
    }
  })

  it('is answered by the character that it answered', async () => {
    const { ann, worker } = await openSite()
    const post = await write(ann, question)
    const { comments } = await read(ann, worker, post.id)
    const [first] = comments
    const said = await comment(
      ann,
      post.id,
      'And who delivers the bread to the bakery then?',
      first?.id,
    )
    const after = await read(ann, worker, post.id)
    const answers = after.comments.filter(({ parentId }) => parentId === said.id)
    expect(answers.map(({ aiCharacter }) => aiCharacter?.id)).toContain(first?.aiCharacter?.id)
  })

  it('moves the character that has a concession to that point, by a step, and is named as the cause', async () => {
    const { site, ann, worker } = await openSite(lighthouse)
    const bob = await site.signUp()
    const post = await write(ann, `${lighthouseQuestion} @heart?`, 'on_call')
    const [first] = (await read(ann, worker, post.id)).comments as [Comment]
    expect(first).toMatchObject({ stance: 1, aiCharacter: { id: 'empathetic' } })
    const point = 'sailors need the white stripes, my father steers home by that white tower'
    const said = await comment(bob, post.id, point, first.id)
    const { comments } = await read(ann, worker, post.id)
    const own = comments.find(({ parentId }) => parentId === said.id) as Comment
    expect(own).toMatchObject({ act: 'CONCEDE', stance: 0, target: { commentId: said.id } })

    const move = { from: 1, to: 0, commentId: own.id }
    const cause = { commentId: said.id, handle: bob.user.username }
    const page = (await ann.get('/api/ai-characters/empathetic')).body as CharacterPage
    expect(page.stands[0]?.moves).toEqual([{ ...move, cause, at: expect.any(String) }])
    const { why } = (await ann.get(`/api/comments/${own.id}/receipt`)).body as Receipt
    expect(why.at(-1)).toContain(`@${bob.user.username} gave a reason`)
    const memories = await site.db
      .selectFrom('memories')
      .select(['content', 'user_id'])
      .where('kind', '=', 'stance')
      .where('character_id', '=', 'empathetic')
      .execute()
    expect(memories).toEqual([
      { content: expect.stringContaining(`@${bob.user.username} moved me`), user_id: bob.user.id },
    ])
  })

  it('never meets more than the rules allow, however many comment at once', async () => {
    const { site, ann, worker } = await openSite()
    const post = await write(ann, question)
    await worker.drain()
    const people = await Promise.all([1, 2, 3, 4].map(() => site.signUp()))
    await Promise.all(
      people.flatMap((person) => [
        comment(person, post.id, '@skeptic @logic is that not too simple for a town like ours?'),
        comment(person, post.id, 'I like the idea, but my mother cannot walk that far.'),
      ]),
    )
    const { comments } = await read(ann, worker, post.id)
    const own = comments.filter(({ isAiResponse }) => isAiResponse)
    expect(own.length).toBeLessThanOrEqual(caps.perPost)
    const lastHuman = comments.findLastIndex(({ isAiResponse }) => !isAiResponse)
    expect(comments.length - 1 - lastHuman).toBeLessThanOrEqual(caps.sinceHuman)
    expect(new Set(own.map(({ content }) => content)).size).toBe(own.length)
  })
})

describe('a moderator', () => {
  it('closes a discussion to characters and opens it again; who called one by name is told why', async () => {
    const { site, ann, worker } = await openSite()
    const keeper = site.visitor()
    const password = await createAdmin(site.db, 'keeper')
    await keeper.post('/api/admin/login', { username: 'keeper', password })
    const post = await write(ann, question, 'on_call')
    const close = (isClosed: boolean) =>
      keeper.put(`/api/admin/moderation/closed/${post.id}`, { isClosed })
    expect((await close(true)).body).toEqual({ isClosed: true })
    await comment(ann, post.id, '@logic, is that fair to the baker?')
    const closed = await read(ann, worker, post.id)
    expect(closed.isClosed).toBe(true)
    expect(closed.comments.filter(({ isAiResponse }) => isAiResponse)).toEqual([])
    expect(closed.passes.map(({ reason }) => reason)).toEqual([{ code: 'closed', about: null }])
    expect((await close(false)).body).toEqual({ isClosed: false })
    await comment(ann, post.id, '@logic, and to the florist?')
    const open = await read(ann, worker, post.id)
    expect(open.comments.filter(({ isAiResponse }) => isAiResponse)).toHaveLength(1)
    const { lines } = (await keeper.get('/api/admin/audit')).body as Audit
    expect(lines.map(({ action, subject }) => `${action} ${subject}`).slice(0, 2)).toEqual([
      `open post ${post.id}`,
      `close post ${post.id}`,
    ])
    await ann.send(`/api/posts/${post.id}`, {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expect((await close(true)).status).toBe(404)
  })
})

describe('a loop', () => {
  it('is impossible: when every AI comment wakes casting again and again, the queue still drains', async () => {
    const { site, ann, worker } = await openSite()
    const post = await write(ann, question)
    for (const _ of [1, 2, 3]) {
      const { comments } = await read(ann, worker, post.id)
      for (const { id } of comments)
        await site.db.insertInto('castings').values({ post_id: post.id, comment_id: id }).execute()
      await site.db.insertInto('castings').values({ post_id: post.id }).execute()
    }
    const { comments } = await read(ann, worker, post.id)
    expect(comments.length).toBeGreaterThanOrEqual(3)
    expect(comments.length).toBeLessThanOrEqual(caps.sinceHuman)
  })
})
