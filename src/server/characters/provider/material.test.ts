import { describe, expect, it } from 'vitest'
import { numberClaims } from '../../language/numbers.ts'
import type { Debate } from '../../library/debate.ts'
import { openLibrary } from '../../library/library.ts'
import { cast } from '../cast.ts'
import { materialOf } from './material.ts'
import { named, textsIn } from '../voices/library/stock.ts'

const { debates } = openLibrary(null)
const all = [...debates.values()]
const wish = { cast, facts: [], about: 'My boss offered four days a week with the same workload.' }

const covering = (debate: Debate) => ({ debate, neighbour: null })
const near = (neighbour: Debate) => ({ debate: null, neighbour })

const textsOf = ({ points, examples }: ReturnType<typeof materialOf>) => [
  ...points.map(({ says }) => says),
  ...examples,
]
const lettersOf = (material: ReturnType<typeof materialOf>) =>
  [...textsOf(material), material.neighbour ?? ''].join('').length

describe('what a model is given of the written debate that covers a post', () => {
  it('is nothing where none does', () => {
    const material = materialOf({ debate: null, neighbour: null }, { ...wish, persona: cast[0]! })
    expect(material).toEqual({ neighbour: null, points: [], examples: [] })
  })

  it('is six points at most, of both sides, and three replies of its own, in some 900 tokens', () => {
    expect(all.length).toBeGreaterThan(0)
    for (const debate of all)
      for (const persona of cast) {
        const material = materialOf(covering(debate), { ...wish, persona })
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
    const material = (facts: string[]) =>
      materialOf(covering(debate), { ...wish, facts, persona: skeptic })
    expect(material([]).examples).toHaveLength(3)
    expect(material(['x'.repeat(3_000)]).examples.length).toBeLessThan(3)
  })

  it('gives a character that has no written texts points and no examples', () => {
    const debate = debates.get('four-day-week') as Debate
    const own = { ...cast[0]!, id: 'archivist', handle: 'archive' }
    const { points, examples } = materialOf(covering(debate), { ...wish, persona: own })
    expect(points).toHaveLength(6)
    expect(examples).toEqual([])
  })
})

describe('what a model is given of a written debate that only comes near a post', () => {
  it('is its question, four points at most and three replies, in some 900 tokens, with no figure and nothing that rests on a fact', () => {
    for (const [at, debate] of all.entries()) {
      const persona = cast[at % cast.length]!
      const onFacts = textsIn(debate).filter(({ facts }) => facts.length > 0)
      const said = new Set(onFacts.map(({ text }) => named(text, cast)))
      const material = materialOf(near(debate), { ...wish, persona })
      expect(material.neighbour).toBe(debate.question)
      expect(material.points.length).toBeLessThanOrEqual(4)
      expect(material.examples.length).toBeLessThanOrEqual(3)
      expect(lettersOf(material)).toBeLessThanOrEqual(3_600)
      for (const text of textsOf(material)) expect(numberClaims(text)).toEqual([])
      for (const text of material.examples) expect(said.has(text)).toBe(false)
    }
  })

  it('leaves facts out even where somebody passes some', () => {
    const debate = debates.get('four-day-week') as Debate
    const given = (facts: string[]) =>
      materialOf(near(debate), { ...wish, facts, persona: cast[0]! })
    expect(given(['x'.repeat(3_600)])).toEqual(given([]))
  })
})
