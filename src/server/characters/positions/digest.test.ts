import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Act, acts, type Stance } from '#shared/characters.ts'
import type { CharacterPage } from '#shared/character-page.ts'
import type { Digest } from '#shared/digest.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'
import { type Worker, startWorker } from '../../tasks.ts'
import { cast, ensureCast } from '../cast.ts'
import { type Spoken, digestOf } from './digest.ts'
import { toCharacter } from '../persona.ts'

const question = 'Should full-time work be four days a week at the same pay? #FourDayWeek'

describe('“Where they stand”', () => {
  let site: TestSite
  let worker: Worker
  let ann: Awaited<ReturnType<TestSite['signUp']>>
  let thread: Thread

  beforeAll(async () => {
    site = await testSite()
    await ensureCast(site.db)
    worker = await startWorker(site.services, { hasChores: false })
    ann = await site.signUp()
    const { body } = await ann.post('/api/posts', { content: question })
    await worker.drain()
    await ann.post(`/api/posts/${(body as Post).id}/comments`, {
      content: '@heart @logic is it fair?',
    })
    await worker.drain()
    thread = (await ann.get(`/api/posts/${(body as Post).id}`)).body as Thread
  })
  afterAll(async () => {
    await worker.stop()
    await site.close()
  })

  const readDigest = async (id = thread.id) =>
    (await site.visitor().get(`/api/posts/${id}/digest`)).body as Digest
  const said = (id: number) => thread.comments.find((comment) => comment.id === id) as Comment

  it('places everyone who spoke where they last said they stand', async () => {
    const { stands } = await readDigest()
    const placed = thread.comments.filter(({ stance }) => stance !== null)
    const speakers = placed.flatMap(({ aiCharacter }) => aiCharacter?.id ?? [])
    expect(new Set(stands.map(({ character }) => character.id))).toEqual(new Set(speakers))
    for (const { character, stance, commentId } of stands) {
      const last = placed.findLast(({ aiCharacter }) => aiCharacter?.id === character.id)
      expect({ stance, commentId }).toEqual({ stance: last?.stance, commentId: last?.id })
    }
    expect(stands.map(({ stance }) => stance)).toEqual(
      stands.map(({ stance }) => stance).toSorted((a, b) => a - b),
    )
  })

  it('comes with its thread in one answer, as far as its reader is to see it', async () => {
    const [reader, blocked] = [await site.signUp('reader_told'), await site.signUp('blocked_told')]
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
    const hide = (who: typeof ann, what: string, kind: string) =>
      who.send(`/api/user/hidden/${what}`, {
        method: 'PUT',
        headers,
        body: JSON.stringify({ kind }),
      })
    const muted = thread.comments.find(({ aiCharacter }) => aiCharacter)?.aiCharacter?.id ?? ''
    expect((await hide(reader, `characters/${muted}`, 'mute')).status).toBe(200)
    const path = `/api/posts/${thread.id}`
    for (const who of [site.visitor(), ann, reader]) {
      const { body } = await who.get(`${path}/discussion`)
      expect(body.thread).toEqual((await who.get(path)).body)
      expect(body.digest).toEqual((await who.get(`${path}/digest`)).body)
      expect(JSON.stringify(body).includes(`"${muted}"`)).toBe(who !== reader)
    }
    expect((await hide(ann, `people/${blocked.user.id}`, 'block')).status).toBe(200)
    expect((await blocked.get(`${path}/discussion`)).status).toBe(404)
  })

  it('cites words that stand in the comments it names', async () => {
    const { agreements, disagreements, questions } = await readDigest()
    expect(disagreements.length).toBeGreaterThan(0)
    const items = [
      ...agreements.flatMap((one) => one.said),
      ...disagreements.flatMap(({ claim, rebuttal }) => [claim, rebuttal]),
      ...questions,
    ]
    for (const { commentId, quote } of items) expect(said(commentId).content).toContain(quote)
    for (const { claim, rebuttal } of disagreements)
      expect(claim.characterId).not.toBe(rebuttal.characterId)
    for (const { commentId } of questions)
      expect(thread.comments.some(({ parentId }) => parentId === commentId)).toBe(false)
  })

  it('is the same each time it is read, and costs nothing when the browser has it', async () => {
    const first = await site.visitor().get(`/api/posts/${thread.id}/digest`)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }
    expect((await site.visitor().get(`/api/posts/${thread.id}/digest`, headers)).status).toBe(304)
  })

  it('leaves out whom a reader has muted', async () => {
    const muted = thread.comments[0]?.aiCharacter?.id as string
    const bob = await site.signUp()
    const hide = await bob.send(`/api/user/hidden/characters/${muted}`, {
      method: 'PUT',
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'mute' }),
    })
    expect(hide.status).toBe(200)
    const digest = (await bob.get(`/api/posts/${thread.id}/digest`)).body as Digest
    expect(JSON.stringify(digest)).not.toContain(`"${muted}"`)
    expect(digest.stands.length).toBeGreaterThan(0)
  })

  it('waits until there is something to digest, and is not there without a post', async () => {
    const { body } = await ann.post('/api/posts', {
      content: 'Quiet, please.',
      aiSeats: 'humans_only',
    })
    expect((await readDigest((body as Post).id)).stands).toEqual([])
    expect((await ann.get('/api/posts/999999/digest')).status).toBe(404)
  })

  it('has its counterpart: each character has a page with its record, stances and words', async () => {
    const spoken = thread.comments.find(({ aiCharacter }) => aiCharacter) as Comment
    const like = { targetType: 'comment', targetId: spoken.id }
    expect((await ann.post('/api/interactions/like', like)).status).toBe(200)
    const id = spoken.aiCharacter?.id as string
    const page = (await site.visitor().get(`/api/ai-characters/${id}`)).body as CharacterPage
    const own = thread.comments.filter(({ aiCharacter }) => aiCharacter?.id === id)
    expect(page).toMatchObject({ commentsCount: own.length, discussionsCount: 1, likesCount: 1 })
    expect(page.best.map(({ comment }) => comment.id)).toEqual([spoken.id])
    expect(page.latest[0]?.comment.id).toBe(own.at(-1)?.id)
    expect(page.stands.map(({ postId }) => postId)).toEqual([thread.id])
    expect(page.habits.length).toBeGreaterThan(0)
    for (const unknown of ['nobody', 'ai_system', '%00', 'A'])
      expect((await ann.get(`/api/ai-characters/${unknown}`)).status).toBe(404)
  })

  // Last, since it rewrites what was said: the second speaker becomes the first, one step on.
  it('shows a move, and what caused it', async () => {
    const [first, second] = thread.comments as [Comment, Comment]
    const cause = thread.comments.find(({ isAiResponse }) => !isAiResponse) as Comment
    const from = first.stance as Stance
    const to = from > 0 ? from - 1 : from + 1
    const character_id = first.aiCharacter?.id as string
    await site.db
      .updateTable('comments')
      .set({ character_id })
      .where('id', '=', second.id)
      .execute()
    await site.db
      .updateTable('stances')
      .set({ character_id, value: to, previous: null, cause_comment_id: cause.id })
      .where('comment_id', '=', second.id)
      .execute()
    const stand = (await readDigest()).stands.find(({ character }) => character.id === character_id)
    expect(stand?.first).toEqual({ stance: from, commentId: first.id })
    expect(stand?.moves).toContainEqual({
      from,
      to,
      commentId: second.id,
      cause: { commentId: cause.id, handle: ann.user.username },
    })
  })
})

describe('a digest by rule', () => {
  const characters = cast.map(toCharacter)
  const spoken: fc.Arbitrary<Spoken[]> = fc
    .array(
      fc.record({
        character: fc.constantFrom(...characters),
        act: fc.constantFrom<Act>(...acts),
        stance: fc.integer({ min: -2, max: 2 }) as fc.Arbitrary<Stance>,
        polarity: fc.constantFrom<-1 | 0 | 1>(-1, 0, 1),
        aspect: fc.constantFrom(null, 'air', 'trade'),
        isAnswered: fc.boolean(),
        isQuestion: fc.boolean(),
        to: fc.nat(30),
      }),
      { maxLength: 24 },
    )
    .map((all) =>
      all.map(({ to, isQuestion, ...one }, at) => {
        const parent = to < at ? all[to] : undefined
        const claim = `Claim ${at} is what I make.`
        const answers = parent && {
          commentId: to + 1,
          characterId: parent.character.id,
          name: parent.character.name,
          handle: parent.character.handle,
          quote: `Claim ${to} is what I make.`,
        }
        const content = isQuestion ? `${claim} Is it number ${at}?` : claim
        return { ...one, id: at + 1, content, claim, answers: answers ?? null, cause: null }
      }),
    )

  it('cites only comments that are there, in words that they have', () => {
    fc.assert(
      fc.property(spoken, (all) => {
        const { stands, agreements, disagreements, questions } = digestOf(all)
        const cited = [
          ...agreements.flatMap((one) => one.said),
          ...disagreements.flatMap(({ claim, rebuttal }) => [claim, rebuttal]),
          ...questions,
        ]
        for (const { commentId, characterId, quote } of cited) {
          const source = all.find(({ id }) => id === commentId)
          expect(source?.content).toContain(quote)
          expect(source?.character.id).toBe(characterId)
        }
        for (const { stance, first, moves } of stands) {
          let at = first.stance
          for (const { from, to } of moves) {
            expect(from).toBe(at)
            expect(to).not.toBe(from)
            at = to
          }
          expect(at).toBe(stance)
        }
        for (const { side, said } of agreements.filter(({ side }) => side !== 0)) {
          expect(new Set(said.map(({ characterId }) => characterId)).size).toBe(said.length)
          expect(said.length).toBeGreaterThan(1)
          expect(Math.abs(side)).toBe(1)
        }
        if (all.length < 4) expect(stands).toEqual([])
      }),
    )
  })
})
