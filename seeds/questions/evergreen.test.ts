import { describe, expect, it } from 'vitest'
import { categories } from '#shared/trending.ts'
import { evergreenPrompts } from './index.ts'
import type { EvergreenPrompt } from './prompt.ts'

describe('the bag of evergreen questions', () => {
  it('lasts for months in every category', () => {
    expect(evergreenPrompts.length).toBeGreaterThanOrEqual(420)
    for (const category of categories) {
      const inCategory = evergreenPrompts.filter((prompt) => prompt.category === category)
      expect(inCategory.length, category).toBeGreaterThanOrEqual(52)
    }
  })

  it('never asks the same thing twice', () => {
    expect(repeated(evergreenPrompts.map(({ id }) => id))).toEqual([])
    expect(repeated(evergreenPrompts.map(({ hashtag }) => hashtag.toLowerCase()))).toEqual([])
    expect(repeated(evergreenPrompts.flatMap(({ sides }) => [sides.yes, sides.no]))).toEqual([])
    expect(nearDuplicates(evergreenPrompts)).toEqual([])
  })

  it('keeps some questions for their season and never runs dry in any month', () => {
    const seasonal = evergreenPrompts.filter(({ months }) => months !== undefined)
    expect(seasonal.length).toBeGreaterThanOrEqual(30)
    for (const { id, months } of seasonal) expect(months?.length, id).toBeGreaterThan(0)
    expect(
      seasonal.flatMap(({ months }) => months ?? []).filter((month) => !year.includes(month)),
    ).toEqual([])
    for (const month of year) expect(drawnIn(month).length).toBeGreaterThanOrEqual(400)
  })

  it('does not ask everything in the same shape', () => {
    const should = evergreenPrompts.filter(({ question }) => question.startsWith('Should '))
    expect(should.length / evergreenPrompts.length).toBeLessThan(0.5)
    for (const start of ['Would you', 'Is it fair', 'If ', 'Do', 'Must ']) {
      const some = evergreenPrompts.filter(({ question }) => question.startsWith(start))
      expect(some.length, start).toBeGreaterThanOrEqual(5)
    }
    const openers = evergreenPrompts
      .flatMap(({ sides }) => [sides.yes, sides.no])
      .map(firstThreeWords)
    expect(commonest(openers)).toBeLessThanOrEqual(5)
  })
})

describe('every evergreen question', () => {
  it('is one question with a full sentence for either answer', () => {
    expect(breaking(({ id }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(breaking(({ question }) => /^[A-Z][^?]{13,138}\?$/.test(question))).toEqual([])
    expect(breaking(eachSide((side) => /^[A-Z][^#@\n]{38,138}\.$/.test(side)))).toEqual([])
    expect(breaking(eachText((text) => !/ {2}| [,;:.?]/.test(text)))).toEqual([])
  })

  it('has a hashtag that can be read aloud', () => {
    expect(breaking(({ hashtag }) => /^[A-Z][A-Za-z0-9]{2,23}$/.test(hashtag))).toEqual([])
    expect(breaking(({ hashtag }) => !/[A-Z]{3}/.test(hashtag))).toEqual([])
  })

  it('is as true next year as now', () => {
    expect(breaking(eachText((text) => !dated.test(text)))).toEqual([])
  })

  it('argues instead of reporting that somebody argues', () => {
    expect(breaking(eachText((text) => !boilerplate.test(text)))).toEqual([])
  })
})

const breaking = (rule: (prompt: EvergreenPrompt) => boolean) =>
  evergreenPrompts.filter((prompt) => !rule(prompt)).map(({ id }) => id)

const eachSide =
  (rule: (text: string) => boolean) =>
  ({ sides }: EvergreenPrompt) =>
    [sides.yes, sides.no].every(rule)

const eachText =
  (rule: (text: string) => boolean) =>
  ({ question, sides }: EvergreenPrompt) =>
    [question, sides.yes, sides.no].every(rule)

const dated =
  /\b(1[5-9]|20)\d\d\b|\b(recently|nowadays|these days|this (year|month|week)|last year|latest|upcoming)\b/i
const boilerplate =
  /\b(supporters|critics|opponents|proponents|advocates|detractors|sceptics|skeptics)\b|\b(some|many|others) (people )?(say|argue|claim|believe)\b|it depends|on the (one|other) hand|both sides|game.changer|double-edged|in today's|ever-changing|slippery slope|https?:/i

const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

const drawnIn = (month: number) =>
  evergreenPrompts.filter(({ months }) => months === undefined || months.includes(month))

const firstThreeWords = (text: string) => text.toLowerCase().split(/\s+/).slice(0, 3).join(' ')

const count = (texts: string[]) =>
  texts.reduce((seen, text) => seen.set(text, (seen.get(text) ?? 0) + 1), new Map<string, number>())

const repeated = (texts: string[]) => [...count(texts)].filter(([, times]) => times > 1)

const commonest = (texts: string[]) => Math.max(...count(texts).values())

const empty = new Set(
  `a an and any are as at be been but by can cannot could did do does ever every everyone fair for from good has
   have if in is it its may more most must need no not of off on one only or other others out over people should
   so than that the their them they to up was we were what when where which who will with would you your harm
   better than instead allowed banned ban law free`.split(/\s+/),
)

const contentWords = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem).filter((word) => !empty.has(word)),
  )

const stem = (word: string) => word.replace(/(ies|ing|es|s|ed)$/, '')

/** Pairs in which the shorter question has 70 % or more of its content words in the longer one. */
const nearDuplicates = (prompts: readonly EvergreenPrompt[]) => {
  const bags = prompts.map(({ id, question }) => ({ id, words: contentWords(question) }))
  return bags.flatMap((a, index) =>
    bags.slice(index + 1).flatMap((b) => (overlap(a.words, b.words) >= 0.7 ? [[a.id, b.id]] : [])),
  )
}

const overlap = (a: Set<string>, b: Set<string>) =>
  a.intersection(b).size / Math.min(a.size, b.size)
