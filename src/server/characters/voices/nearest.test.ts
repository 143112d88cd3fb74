import { expect, it } from 'vitest'
import { cast } from '../cast.ts'
import { nearestVoice } from './nearest.ts'

it('a character that came with the product speaks in its own phrases', () => {
  expect(cast.map(nearestVoice)).toEqual(cast.map(({ id }) => id))
})

it('one that was added borrows the phrases of whoever argues most as it does', () => {
  const added = (of: string) => ({ ...cast.find(({ id }) => id === of)!, id: 'own-one' })
  expect(cast.map(({ id }) => nearestVoice(added(id)))).toEqual(cast.map(({ id }) => id))
  const economist = {
    id: 'own-economist',
    icon: 'chart-line',
    actWeights: { EVIDENCE: 2, COUNTEREXAMPLE: 1.5 },
    expertise: { Business: 1, Politics: 0.6 },
    lean: 0.2,
  } as const
  expect(nearestVoice(economist)).toBe('data-analyst')
})
