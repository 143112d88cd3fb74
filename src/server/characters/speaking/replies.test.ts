import { describe, expect, it } from 'vitest'
import { judgeReplies } from '../../../../tests/support/replies.ts'

const most = 2

describe('the gate, before 96 good replies of a language model,', () => {
  it.each([
    ['in their discussion', false],
    ['beside nothing but what they quote', true],
  ])('%s refuses two at most', (_, isAlone) => {
    const judged = judgeReplies({ isAlone })
    expect(judged).toHaveLength(96)
    const refused = judged.filter(({ faults }) => faults.length > 0)
    expect(refused.length, JSON.stringify(refused, null, 1)).toBeLessThanOrEqual(most)
  })

  it('takes what was said there for known, and marks what the model alone vouches for', () => {
    expect(
      judgeReplies().flatMap(({ unchecked }) => (unchecked.length > 0 ? [unchecked] : [])),
    ).toEqual([
      ['1901'],
      ['1897', '2022', 'a thousand', '1963'],
      ['2005', '2023'],
      ['1973'],
      ['2005', '2006'],
      ['1988'],
      ['2023'],
      ['15%'],
      ['1909', '1926'],
      ['2017'],
      ['1960'],
      ['1936', 'two million', '46', '48', '1948'],
      ['2013'],
    ])
  })
})
