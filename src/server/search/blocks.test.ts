import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksFrom } from './blocks.ts'

/** First id and size of a block. */
const extentOf = (block: number) => {
  const size = 2 ** (10 + 3 * (block % 4))
  return { first: Math.floor(block / 4) * size, size }
}

const ids = fc
  .tuple(fc.nat(9_000_000), fc.nat(9_000_000))
  .map(([a, b]) => ({ from: Math.min(a, b), below: Math.max(a, b) }))
const share = fc.option(fc.double({ min: 0, max: 1, noNaN: true }))

test('the blocks hold every id once, the newest first', () => {
  fc.assert(
    fc.property(ids, share, ({ from, below }, much) => {
      const extents = blocksFrom({ from, below }, much).map(extentOf)
      expect(extents.length > 0).toBe(below > from)
      // fast-check takes what is given back for the verdict, and an expectation gives something back.
      if (from === below) return
      expect(extents[0]!.first + extents[0]!.size).toBeGreaterThanOrEqual(below)
      extents.slice(1).forEach(({ first, size }, at) => {
        expect(first + size).toBe(extents[at]!.first)
      })
      const last = extents.at(-1)!
      expect(last.first).toBeLessThanOrEqual(from)
      expect(last.first + last.size).toBeGreaterThan(from)
    }),
  )
})

test('a common word is looked for in small blocks, one that nobody counted in no huge ones', () => {
  const largest = (much: number | null) =>
    Math.max(
      ...blocksFrom({ from: 5_000_000, below: 5_200_000 }, much).map((one) => extentOf(one).size),
    )
  expect(largest(1)).toBe(1024)
  expect(largest(0.1)).toBe(8192)
  expect(largest(null)).toBe(65_536)
})

test('nothing is looked for in more than some hundred blocks', () => {
  const count = (much: number | null) => blocksFrom({ from: 0, below: 100_000_000 }, much).length
  expect(count(0.000_01)).toBeLessThan(250)
  for (const much of [null, 1, 0.1, 0.01]) expect(count(much)).toBeLessThan(1_200)
})
