import { describe, expect, it } from 'vitest'
import { caps, depthUnder, stopReason } from './speaking-limits.ts'
import type { Said, Thread } from './thread.ts'

const now = new Date('2026-05-01T12:00:00Z')

const said = (
  id: number,
  characterId: string | null,
  parentId: number | null,
  aiDepth: number,
): Said => ({
  id,
  parentId,
  characterId,
  name: characterId ?? 'Ann',
  handle: characterId ?? 'ann',
  content: '…',
  act: null,
  stance: null,
  aiDepth,
})

const threadOf = (comments: Said[]): Thread => ({
  post: {
    id: 1,
    content: 'Should cities ban cars from their centres?',
    userId: 'ann',
    author: 'ann',
    aiSeats: 'panel',
    isScouts: false,
    isLocked: false,
    aiCommentsCount: comments.length,
    createdAt: now,
    binding: null,
  },
  comments,
  claims: [],
  usedFacts: [],
  plannedAspects: [],
})

const mayAnswer = (comments: Said[], parentId: number) =>
  stopReason(threadOf(comments), {
    characterId: 'historian',
    parentId,
    isForced: false,
    gateFailures: 0,
    now,
  })

/** Each answers the one before, and no other rule is near its limit: casting never gets this deep by itself. */
const chain = ['skeptic', 'innovator', 'empathetic'].map((id, at) =>
  said(at + 1, id, at || null, at + 1),
)

describe('a discussion is over for characters', () => {
  const free = { characterId: 'historian', parentId: null, isForced: false, gateFailures: 0, now }
  const hoursLater = (hours: number) => ({ now: new Date(now.getTime() + hours * 3_600_000) })
  const few = [said(1, 'skeptic', null, 1), said(2, 'innovator', null, 1)]
  const answered = [...few, said(3, null, null, 0)]
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, at) => said(at + 1, id, null, 1))

  it.each<[string, Said[], Partial<Thread['post']>, Partial<typeof free>, string | null]>([
    ['not while nothing is against it', few, {}, {}, null],
    ['when six have spoken since a person', six, {}, {}, 'peoples_turn'],
    ['not when a person spoke since', [...six, said(7, null, null, 0)], {}, {}, null],
    [
      'when one has spoken twice',
      [
        few[0]!,
        said(2, 'historian', null, 1),
        few[1]!,
        said(4, 'historian', null, 1),
        said(5, 'a', null, 1),
      ],
      {},
      {},
      'had_its_turns',
    ],
    ['with 24 AI comments', answered, { aiCommentsCount: 24 }, {}, 'said_enough'],
    ['not with 23', answered, { aiCommentsCount: 23 }, {}, null],
    ['after 72 hours', few, {}, hoursLater(72), 'gone_quiet'],
    ['not before', few, {}, hoursLater(71.9), null],
    ['not for who speaks after 72 hours', answered, {}, hoursLater(99), null],
    ['of the Scout, after five', six.slice(0, 5), { isScouts: true }, {}, 'peoples_turn'],
    ['after two failures at the gate', few, {}, { gateFailures: 2 }, 'nothing_good_enough'],
    ['not after one', few, {}, { gateFailures: 1 }, null],
    ['when a moderator closed it', answered, { isLocked: true }, { isForced: true }, 'closed'],
    [
      'when people wanted to be alone',
      answered,
      { aiSeats: 'humans_only' },
      { isForced: true },
      'people_only',
    ],
    ['for who has just spoken', [...few, said(3, 'historian', null, 1)], {}, {}, 'just_spoken'],
  ])('%s', (_when, comments, post, turn, reason) => {
    const thread = threadOf(comments)
    const asked = { ...thread, post: { ...thread.post, ...post } }
    expect(stopReason(asked, { ...free, ...turn })?.code ?? null).toBe(reason)
  })
})

describe('an exchange between characters', () => {
  it('ends at its third answer, whatever the casting asked for', () => {
    expect(depthUnder(chain[2])).toBe(caps.aiDepth + 1)
    expect(mayAnswer(chain, 3)?.code).toBe('deep_enough')
  })

  it('goes on one answer above, and begins anew under a person', () => {
    expect(mayAnswer(chain, 2)).toBeNull()
    expect(mayAnswer([...chain, said(4, null, 3, 0)], 4)).toBeNull()
  })
})
