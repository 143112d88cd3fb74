import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aliasKey } from './alias.ts'
import { restAfter, retryAfter } from './backoff.ts'
import { canonicalUrl } from './canonical.ts'
import { chooseStory } from './choose.ts'
import { debatability } from './debatability.ts'
import { isEnglish } from './language.ts'
import { verdictOn } from './safety.ts'
import { type Measures, baselineAfter, observed, scoreOf } from './score.ts'
import type { Weighed } from './weigh.ts'

describe('the score of a story', () => {
  const plain: Measures = {
    observed: 4.5,
    baseline: 0,
    publishers: 3,
    ageHours: 0,
    similarity: 0,
    debatability: 0.75,
  }

  test.each([
    // worked out by hand from the formula
    [{}, 2.4816],
    [{ observed: 1 }, 0],
    [{ observed: 1.5, publishers: 1 }, 0.3345],
    [{ baseline: 4 }, 0.3682],
    [{ ageHours: 6 }, 1.2408],
    [{ similarity: 0.4 }, 1.489],
    [{ debatability: 0 }, 0.9024],
  ])('%j is %d', (given, score) => {
    expect(scoreOf({ ...plain, ...given })).toBeCloseTo(score, 3)
  })

  test('counts a publisher once, where it stands best', () => {
    const sightings = [
      { publisher: 'a', rank: 4, weight: 1 },
      { publisher: 'a', rank: 1, weight: 1 },
      { publisher: 'b', rank: 4, weight: 2 },
    ]
    expect(observed(sightings)).toBe(2)
  })

  test('what stays as it is becomes usual, what ends is forgotten', () => {
    expect(baselineAfter(0, 4, 24)).toBeCloseTo(4 * (1 - Math.exp(-1)), 9)
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 50, noNaN: true }),
        fc.double({ min: 0, max: 500, noNaN: true }),
        (before, seen, hours) => {
          const after = baselineAfter(before, seen, hours)
          expect(after).toBeGreaterThanOrEqual(Math.min(before, seen) - 1e-9)
          expect(after).toBeLessThanOrEqual(Math.max(before, seen) + 1e-9)
        },
      ),
    )
  })
})

test('a question of policy is debatable; scores, obituaries and weather are not', () => {
  const none = () => false
  const of = (title: string) => debatability([title], none)
  expect(of('Should cities ban cars?')).toBeGreaterThan(0.6)
  expect(of('Ministers clash over plan to tax meat')).toBeGreaterThan(0.6)
  for (const title of [
    'Rovers beat United 3-2',
    'Actor dies aged 84',
    'Storm brings snow',
    'Recipe: plum cake',
  ])
    expect(of(title), title).toBeLessThan(0.2)
})

test.each([
  ['Parliament votes to ban single-use plastics', 'fine'],
  ['Clinical trial of a new malaria drug begins', 'fine'],
  ['The trade war over steel', 'fine'],
  ['Death penalty to be abolished', 'fine'],
  ['Troops cross the border', 'review'],
  ['Election called for May', 'review'],
  ['Jury finds company liable', 'review'],
  ['Singer dies at 51', 'denied'],
  ['Boy, 9, rescued from river', 'denied'],
  ['16-year-old wins right to appeal', 'denied'],
  ['Man arrested over theft', 'denied'],
  ['Jane Smith accused of lying', 'denied'],
  ['Should Jews be exempt from the law?', 'denied'],
  ['New rules on self-harm content', 'denied'],
] as const)('“%s” is %s', (title, verdict) => {
  expect(verdictOn(title)).toBe(verdict)
})

test.each([
  ['Parliament backs four-day week', true],
  ['OpenAI DevDay', true],
  ['Bundestag beschließt neues Gesetz zur Rente', false],
  ['Le gouvernement veut interdire les voitures', false],
  ['El Congreso aprueba la ley de vivienda', false],
  ['Правительство вводит налог', false],
  ['政府が新しい法律を可決', false],
] as const)('“%s” is of this site’s language: %s', (title, is) => {
  expect(isEnglish(title)).toBe(is)
})

const aStory = (id: number, category: Weighed['category'], score: number): Weighed => ({
  id,
  state: 'found',
  observed: 3,
  baseline: 0,
  score,
  debatability: 1,
  similarity: 0,
  publishers: 2,
  title: String(category),
  question: 'Should A ban B?',
  hashtag: 'Ban',
  category,
  isBacked: true,
  items: [],
})

test('a story whose category has had its six gives way to the next best', () => {
  const stories = [aStory(1, 'Politics', 3), aStory(2, 'Science', 2), aStory(3, null, 1)]
  const chosen = (taken: Record<string, number>) =>
    chooseStory(stories, {
      taken: (category) => taken[String(category)] ?? 0,
      isSpoken: () => true,
    })?.id
  expect(chosen({ Politics: 5 })).toBe(1)
  expect(chosen({ Politics: 6 })).toBe(2)
  expect(chosen({ Politics: 6, Science: 6 })).toBe(3)
  expect(chosen({ Politics: 6, Science: 6, null: 6 })).toBeUndefined()
})

test('a headline that the characters could say nothing about gives way to the next best', () => {
  const stories = [aStory(1, 'Politics', 3), aStory(2, 'Science', 2)]
  const isSpoken = (headline: string) => headline === 'Science'
  expect(chooseStory(stories, { taken: () => 0, isSpoken })?.id).toBe(2)
})

test('one article has one address, however it is passed on', () => {
  const ways = [
    'https://www.bbc.com/news/articles/c1?at_medium=RSS&at_campaign=rss#top',
    'http://bbc.com/news/articles/c1/',
    'https://m.bbc.com/news/articles/c1?utm_source=x',
    'https://www.bbc.com/news/articles/c1/amp',
  ]
  expect(new Set(ways.map(canonicalUrl)).size).toBe(1)
  expect(canonicalUrl('https://a.example/?id=2&b=1')).not.toBe(
    canonicalUrl('https://a.example/?id=3&b=1'),
  )
})

test('spellings of one topic have one key', () => {
  const week = [
    'FourDayWeek',
    '4DayWeek',
    'fourdayweek',
    '4dayweek',
    'FourDayWeeks',
    'four_day_week',
  ]
  expect(new Set(week.map(aliasKey)).size).toBe(1)
  expect(aliasKey('AI')).not.toBe(aliasKey('IA'))
})

test('a source that fails rests twice as long each time, at most six hours, and as long as it asks', () => {
  const minutes = (failures: number) => restAfter(failures, 10 * 60_000, () => 1) / 60_000
  expect([1, 2, 3, 5, 9, 1000].map(minutes)).toEqual([20, 40, 80, 320, 360, 360])
  const now = new Date('2026-11-21T12:00:00Z')
  expect(retryAfter('120', now)).toEqual(new Date('2026-11-21T12:02:00Z'))
  expect(retryAfter('Sat, 21 Nov 2026 13:00:00 GMT', now)).toEqual(new Date('2026-11-21T13:00:00Z'))
  for (const none of [undefined, '', 'soon', '-5', 'Sat, 21 Nov 2020 13:00:00 GMT'])
    expect(retryAfter(none, now)).toBeNull()
})
