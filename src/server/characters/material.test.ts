import { describe, expect, it } from 'vitest'
import type { Debate } from '../library/debate.ts'
import { openLibrary } from '../library/library.ts'
import { cast } from './cast.ts'
import { materialOf } from './material.ts'

const { debates } = openLibrary(null)
const all = [...debates.values()]
const wish = { cast, facts: [], about: 'My boss offered four days a week with the same workload.' }

const lettersOf = ({ points, examples }: ReturnType<typeof materialOf>) =>
  [...points.map(({ says }) => says), ...examples].join('').length

describe('what a model is given of the written debate that covers a post', () => {
  it('is nothing where none does', () => {
    const material = materialOf(null, { ...wish, persona: cast[0]! })
    expect(material).toEqual({ points: [], examples: [] })
  })

  it('is six points at most, of both sides, and three replies of its own, in some 900 tokens', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const debate of all)
      for (const persona of cast) {
        const material = materialOf(debate, { ...wish, persona })
        expect(material.points.length).toBeLessThanOrEqual(6)
        const sides = material.points.map(({ side }) => side)
        expect(sides).toEqual(expect.arrayContaining(['for', 'against']))
        expect(material.examples.length).toBeLessThanOrEqual(3)
        expect(lettersOf(material)).toBeLessThanOrEqual(3_600)
        for (const example of material.examples) expect(example).not.toContain('{name:')
      }
  })

  it('leaves examples out before it grows', () => {
    const debate = debates.get('four-day-week') as Debate
    const skeptic = cast.find(({ id }) => id === 'skeptic')!
    const material = (facts: string[]) => materialOf(debate, { ...wish, facts, persona: skeptic })
    expect(material([]).examples).toHaveLength(3)
    expect(material(['x'.repeat(3_000)]).examples.length).toBeLessThan(3)
  })

  it('gives a character that has no written texts points and no examples', () => {
    const debate = debates.get('four-day-week') as Debate
    const own = { ...cast[0]!, id: 'archivist', handle: 'archive' }
    const { points, examples } = materialOf(debate, { ...wish, persona: own })
    expect(points).toHaveLength(6)
    expect(examples).toEqual([])
  })
})
