import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastVerdicts } from '#shared/forecasts.ts'
import { judgedByVotes } from './judging.ts'

const tally = fc.record({
  came_true: fc.nat(200),
  did_not: fc.nat(200),
  cannot_say: fc.nat(200),
})

describe('what people say of a forecast', () => {
  it('stands from ten on who are two thirds of all', () => {
    expect(judgedByVotes({ came_true: 9, did_not: 0, cannot_say: 0 })).toBeNull()
    expect(judgedByVotes({ came_true: 10, did_not: 0, cannot_say: 0 })).toBe('came_true')
    expect(judgedByVotes({ came_true: 10, did_not: 5, cannot_say: 0 })).toBe('came_true')
    expect(judgedByVotes({ came_true: 10, did_not: 3, cannot_say: 3 })).toBeNull()
    expect(judgedByVotes({ came_true: 0, did_not: 3, cannot_say: 20 })).toBe('cannot_say')
  })

  it('is never what fewer say, and never stays open because more say the same', () => {
    fc.assert(
      fc.property(tally, (votes) => {
        const judged = judgedByVotes(votes)
        if (judged === null) return
        expect(votes[judged]).toBe(Math.max(...forecastVerdicts.map((one) => votes[one])))
        expect(judgedByVotes({ ...votes, [judged]: votes[judged] + 1 })).toBe(judged)
      }),
    )
  })
})
