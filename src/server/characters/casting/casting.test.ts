import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AiSeats } from '#shared/posts.ts'
import type { Stance } from '#shared/characters.ts'
import { mentions } from '#shared/text.ts'
import { cast } from '../cast.ts'
import { type Casting, castWave } from './casting.ts'
import {
  caps,
  countSinceHuman,
  depthUnder,
  exchanges,
  sinceHuman,
  stopReason,
} from './speaking-limits.ts'
import type { Said, Thread } from './thread.ts'

const now = new Date('2026-05-01T12:00:00Z')

const newThread = (seats: AiSeats, isScouts: boolean): Thread => ({
  post: {
    id: 1,
    content: 'Should cities ban cars from their centres?',
    userId: 'ann',
    author: 'ann',
    aiSeats: seats,
    isScouts,
    isLocked: false,
    aiCommentsCount: 0,
    createdAt: now,
    binding: null,
  },
  comments: [],
  claims: [],
  usedFacts: [],
  plannedAspects: [],
})

const stageOf = (thread: Thread, cause: Said | null, wave: number, seed: number) => ({
  cast,
  thread,
  cause,
  wave,
  category: 'Environment' as const,
  held: new Map(
    thread.comments.flatMap(({ characterId, stance }) =>
      characterId ? [[characterId, stance ?? 0] as const] : [],
    ),
  ),
  unclaimed: 0.5,
  recentShare: new Map<string, number>(),
  seed,
})

/** A discussion played by the rules alone: what is cast is said, unless a rule stops it. */
const play = (thread: Thread) => {
  const faults: string[] = []
  let ids = 0
  const say = (said: Partial<Said>): Said => {
    const comment: Said = {
      id: (ids += 1),
      parentId: null,
      characterId: null,
      name: 'X',
      handle: 'x',
      content: '…',
      act: null,
      stance: null,
      aiDepth: 0,
      ...said,
    }
    thread.comments.push(comment)
    return comment
  }
  const speak = ({ characterId, isForced, claimId, stance }: Casting, cause: Said | null) => {
    const parentId = thread.claims.find(({ id }) => id === claimId)?.commentId ?? cause?.id ?? null
    if (stopReason(thread, { characterId, parentId, isForced, gateFailures: 0, now })) return
    const aiDepth = depthUnder(thread.comments.find(({ id }) => id === parentId))
    const { id } = say({ characterId, parentId, stance, aiDepth })
    thread.post.aiCommentsCount += 1
    const polarity = Math.sign(stance) as -1 | 0 | 1
    thread.claims.push({ id, commentId: id, characterId, aspect: 'a', polarity, quote: '…' })
    faults.push(...broken(thread, isForced))
  }
  return { say, speak, faults }
}

/** A plain list of what is broken: ten thousand discussions are too many for an assertion each. */
const broken = ({ comments, post }: Thread, isForced: boolean): string[] => {
  const [before, last] = comments.slice(-2)
  const ai = comments.filter(({ characterId }) => characterId !== null)
  const counts = cast.map(({ id }) => countSinceHuman(comments, id))
  const answered = last?.parentId ? comments.find(({ id }) => id === last.parentId) : undefined
  const isPair = last?.characterId && answered?.characterId
  const rules = {
    'a post': ai.length <= caps.perPost,
    'since a person': sinceHuman(comments).length <= caps.sinceHuman,
    'a scout post': !post.isScouts || ai.length < comments.length || ai.length <= caps.onScoutPost,
    'twice in a row': isForced || !before || last?.characterId !== before.characterId,
    'per character': Math.max(...counts) <= caps.perCharacterSinceHuman,
    depth: (last?.aiDepth ?? 0) <= caps.aiDepth,
    pair:
      !isPair ||
      exchanges(comments, last.characterId!, answered.characterId!) <= caps.exchangesPerPair,
  }
  return Object.entries(rules).flatMap(([name, holds]) => (holds ? [] : [name]))
}

const handles = cast.map(({ handle }) => handle)
const event = fc.oneof(
  fc.record({ kind: fc.constant('speak' as const), which: fc.nat(50) }),
  fc.record({
    kind: fc.constant('comment' as const),
    names: fc.subarray(handles, { maxLength: 5 }),
    answers: fc.nat(30),
  }),
  fc.record({
    kind: fc.constant('wave' as const),
    wave: fc.integer({ min: 1, max: 4 }),
    cause: fc.nat(30),
  }),
)

describe('casting', () => {
  it('passes no cap, gives nobody two turns in a row, and hears every call, in any order of events', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<AiSeats>('panel', 'panel', 'panel', 'on_call', 'humans_only'),
        fc.boolean(),
        fc.array(event, { maxLength: 25 }),
        fc.nat(),
        (seats, isScouts, events, seed) => {
          const thread = newThread(seats, isScouts)
          const { say, speak, faults } = play(thread)
          const waiting: (() => void)[] = []
          for (const happened of events) {
            const { comments } = thread
            if (happened.kind === 'speak')
              waiting.splice(happened.which % (waiting.length || 1), 1)[0]?.()
            else if (happened.kind === 'comment') {
              const answered = comments[happened.answers]
              const cause = say({
                content: `So ${happened.names.map((name) => `@${name}`).join(' ')}?`,
                parentId: answered?.id ?? null,
              })
              const castings = castWave(stageOf(thread, cause, 1, seed))
              hearsCalls(castings, cause, answered, seats)
              waiting.push(...castings.map((casting) => () => speak(casting, cause)))
            } else {
              const cause =
                comments.filter(({ characterId }) => characterId === null)[happened.cause] ?? null
              const castings = castWave(stageOf(thread, cause, happened.wave, seed))
              if (seats !== 'panel') expect(castings.every(({ isForced }) => isForced)).toBe(true)
              waiting.push(...castings.map((casting) => () => speak(casting, cause)))
            }
          }
          for (const speakNow of waiting) speakNow()
          expect(faults).toEqual([])
          if (seats === 'humans_only') expect(thread.post.aiCommentsCount).toBe(0)
        },
      ),
      { numRuns: 10_000 },
    )
  })

  const hearsCalls = (
    castings: Casting[],
    cause: Said,
    answered: Said | undefined,
    seats: AiSeats,
  ) => {
    const forced = castings.filter(({ isForced }) => isForced).map(({ characterId }) => characterId)
    const named = mentions(cause.content).map(
      (handle) => cast.find((one) => one.handle === handle)?.id,
    )
    const called = [...new Set([...named, answered?.characterId].filter(Boolean))]
    expect(forced).toEqual(seats === 'humans_only' ? [] : called.slice(0, 3))
    expect(castings.slice(0, forced.length).every(({ isForced }) => isForced)).toBe(true)
  }

  it('opens a post with three characters: one for, one against, one neither', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 8, maxLength: 8 }),
        (seed, stances) => {
          const held = new Map(cast.map(({ id }, at) => [id, (stances[at] ?? 0) as Stance]))
          const castings = castWave({ ...stageOf(newThread('panel', false), null, 1, seed), held })
          const canBe = (side: number) =>
            stances.some((one) => Math.abs(one - side) <= 1 || Math.sign(one) === side)
          expect(new Set(castings.map(({ characterId }) => characterId)).size).toBe(castings.length)
          for (const { characterId, stance } of castings)
            expect(Math.abs(stance - (held.get(characterId) ?? 0))).toBeLessThanOrEqual(1)
          if ([-1, 0, 1].every(canBe) && new Set(stances).size === 5)
            expect(new Set(castings.map(({ stance }) => Math.sign(stance)))).toEqual(
              new Set([-1, 0, 1]),
            )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('gives every character its share of first words over many posts', () => {
    const first = new Map<string, number>()
    for (let seed = 0; seed < 400; seed += 1)
      for (const { characterId } of castWave({
        ...stageOf(newThread('panel', false), null, 1, seed),
        category: null,
      }))
        first.set(characterId, (first.get(characterId) ?? 0) + 1)
    expect(first.size).toBe(cast.length)
  })

  it('is the same again for the same seed', () => {
    const once = castWave(stageOf(newThread('panel', false), null, 1, 7))
    expect(castWave(stageOf(newThread('panel', false), null, 1, 7))).toEqual(once)
  })
})
