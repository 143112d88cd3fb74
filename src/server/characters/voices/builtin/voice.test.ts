import { streamText } from 'ai'
import { expect, test } from 'vitest'
import type { Brief, Plan } from '../../brief.ts'
import { readPost } from './frame.ts'
import { builtinVoice } from './model.ts'
import { routePack } from './route.ts'
import { voices } from './skeletons/index.ts'
import { speak } from './speak.ts'
import { sentencesOf, wordsOf } from './words.ts'

const carPost = 'Should cities ban cars from their centres? #Mobility'

const briefOn = (content: string, plan: Partial<Plan> = {}, rest: Partial<Brief> = {}): Brief => {
  const { pack } = routePack(readPost(content))
  return {
    seed: 7,
    characterId: 'skeptic',
    plan: {
      act: 'OPEN',
      stance: -1,
      packId: pack.id === 'open' ? null : pack.id,
      aspectId: null,
      target: null,
      factIds: pack.facts.map(({ id }) => id),
      isForced: false,
      ...plan,
    },
    post: { id: 1, content, author: 'sam' },
    thread: [],
    own: [],
    recent: [],
    ...rest,
  }
}

const textOf = (brief: Brief): string => speak(brief)?.sentences.join(' ') ?? ''

test('the same brief gives the same words, another seed others', () => {
  const brief = briefOn(carPost)
  expect(speak(brief)).toEqual(speak(brief))
  expect(textOf({ ...brief, seed: 8 })).not.toBe(textOf(brief))
})

test('every character has words for the main job, each its own, with the post in them', () => {
  const texts = voices.map(({ characterId }, seed) =>
    textOf(briefOn(carPost, {}, { characterId, seed })),
  )
  for (const text of texts) {
    expect(wordsOf(text).length, text).toBeGreaterThanOrEqual(20)
    expect(text).toMatch(/cars|cities|centres/)
    expect(text).not.toMatch(/[{}[\]|]|undefined/)
  }
  expect(new Set(texts).size).toBe(voices.length)
})

test('a rebuttal quotes its target word for word and takes up the same matter from the other side', () => {
  const opening = speak(briefOn(carPost, { stance: 2 }, { characterId: 'innovator' }))!
  const content = opening.sentences.join(' ')
  const target = {
    commentId: 4,
    handle: 'spark',
    name: 'Kit',
    isAi: true,
    content,
    quote: opening.remark.claim,
  }
  const turn = {
    commentId: 4,
    handle: 'spark',
    name: 'Kit',
    characterId: 'innovator',
    content,
    act: null,
    stance: 2 as const,
  }
  const answer = speak(
    briefOn(carPost, { act: 'CHALLENGE', stance: -2, target }, { thread: [turn] }),
  )!
  const text = answer.sentences.join(' ')
  const quote = /“([^”]+)”/.exec(text)![1]!
  expect(text).toContain('@spark')
  expect(content).toContain(quote)
  expect(answer.remark).toMatchObject({ aspectId: opening.remark.aspectId, polarity: -1 })
})

test('the remark names a claim that stands in the words', () => {
  const { sentences, remark } = speak(briefOn(carPost))!
  expect(sentences).toContain(remark.claim)
  expect(remark.skeletonIds.length).toBeGreaterThan(1)
})

test('no sentence comes back in the next fifty replies of a character', () => {
  const own: string[] = []
  for (let seed = 0; seed < 50; seed++) {
    const text = textOf(
      briefOn(seed % 2 ? carPost : 'Should tipping be abolished?', {}, { seed, own }),
    )
    if (text) own.unshift(text)
  }
  const sentences = own.flatMap(sentencesOf)
  expect(own.length).toBeGreaterThan(20)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test.each([
  [
    'My boss wants us back in the office five days a week and I have a toddler at home.',
    'experience',
  ],
  ['I think remote work made juniors worse at their jobs.', 'claim'],
  ["I'm 45 and going back to university. Everyone thinks I'm mad.", 'milestone'],
  ['Cash is dying and we will regret it.', 'claim'],
  ['How do I get my toddler to sleep through the night?', 'howto'],
  ['NASA delays the Artemis III moon landing to 2028', 'news'],
  ['Should voting be mandatory?', 'policy'],
  ['lol pineapple on pizza is fine', 'joke'],
  ['coffee', 'short'],
  ['you are all idiots', 'hostile'],
  ['¿Deberían las ciudades prohibir los coches en el centro?', 'foreign'],
])('%s is read as %s', (post, kind) => {
  expect(readPost(post).kind).toBe(kind)
})

test.each([
  'Should voting be mandatory?',
  'Our library closes next month and nobody cares.',
  'Zoos: conservation or cruelty?',
])('what stands in quotation marks was written in the post: %s', (post) => {
  for (const [seed, { characterId }] of voices.entries())
    for (const [, quote] of textOf(briefOn(post, {}, { characterId, seed })).matchAll(/“([^”]+)”/g))
      expect(post).toContain(quote)
})

test('phrases keep a determiner that makes sense elsewhere', () => {
  const phrases = (post: string) => readPost(post).phrases.map(({ text }) => text)
  expect(phrases('My landlord raised the rent')).toEqual(
    expect.arrayContaining(['your landlord', 'the rent']),
  )
  expect(phrases('Would you take a pay cut?')).toContain('a pay cut')
})

test('no skeleton stands in two voices', () => {
  const all = voices.flatMap(({ covered, open, common, themed }) =>
    [covered, open, common, themed].flatMap((part) => Object.values(part).flat()),
  )
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
  for (const { covered, open, themed } of voices) {
    const texts = [covered, open, themed].flatMap((part) => Object.values(part).flat())
    expect(texts.length).toBeGreaterThanOrEqual(120)
  }
})

test('through the AI SDK it streams sentence by sentence and hands the remark over', async () => {
  const brief = briefOn(carPost)
  const result = streamText({
    model: builtinVoice(),
    prompt: 'unused',
    providerOptions: { symposia: { brief: JSON.parse(JSON.stringify(brief)) } },
  })
  const deltas: string[] = []
  for await (const delta of result.textStream) deltas.push(delta)
  expect(deltas.map((delta) => delta.trim())).toEqual(speak(brief)!.sentences)
  expect((await result.providerMetadata)?.['symposia']).toMatchObject({
    claim: speak(brief)!.remark.claim,
  })
})

test.each([
  ['¿Deberían las ciudades prohibir los coches en el centro?', /\b(el|que|los|una|¿)/],
  ['Sollten Städte die Autos aus ihren Zentren verbannen?', /\b(der|die|das|und|ist)\b/],
])('a post in another language is answered in it: %s', (post, words) => {
  expect(textOf(briefOn(post))).toMatch(words)
})

test('where a topic hurts, nobody plays with it', () => {
  const post = 'Watched my father die for three months. Nobody should be denied the right to die.'
  const seeds = Array.from({ length: 6 }, (_, seed) => seed)
  const texts = voices.flatMap(({ characterId }) =>
    (['OPEN', 'PRECEDENT', 'FORECAST', 'PROPOSE'] as const).flatMap((act) =>
      seeds.map((seed) => textOf(briefOn(post, { act, stance: 1 }, { characterId, seed }))),
    ),
  )
  expect(texts.filter(Boolean).length).toBe(texts.length)
  expect(
    texts.filter((text) => /\b(fun|laugh|prototype|demo|I bet|my bet|ship it)\b/i.test(text)),
  ).toEqual([])
})
