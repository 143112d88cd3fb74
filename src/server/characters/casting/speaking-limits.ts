import { type Silence, silence } from './pass-reasons.ts'
import type { Said, Thread } from './thread.ts'

/** The most that characters may say, no matter who asks; enforced when casting and again when committing. */
export const caps = {
  sinceHuman: 6,
  perCharacterSinceHuman: 2,
  exchangesPerPair: 2,
  aiDepth: 3,
  perPost: 24,
  hours: 72,
  onScoutPost: 5,
  gateFailures: 2,
} as const

type Turn = {
  characterId: string
  /** The comment it answers; null: the post. */
  parentId: number | null
  isForced: boolean
  /** How often in a row the gate has stopped this thread's turns. */
  gateFailures: number
  now: Date
}

/** Why this character must not speak here now; null: it may. */
export const stopReason = (thread: Thread, turn: Turn): Silence | null =>
  threadStop(thread, turn) ?? turnStop(thread.comments, turn)

type Moment = Pick<Turn, 'gateFailures' | 'now'>

/** Why nobody may speak here now. */
export const threadStop = (
  { post, comments }: Thread,
  { gateFailures, now }: Moment,
): Silence | null => {
  const hasHuman = comments.some(({ characterId }) => characterId === null)
  const hours = (now.getTime() - post.createdAt.getTime()) / 3_600_000
  if (post.isLocked) return silence('closed')
  if (post.aiSeats === 'humans_only') return silence('people_only')
  if (post.aiCommentsCount >= caps.perPost) return silence('said_enough')
  if (hours >= caps.hours && !hasRecentHuman(comments)) return silence('gone_quiet')
  if (post.isScouts && !hasHuman && post.aiCommentsCount >= caps.onScoutPost)
    return silence('peoples_turn')
  if (sinceHuman(comments).length >= caps.sinceHuman) return silence('peoples_turn')
  if (gateFailures >= caps.gateFailures) return silence('nothing_good_enough')
  return null
}

/** After 72 hours a character still answers a person who has just spoken. */
const hasRecentHuman = (comments: readonly Said[]) => comments.at(-1)?.characterId === null

const turnStop = (comments: readonly Said[], turn: Turn): Silence | null => {
  const { characterId, parentId, isForced } = turn
  const parent = comments.find(({ id }) => id === parentId)
  if (comments.at(-1)?.characterId === characterId && !isForced) return silence('just_spoken')
  if (countSinceHuman(comments, characterId) >= caps.perCharacterSinceHuman)
    return silence('had_its_turns')
  if (depthUnder(parent) > caps.aiDepth) return silence('deep_enough')
  if (
    parent?.characterId &&
    exchanges(comments, characterId, parent.characterId) >= caps.exchangesPerPair
  )
    return silence('exchange_over', parent.characterId)
  return null
}

/** How many AI comments in a row lead to an answer to this one, that answer included. */
export const depthUnder = (parent: Said | undefined): number =>
  parent?.characterId ? parent.aiDepth + 1 : 1

/** The AI comments after the last person's, oldest first. */
export const sinceHuman = <T extends Pick<Said, 'characterId'>>(comments: readonly T[]): T[] =>
  comments.slice(comments.findLastIndex(({ characterId }) => characterId === null) + 1)

export const countSinceHuman = (
  comments: readonly Pick<Said, 'characterId'>[],
  id: string,
): number => sinceHuman(comments).filter(({ characterId }) => characterId === id).length

/** Answers of either to the other. */
export const exchanges = (comments: readonly Said[], one: string, other: string): number => {
  const speakers = new Map(comments.map(({ id, characterId }) => [id, characterId]))
  return comments.filter(({ characterId, parentId }) => {
    const answered = parentId === null ? null : speakers.get(parentId)
    return (
      (characterId === one && answered === other) || (characterId === other && answered === one)
    )
  }).length
}
