import { expect, test } from 'vitest'
import {
  expectClause,
  expectNounPhrase,
  isPlural,
  size,
} from '../../../../../tests/support/grammar.ts'
import { readPost } from './frame.ts'
import { categories } from '#shared/trending.ts'
import type { Pack } from './pack.ts'
import { packs } from './packs/index.ts'
import { routePack } from './route.ts'

const each = test.each(packs.map((pack) => [pack.id, pack] as const))

const between = (list: unknown[], least: number, most: number) => {
  expect(list.length).toBeGreaterThanOrEqual(least)
  expect(list.length).toBeLessThanOrEqual(most)
}

const textsOf = (pack: Pack): string[] => [
  ...pack.aspects.flatMap(({ pro, con, mechanism, measure, question }) => [
    ...pro,
    ...con,
    mechanism,
    measure,
    question,
  ]),
  ...[...pack.facts, ...pack.precedents].map(({ text }) => text),
  ...pack.futures,
  ...pack.proposals,
  ...pack.scenes,
  ...pack.nature,
]

each('%s has a category, ids of its own and enough to say', (_, pack) => {
  expect(pack.id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(categories).toContain(pack.category)
  expect(pack.hashtags.length).toBeGreaterThan(0)
  between(pack.aspects, 8, 12)
  between(pack.facts, 10, 20)
  between(pack.precedents, 4, 8)
  between(pack.futures, 4, 8)
  between(pack.proposals, 5, 8)
  between(pack.scenes, 5, 8)
  between(pack.nature, 2, 5)
  for (const list of [pack.aspects, pack.facts])
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
})

each('%s has aspects that fit the sentences they stand in', (_, pack) => {
  expect(pack.idea).toMatch(/^(an?|the) /)
  expect(pack.doing).toMatch(/^\w+ing\b/)
  for (const aspect of pack.aspects) {
    for (const clause of [...aspect.pro, ...aspect.con, aspect.mechanism]) expectClause(clause)
    for (const phrase of [aspect.label, aspect.tradeOff.give, aspect.tradeOff.get, aspect.affected])
      expectNounPhrase(phrase)
    expect(isPlural(aspect.label), aspect.label).toBe(false)
    expect(aspect.affected, aspect.affected).not.toMatch(/^the\b/)
    expect(aspect.measure, aspect.measure).toMatch(/^the /)
    expect(isPlural(aspect.measure), aspect.measure).toBe(false)
    expect(aspect.question, aspect.question).toMatch(/^\p{Lu}[^.!?]*\?$/u)
  }
})

each('%s has futures, proposals, scenes and nature that fit', (_, pack) => {
  for (const text of [...pack.futures, ...pack.nature]) expectClause(text, 26)
  for (const text of pack.proposals) {
    expect(text, text).toMatch(/^[a-z][^.!?]*$/)
    expect(text, text).not.toMatch(/^(to|we|i|they|let us)\b/)
  }
  for (const text of pack.scenes) expect(text, text).toMatch(/^an? [^.!?]*$/)
})

each('%s names a source and a year for every fact and precedent', (_, pack) => {
  const ids = new Set(pack.aspects.map(({ id }) => id))
  for (const { text, source, year } of [...pack.facts, ...pack.precedents]) {
    expect(text, text).toMatch(/^[\p{Lu}\d].*[^.!?]$/u)
    expect(size(text), text).toBeLessThanOrEqual(34)
    expect(source.length, text).toBeGreaterThan(2)
    expect(source, source).not.toMatch(/\d{4}|et al/)
    expect(Number.isInteger(year) && year <= 2026, text).toBe(true)
  }
  for (const { aspects, text } of pack.facts) {
    expect(aspects.length, text).toBeGreaterThan(0)
    for (const id of aspects) expect(ids, text).toContain(id)
  }
  expect(pack.facts.filter(({ leans }) => leans < 0).length).toBeGreaterThanOrEqual(2)
})

each(
  '%s has no digits outside facts and precedents, and no quotation marks or cut abbreviations',
  (_, pack) => {
    const sourced = new Set([...pack.facts, ...pack.precedents].map(({ text }) => text))
    for (const text of textsOf(pack)) {
      expect(text, text).not.toMatch(/["“”’{}[\]]|\b[A-Z]\.|\bet al\b|\be\.g|\bi\.e/)
      if (!sourced.has(text)) expect(text, text).not.toMatch(/\d/)
    }
  },
)

each('%s draws its own example lines and leaves the others', (_, pack) => {
  const own = pack.examples.filter(({ leans }) => leans !== null)
  const foreign = pack.examples.filter(({ leans }) => leans === null)
  expect(own.length).toBeGreaterThanOrEqual(4)
  expect(foreign.length).toBeGreaterThanOrEqual(2)
  for (const { text } of own) expect(routePack(readPost(text)).pack.id, text).toBe(pack.id)
  for (const { text } of foreign) expect(routePack(readPost(text)).pack.id, text).not.toBe(pack.id)
})

test('no text stands in two packs', () => {
  const all = packs.flatMap((pack) => [...new Set(textsOf(pack))])
  const twice = all.filter((text, at) => all.indexOf(text) !== at)
  expect(twice).toEqual([])
  expect(new Set(packs.map(({ id }) => id)).size).toBe(packs.length)
})
