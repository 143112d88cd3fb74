import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Stance } from '#shared/characters.ts'
import { rankMemories } from '../positions/memory.ts'
import { readingMs, typingMs } from '../speaking/pace.ts'
import { claimOf, quoteFrom } from '../gate/quote.ts'
import { cutSentences } from '../speaking/sentences.ts'
import { sideOf, stanceOn, within, yielded } from './stance.ts'
import { cast } from '../cast.ts'
import { sentencesOf } from '../../language/words.ts'

const stance = fc.integer({ min: -2, max: 2 }) as fc.Arbitrary<Stance>

describe('a stance', () => {
  it('moves at most one step, from the last and from the first in a thread', () => {
    fc.assert(
      fc.property(fc.option(stance), stance, stance, (first, offset, wished) => {
        const last =
          first === null ? null : (Math.max(-2, Math.min(2, first + Math.sign(offset))) as Stance)
        const value = within(last, within(first, wished))
        if (last !== null) expect(Math.abs(value - last)).toBeLessThanOrEqual(1)
        if (first !== null) expect(Math.abs(value - first)).toBeLessThanOrEqual(1)
        else expect(value).toBe(wished)
      }),
    )
  })

  it('gives way one step towards the middle, once in a thread, and never past it', () => {
    fc.assert(
      fc.property(fc.option(stance), fc.option(stance), (first, last) => {
        const after = yielded({ first, last })
        if (after === null) return
        expect(Math.abs(after)).toBe(Math.abs(last ?? 0) - 1)
        expect(Math.abs(after - (first ?? 9))).toBeLessThanOrEqual(1)
        expect(yielded({ first: last, last: after })).toBeNull()
      }),
    )
  })

  it('stands on the side it was asked for, or is not found', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cast),
        fc.constantFrom<-1 | 0 | 1>(-1, 0, 1),
        fc.option(stance),
        (persona, side, held) => {
          const found = stanceOn(side, persona, held)
          if (found !== null) expect(sideOf(found)).toBe(side)
          else expect(Math.abs((held ?? 0) - side)).toBeGreaterThanOrEqual(1)
        },
      ),
    )
  })
})

describe('a quote', () => {
  it('stands in what it quotes, word for word, whatever people write', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'grapheme', minLength: 1 }), fc.lorem({ mode: 'sentences' })),
        (text) => {
          expect(text).toContain(quoteFrom(text))
          expect(text).toContain(claimOf(text))
        },
      ),
    )
  })

  it('is a sentence that says something, not a greeting or a tag', () => {
    expect(quoteFrom('Hello! Cars kill the street I grew up in. #Mobility')).toBe(
      'Cars kill the street I grew up in.',
    )
    expect(quoteFrom(`${'word '.repeat(20)}, ${'more '.repeat(40)}`).length).toBeLessThanOrEqual(
      160,
    )
  })
})

describe('sentences in pieces', () => {
  it('come out the same however the stream is cut', () => {
    const text = 'First one. “Second,” she said. Is it 3.5 or 4? The U.S. says so! Last.'
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 80, maxLength: 80 }),
        (sizes) => {
          const cutter = cutSentences()
          const out: string[] = []
          let at = 0
          for (const size of sizes) {
            out.push(...cutter.push(text.slice(at, at + size)))
            at += size
          }
          out.push(...cutter.end())
          expect(out).toEqual(sentencesOf(text))
        },
      ),
    )
  })
})

describe('pacing', () => {
  it('takes 3 to 45 seconds, 8 at most for a character that is asked, none with AI_PACE=0', () => {
    const whole = (words: number, position: number, pace: number, isForced: boolean) =>
      readingMs(words, position, { pace, isForced }) + typingMs(60, 60, { pace, isForced })
    fc.assert(
      fc.property(fc.nat(3_000), fc.nat(2), (words, position) => {
        expect(whole(words, position, 1, false)).toBeGreaterThanOrEqual(3_000)
        expect(whole(words, position, 1, false)).toBeLessThanOrEqual(45_000)
        expect(whole(words, position, 1, true)).toBeLessThanOrEqual(8_000)
        expect(whole(words, position, 0, false)).toBe(0)
      }),
    )
  })
})

describe('memory', () => {
  it('ranks by relevance, importance and recency, and leaves out what has nothing to do with it', () => {
    const now = new Date('2026-05-01')
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    const ranked = rankMemories(
      [
        { content: 'On parking I said: kerbs are land', importance: 0.5, createdAt: daysAgo(30) },
        { content: 'On parking I said: garages are cheap', importance: 0.5, createdAt: daysAgo(1) },
        { content: 'On bread I said: salt', importance: 1, createdAt: daysAgo(0) },
      ],
      'Should parking be free?',
      now,
    )
    expect(ranked.map(({ content }) => content)).toEqual([
      'On parking I said: garages are cheap',
      'On parking I said: kerbs are land',
    ])
  })
})
