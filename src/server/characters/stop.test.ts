import { describe, expect, it } from 'vitest'
import { caps, depthUnder, stopReason } from './stop.ts'
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

describe('an exchange between characters', () => {
  it('ends at its third answer, whatever the casting asked for', () => {
    expect(depthUnder(chain[2])).toBe(caps.aiDepth + 1)
    expect(mayAnswer(chain, 3)).toBe('the exchange has gone deep enough')
  })

  it('goes on one answer above, and begins anew under a person', () => {
    expect(mayAnswer(chain, 2)).toBeNull()
    expect(mayAnswer([...chain, said(4, null, 3, 0)], 4)).toBeNull()
  })
})
