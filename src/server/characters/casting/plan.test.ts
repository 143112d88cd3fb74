import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Debate } from '../../library/debate.ts'
import { openLibrary } from '../../library/library.ts'
import { cast } from '../cast.ts'
import type { Role } from './casting.ts'
import { type Turn, makePlan } from './plan.ts'
import { writePrompt } from '../provider/prompt.ts'
import type { Said } from './thread.ts'

const { debates } = openLibrary(
  fileURLToPath(new URL('../../../../tests/support', import.meta.url)),
)
const lighthouse = debates.get('pink-lighthouse') as Debate

const said = (some: Partial<Said>): Said => ({
  id: 1,
  parentId: null,
  characterId: null,
  name: 'ann',
  handle: 'ann',
  content: 'The paint costs more than the school roof, and children get wet below it every winter.',
  act: null,
  stance: null,
  aiDepth: 0,
  ...some,
})

const opening = said({ id: 2, characterId: 'skeptic', handle: 'skeptic', act: 'OPEN', stance: -1 })
const other = said({ id: 3, characterId: 'futurist', handle: 'future', act: 'OPEN', stance: 1 })
const { characterId, content } = opening
const claim = {
  id: 7,
  commentId: 2,
  characterId,
  aspect: 'cost',
  polarity: -1,
  quote: content,
} as const

type Case = { role: Role; seed: number; by: number; isKnown: boolean; cause: Said | null }

const turnOf = ({ role, seed, by, isKnown, cause }: Case): Turn => ({
  persona: cast[by % cast.length]!,
  thread: {
    post: {
      id: 1,
      content: lighthouse.question,
      userId: 'ann',
      author: 'ann',
      aiSeats: 'panel',
      isScouts: false,
      isLocked: false,
      aiCommentsCount: 0,
      createdAt: new Date(0),
      binding: null,
    },
    comments: [opening, other, ...(cause ? [cause] : [])],
    claims: [claim],
    usedFacts: [],
    plannedAspects: [],
  },
  topic: { key: 'x', debate: isKnown ? lighthouse : null, neighbour: null, category: null },
  cause: role === 'asked' ? cause : null,
  role,
  stance: 0,
  claimId: role === 'rebut' ? claim.id : null,
  isForced: false,
  held: { first: null, last: null },
  seed,
})

const cases = fc.record({
  role: fc.constantFrom<Role>('for', 'against', 'neither', 'rebut', 'close', 'asked'),
  seed: fc.nat(),
  by: fc.nat(7),
  isKnown: fc.boolean(),
  cause: fc.constantFrom(
    null,
    said({ id: 4 }),
    said({ id: 4, content: 'Who pays for the paint?' }),
  ),
})

describe('a plan for a model', () => {
  it('offers two or three things to do, each once, and evidence only where there are facts', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const planned = makePlan(turnOf(given))
        if ('pass' in planned) return
        const { act, alternatives = [] } = planned.plan
        const acts = [act, ...alternatives]
        expect(new Set(acts).size).toBe(acts.length)
        expect(acts.length).toBeLessThanOrEqual(3)
        expect(acts.length).toBeGreaterThanOrEqual(act === 'CONCEDE' ? 1 : 2)
        expect(alternatives).not.toContain('CONCEDE')
        if (!given.isKnown) expect(acts).not.toContain('EVIDENCE')
        if (!given.isKnown) expect(acts).not.toContain('PRECEDENT')
      }),
    )
  })

  it('leaves no choice to a character that concedes: its stance hangs on it', () => {
    const cause = said({ id: 4, parentId: 2 })
    const skeptic = cast.findIndex(({ id }) => id === 'skeptic')
    const held = { first: -2, last: -2 } as const
    const conceded = Array.from({ length: 60 }, (_, seed) =>
      makePlan({ ...turnOf({ role: 'asked', seed, by: skeptic, isKnown: true, cause }), held }),
    ).flatMap((planned) =>
      'plan' in planned && planned.plan.act === 'CONCEDE' ? [planned.plan] : [],
    )
    expect(conceded.length).toBeGreaterThan(0)
    for (const { alternatives } of conceded) expect(alternatives).toEqual([])
  })

  it('is put to the model as a choice', () => {
    const turn = turnOf({ role: 'for', seed: 1, by: 7, isKnown: true, cause: null })
    const planned = makePlan(turn)
    if ('pass' in planned) throw new Error(planned.pass.code)
    const { instructions } = writePrompt({
      brief: {
        characterId: turn.persona.id,
        plan: planned.plan,
        post: { id: 1, content: lighthouse.question, author: 'ann' },
        thread: [],
        own: [],
      },
      persona: turn.persona,
      facts: [],
      memories: [],
      nonce: 'c0ffee',
      fault: null,
    })
    expect(instructions).toMatch(/Do one of these, .*\(1\) .+ \(2\) .+ \(3\) .+/)
    expect(instructions).not.toContain('breaks')
  })
})
