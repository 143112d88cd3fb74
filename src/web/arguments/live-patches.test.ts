import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { PointTally } from '#shared/arguments.ts'
import { applyDebateEvent } from './live-patches.ts'

const tally = (convinces: number): PointTally => ({
  for: { convinced: 0, of: 0 },
  against: { convinced: 0, of: 0 },
  convinces,
  doesNot: 0,
  cannotSay: 0,
  bridging: 0,
})
const open = () => {
  const cache = new QueryClient()
  const points = ['one', 'two'].map((id) => ({ id, tally: tally(1) }))
  cache.setQueryData(['debate', 'buses'], { points })
  const shown = () =>
    (cache.getQueryData(['debate', 'buses']) as { points: typeof points }).points.map(
      (point) => `${point.id} ${point.tally.convinces}`,
    )
  return { cache, shown }
}
const votes = { kind: 'debate', debateId: 'buses' } as const

it('the votes on one point change it alone, where it stands; heard twice they change nothing', () => {
  const { cache, shown } = open()
  for (const _ of [1, 2])
    applyDebateEvent(cache, { ...votes, pointId: 'two', tallies: { two: tally(3) } })
  expect(shown()).toEqual(['one 1', 'two 3'])
})

it('of all points, one that is not named has no votes left', () => {
  const { cache, shown } = open()
  applyDebateEvent(cache, { ...votes, pointId: null, tallies: { two: tally(2) } })
  expect(shown()).toEqual(['one 0', 'two 2'])
})

it('a question that is not open stays unread', () => {
  const { cache } = open()
  applyDebateEvent(cache, { kind: 'debate', debateId: 'other', pointId: null, tallies: {} })
  expect(cache.getQueryData(['debate', 'other'])).toBeUndefined()
})
