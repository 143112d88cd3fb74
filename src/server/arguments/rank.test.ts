import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bridging, type CampTally, type Camps, leastShare, rankPoints } from './rank.ts'

const camp: fc.Arbitrary<CampTally> = fc
  .nat(2_000)
  .chain((of) => fc.nat(of).map((convinced) => ({ convinced, of })))
const camps: fc.Arbitrary<Camps> = fc.record({ for: camp, against: camp })
const point = (id: number, both: Camps) => ({ id, tally: { ...both, bridging: bridging(both) } })

describe('the least share of a camp', () => {
  it('lies between nothing and what was voted', () => {
    fc.assert(
      fc.property(camp, (one) => {
        const least = leastShare(one)
        expect(least).toBeGreaterThanOrEqual(0)
        expect(least).toBeLessThanOrEqual(one.of === 0 ? 0 : one.convinced / one.of)
      }),
    )
  })

  it('grows with each person who is convinced, and never with one who is not', () => {
    fc.assert(
      fc.property(camp, ({ convinced, of }) => {
        const least = leastShare({ convinced, of })
        expect(leastShare({ convinced: convinced + 1, of: of + 1 })).toBeGreaterThan(least)
        expect(leastShare({ convinced, of: of + 1 })).toBeLessThanOrEqual(least)
      }),
    )
  })

  it('trusts the same share more the more people voted', () => {
    fc.assert(
      fc.property(camp, fc.integer({ min: 2, max: 20 }), ({ convinced, of }, times) => {
        const more = leastShare({ convinced: convinced * times, of: of * times })
        expect(more).toBeGreaterThanOrEqual(leastShare({ convinced, of }))
      }),
    )
  })

  it('is that of the textbook', () => {
    expect(leastShare({ convinced: 8, of: 10 })).toBeCloseTo(0.4902, 4)
    expect(leastShare({ convinced: 1, of: 1 })).toBeCloseTo(0.2065, 4)
  })
})

describe('what convinces across both camps', () => {
  it('is the same whichever camp is which', () => {
    fc.assert(
      fc.property(camps, (both) => {
        expect(bridging({ for: both.against, against: both.for })).toBe(bridging(both))
      }),
    )
  })

  it('is not lifted by applause of one camp alone', () => {
    fc.assert(
      fc.property(camp, (one) => {
        expect(bridging({ for: one, against: { convinced: 0, of: 0 } })).toBe(0)
      }),
    )
    fc.assert(
      fc.property(camps, fc.nat(1_000), (both, more) => {
        const { convinced, of } = both.for
        const cheered = { ...both, for: { convinced: convinced + more, of: of + more } }
        expect(bridging(cheered)).toBeLessThanOrEqual(leastShare(both.against))
      }),
    )
  })

  it('never falls with one more who is convinced', () => {
    fc.assert(
      fc.property(camps, (both) => {
        const { convinced, of } = both.against
        const more = { ...both, against: { convinced: convinced + 1, of: of + 1 } }
        expect(bridging(more)).toBeGreaterThanOrEqual(bridging(both))
      }),
    )
  })
})

describe('the rank of points', () => {
  it('loses none and doubles none, and what bridges more stands before what bridges less', () => {
    fc.assert(
      fc.property(fc.array(camps, { maxLength: 30 }), (all) => {
        const ranked = rankPoints(all.map((both, id) => point(id, both)))
        expect(ranked.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([...all.keys()])
        const scores = ranked.map(({ tally }) => tally.bridging)
        expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      }),
    )
  })

  it('keeps the order of the library among points that nobody voted on', () => {
    const none = { for: { convinced: 0, of: 0 }, against: { convinced: 0, of: 0 } }
    const ranked = rankPoints([3, 1, 2].map((id) => point(id, none)))
    expect(ranked.map(({ id }) => id)).toEqual([3, 1, 2])
  })

  it('puts what half of both camps hold before what one camp cheers', () => {
    const both = { for: { convinced: 50, of: 100 }, against: { convinced: 50, of: 100 } }
    const cheered = { for: { convinced: 400, of: 400 }, against: { convinced: 5, of: 100 } }
    expect(rankPoints([point(1, cheered), point(2, both)]).map(({ id }) => id)).toEqual([2, 1])
  })
})
