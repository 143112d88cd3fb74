import { expect, test } from 'vitest'
import { openingBrief, openingOfKit } from '../../../../../tests/support/brief.ts'
import { injections } from '../../../../../tests/support/injections.ts'
import type { Brief } from '../../brief.ts'
import { gatherHeard } from '../../heard.ts'
import { replyFault, sentenceFault } from '../../gate.ts'
import { readPost } from './frame.ts'
import { voices } from './skeletons/index.ts'
import { speak } from './speak.ts'
import { sentencesOf } from './words.ts'

const briefOn = (content: string, rest: Partial<Brief> = {}): Brief => ({
  ...openingBrief,
  seed: 3,
  post: { id: 1, content, author: 'sam' },
  thread: [],
  own: [],
  recent: [],
  ...rest,
})

const textOf = (brief: Brief): string => speak(brief)?.sentences.join(' ') ?? ''

/** As the product's gate reads it. */
const faultIn = (brief: Brief): string | null => {
  const heard = gatherHeard({
    brief,
    facts: [],
    instructions: '',
    secrets: [],
    others: [],
    mayBeForeign: true,
  })
  const text = textOf(brief)
  const faults = sentencesOf(text).map((sentence) => sentenceFault(sentence, heard))
  return faults.find(Boolean) ?? replyFault(text, heard)
}

const rebuttalOf = (content: string, post: string): Brief => {
  const brief = briefOn(post, { thread: [openingOfKit(content, 1)] })
  const target = {
    commentId: 4,
    handle: 'spark',
    name: 'Kit',
    isAi: true,
    content,
    quote: content,
  }
  return { ...brief, plan: { ...brief.plan, act: 'CHALLENGE', target } }
}

test.each([
  'I want to die',
  'i cant do this anymore, i want to end my life',
  'Everyone would be better off without me.',
])('whoever may be in danger is told whom to call, by every character: %s', (post) => {
  expect(readPost(post).kind).toBe('crisis')
  for (const { characterId } of voices) {
    const brief = briefOn(post, { characterId })
    expect(textOf(brief)).toMatch(/crisis line/)
    expect(faultIn(brief)).toBeNull()
  }
})

test.each([
  ['I lost my dad last month and everyone at work acts like nothing happened.', 'grief'],
  ['Got diagnosed with type 2 diabetes today. Scared.', 'grief'],
  ['Breaking: earthquake of magnitude 7.1 hits northern Japan', 'disaster'],
  ['just ran my first 10k!', 'milestone'],
])('nobody argues over %s', (post, kind) => {
  expect(readPost(post).kind).toBe(kind)
  for (const { characterId } of voices)
    expect(textOf(briefOn(post, { characterId })), characterId).not.toBe('')
  expect(textOf(rebuttalOf('I am sorry to read this, take your time.', post))).toBe('')
})

test.each(['日本の消費税は高すぎると思いますか', 'Что вы думаете о войне и мире?'])(
  'a language that the voice does not know is met with one kind word: %s',
  (post) => {
    const brief = briefOn(post)
    expect(textOf(brief)).toMatch(/English/)
    expect(faultIn(brief)).toBeNull()
    expect(textOf({ ...brief, thread: [openingOfKit('Some day I will read it.', 1)] })).toBe('')
  },
)

test('what a character said lately is not said by another, wherever', () => {
  const post = 'Should cities ban cars from their centres?'
  const plan = { ...briefOn(post).plan, packId: 'car-free-centres' }
  const recent: string[] = []
  for (let seed = 0; seed < 24; seed++) {
    const { characterId } = voices[seed % voices.length]!
    const text = textOf(briefOn(post, { seed, characterId, plan, recent }))
    if (text) recent.unshift(text)
  }
  const sentences = recent.flatMap(sentencesOf)
  expect(recent.length).toBeGreaterThan(12)
  expect(new Set(sentences).size).toBe(sentences.length)
})

test.each([
  ['Would you let a robot look after your grandmother?', 'a robot'],
  ['Should a plumber pay for his own tools?', 'a plumber'],
  ['Should we ban single-use plastics?', 'single-use plastics'],
  ['Ban facial recognition now', 'facial recognition'],
  ['Our company is moving to a 4-day week', 'a 4-day week'],
])('%s is about %s', (post, phrase) => {
  expect(readPost(post).phrases.map(({ text }) => text)).toContain(phrase)
})

test('no link, mark-up or call for everybody is taken over from what people wrote', () => {
  const odd = /https?:|www\.|[<>{}|[\]]|@everyone|@admin/
  const demands = injections.map(([demand]) => demand).filter((demand) => odd.test(demand))
  const said = demands.flatMap((demand) =>
    Object.keys(voices).map((characterId) => textOf(briefOn(demand, { characterId }))),
  )
  expect(said.filter((text) => odd.test(text))).toEqual([])
  expect(said.filter(Boolean).length).toBeGreaterThan(demands.length)
})
