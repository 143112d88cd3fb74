import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trainClassifier } from './classifier.ts'

const termsOf = (text: string) => text.split(' ')
const classify = trainClassifier([
  ['is that true', 'where did you read that', 'is there a source for that'].map(termsOf),
  ['my mother did the same', 'it was like that with my father', 'my brother did that'].map(termsOf),
  ['haha', 'haha brilliant'].map(termsOf),
])
const best = (text: string) => {
  const chances = classify(termsOf(text))
  return chances.indexOf(Math.max(...chances))
}

test('what it has learned from is of its class, and so is what shares its words', () => {
  expect(['is that true', 'my mother did the same', 'haha'].map(best)).toEqual([0, 1, 2])
  expect(['is that really true', 'my sister did that', 'brilliant'].map(best)).toEqual([0, 1, 2])
})

test('the chances of a text are together 1, whatever its words', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('is', 'that', 'my', 'haha', 'zebra')), (terms) => {
      const sum = classify(terms).reduce((all, chance) => all + chance, 0)
      expect(sum).toBeCloseTo(1)
    }),
  )
})

test('words that it does not know make it less sure', () => {
  const sure = (text: string) => Math.max(...classify(termsOf(text)))
  expect(sure('haha zyx qwv blorf')).toBeLessThan(sure('haha') - 0.2)
})

test('a text of which it knows no word is of no class more than of another', () => {
  const chances = classify(['zebra'])
  expect(new Set(chances).size).toBe(1)
})
