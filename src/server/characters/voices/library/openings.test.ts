import { expect, it } from 'vitest'
import { openLibrary } from '../../../library/library.ts'
import { openingPost } from '../../../library/own-question.ts'
import { chooseOpenings } from './openings.ts'

const full = [...openLibrary(null).debates.values()].filter(({ depth }) => depth === 'full')
const choose = (debate: (typeof full)[number], post: string) =>
  chooseOpenings({ debate, post, candidates: debate.openings, seats: 3, seed: 1 })

it("under a debate's own question nobody speaks of a case that the question does not tell", () => {
  for (const debate of full) {
    const chosen = choose(debate, openingPost(debate))
    expect([debate.id, chosen.length]).toEqual([debate.id, 3])
    expect(
      chosen.filter(({ opening }) => opening.needs.length > 0).map(({ opening }) => opening.id),
    ).toEqual([])
  }
})

it('an opening for a case is chosen where a post tells it', () => {
  const told = full.flatMap((debate) => {
    const first = debate.openings.find(({ needs }) => needs.length > 0)
    const words = first?.needs[0]?.replaceAll(/\|[^+]*| \+/g, '') ?? ''
    return first ? [choose(debate, words).some(({ opening }) => opening.needs.length > 0)] : []
  })
  expect(told.filter(Boolean).length).toBeGreaterThan(told.length / 2)
})

it("under a debate's own question those speak that an editor chose", () => {
  const chosenBefore = full.filter(({ ownThread }) => ownThread.length > 0)
  expect(chosenBefore.filter(({ opensSite }) => opensSite)).toHaveLength(12)
  for (const debate of chosenBefore) {
    const chosen = choose(debate, openingPost(debate)).map(({ opening: { id } }) => id)
    expect([debate.id, chosen.every((id) => debate.ownThread.includes(id))]).toEqual([
      debate.id,
      true,
    ])
  }
})
