import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CharacterPage } from '#shared/character-page.ts'
import type { Stance } from '#shared/characters.ts'
import type { Digest } from '#shared/digest.ts'
import type { Post } from '#shared/posts.ts'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { openOutlines } from '../../library/outline.ts'
import { ensureCast } from '../cast.ts'
import { recordStance } from './stances.ts'

let site: TestSite
let ann: Member
let postId: number
const said: number[] = []

const outlines = openOutlines(null)
const buses = outlines.get('free-buses')!

/** The skeptic says this and stands there. */
const say = async (content: string, value: Stance, previous: Stance | null) => {
  const commentId = await letSpeak(site.db, { postId, content, stance: value })
  const where = { comment_id: commentId, post_id: postId, character_id: 'skeptic' }
  await site.db
    .insertInto('claims')
    .values({ ...where, aspect: 'cars', polarity: 0, quote: content })
    .execute()
  await recordStance(site.db, {
    characterId: 'skeptic',
    postId,
    topic: 'buses',
    aspect: 'cars',
    value,
    previous,
    commentId,
    causeCommentId: said[0] ?? null,
  })
  said.push(commentId)
}

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp()
  const content = 'Should buses be free here?'
  postId = ((await ann.post('/api/posts', { content, aiSeats: 'humans_only' })).body as Post).id
  await site.db
    .insertInto('post_debates')
    .values({
      post_id: postId,
      debate_id: 'free-buses',
      score: 1,
      fingerprint: '',
      bound_at: new Date(),
    })
    .execute()
  await say('Who pays?', -2, null)
  await say('Somebody pays.', -2, -2)
  await say('A trial would be fine.', -1, -2)
  await say('Then count it.', -1, -1)
  await site.db
    .insertInto('conclusions')
    .values({
      post_id: postId,
      position: 0,
      kind: 'crux',
      says: buses.crux,
      comment_ids: said.slice(0, 2),
    })
    .execute()
})
afterAll(() => site.close())

it('a discussion that came to its crux tells what each who spoke would accept as evidence', async () => {
  const { crux } = (await site.visitor().get(`/api/posts/${postId}/digest`)).body as Digest
  expect(crux).toMatchObject({ says: buses.crux, debateId: 'free-buses' })
  expect(crux?.change.map(({ character, says }) => [character.id, says])).toEqual([
    ['skeptic', buses.change.skeptic],
  ])
})

it('a character answers for its claims: where it stood when, what moved it, what would', async () => {
  const page = (await site.visitor().get('/api/ai-characters/skeptic')).body as CharacterPage
  const [stand] = page.stands
  expect(stand).toMatchObject({
    postId,
    debateId: 'free-buses',
    wouldChange: buses.change.skeptic,
    first: { stance: -2, commentId: said[0] },
    moves: [{ from: -2, to: -1, commentId: said[2], cause: { commentId: said[0] } }],
  })
  expect(Date.parse(stand!.moves[0]!.at)).toBeGreaterThanOrEqual(Date.parse(stand!.first.at))
  expect(page.forecasts).toEqual([])
})

it('its forecasts stand there with the day on which they fall due, until their words are gone', async () => {
  const outline = [...outlines.values()].find(({ forecasts }) => Object.keys(forecasts).length > 0)!
  const [text, forecast] = Object.entries(outline.forecasts)[0]!
  await site.db
    .insertInto('spoken_texts')
    .values({
      comment_id: said[3]!,
      post_id: postId,
      text_id: `${outline.id}/${text}`,
      spoken_at: new Date(),
    })
    .execute()
  const read = async () =>
    ((await site.visitor().get('/api/ai-characters/skeptic')).body as CharacterPage).forecasts
  expect(await read()).toMatchObject([
    {
      commentId: said[3],
      says: forecast.says,
      question: outline.question,
      dueOn: forecast.by,
      isDue: forecast.by <= new Date().toISOString().slice(0, 10),
    },
  ])
  await site.db.deleteFrom('comments').where('id', '=', said[3]!).execute()
  expect(await read()).toEqual([])
})
