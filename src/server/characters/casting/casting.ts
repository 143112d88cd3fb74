import type { Stance } from '#shared/characters.ts'
import { mentions } from '#shared/text.ts'
import { chance, gumbel } from './dice.ts'
import type { Category, Persona } from '../persona.ts'
import { type Side, sideOf, stanceOn } from './stance.ts'
import { caps, countSinceHuman, depthUnder, exchanges, sinceHuman } from './speaking-limits.ts'
import type { Claim, Said, Thread } from './thread.ts'

/** Everything that decides who speaks next; no clock, no dice but the seed. */
export type Stage = {
  cast: readonly Persona[]
  thread: Thread
  /** The person's comment that started this; null: the post itself. */
  cause: Said | null
  wave: number
  category: Category | null
  /** Where each character last stood on this topic. */
  held: ReadonlyMap<string, Stance>
  /** 0 ≤ n ≤ 1: the part of the topic that nobody has spoken to. */
  unclaimed: number
  /** 0 ≤ n ≤ 1 per character: its part of the site's latest replies. */
  recentShare: ReadonlyMap<string, number>
  seed: number
}

export type Role = 'asked' | 'for' | 'against' | 'neither' | 'rebut' | 'close'

/** A turn that somebody gets, in the order in which they take it. */
export type Casting = {
  characterId: string
  role: Role
  stance: Stance
  isForced: boolean
  /** The claim to be rebutted. */
  claimId: number | null
  /** The text of the library that it will speak; left out: it is found, or a model writes it. */
  textId?: string | null
  score: number
  /** Why it was cast, in words for people. */
  reasons: string[]
}

const mostForced = 3
/** Speakers per wave after a post and after a comment. */
const speakers = { post: [3, 2, 1], comment: [2, 1, 0] } as const

export const castWave = (stage: Stage): Casting[] => {
  const { thread, cause, wave } = stage
  if (thread.post.aiSeats === 'humans_only') return []
  const forced = wave === 1 ? castForced(stage) : []
  if (thread.post.aiSeats === 'on_call') return forced
  const seats = roomFor(stage, forced.length)
  if (seats <= 0) return forced
  if (wave === 1) return [...forced, ...castOpening(stage, forced, seats)]
  if (wave === 2) return castRebuttals(stage, seats)
  return wave === 3 && cause === null ? castClosing(stage) : []
}

/** How many more may be cast now. */
export const roomFor = ({ thread, cause, wave }: Stage, taken: number): number => {
  const { post, comments } = thread
  const wished = speakers[cause ? 'comment' : 'post'][wave - 1] ?? 0
  const hasHuman = comments.some(({ characterId }) => characterId === null)
  const most = post.isScouts && !hasHuman ? caps.onScoutPost : caps.perPost
  const left = Math.min(most - post.aiCommentsCount, caps.sinceHuman - sinceHuman(comments).length)
  return Math.min(wished, left) - taken
}

/** Whom the person named, or answered, must speak, first and whatever the scores. */
export const castForced = (stage: Stage): Casting[] => {
  const { cast, thread, cause } = stage
  const named = mentions(cause?.content ?? thread.post.content)
  const answered = thread.comments.find(({ id }) => id === cause?.parentId)?.characterId
  const called = named.flatMap((handle) => cast.filter((persona) => persona.handle === handle))
  const addressed = cast.filter(({ id }) => id === answered)
  return [...new Set([...called, ...addressed])].slice(0, mostForced).map((persona) => ({
    ...scored(stage, persona, 0),
    role: 'asked',
    stance: ownStance(stage, persona),
    isForced: true,
    claimId: null,
    reasons: [
      called.includes(persona) ? 'A person asked for it by name.' : 'A person answered it.',
    ],
  }))
}

/** Where it stands by itself: as before, else as it leans. */
const ownStance = ({ held }: Stage, persona: Persona): Stance =>
  held.get(persona.id) ?? (Math.round(persona.lean) as Stance)

type Seat = { side: Side; persona: Persona; stance: Stance; score: number }

/** Three different voices: one for, one against, one neither; the best that the cast can do. */
const castOpening = (stage: Stage, forced: Casting[], seats: number): Casting[] => {
  const free = freeSpeakers(stage).filter(
    ({ id }) => !forced.some(({ characterId }) => characterId === id),
  )
  const covered = new Set(forced.map(({ stance }) => sideOf(stance)))
  const sides = ([1, -1, 0] as const).filter((side) => !covered.has(side) || seats === 3)
  const best = bestSeating(stage, free, sides.slice(0, seats))
  return best
    .toSorted((a, b) => b.score - a.score)
    .map(({ side, persona, stance, score }) => ({
      characterId: persona.id,
      role: side === 1 ? 'for' : side === -1 ? 'against' : 'neither',
      stance,
      isForced: false,
      claimId: null,
      score,
      reasons: [
        side === 0 ? 'The panel needs someone on neither side.' : 'The panel needs both sides.',
        expertiseReason(stage, persona),
      ],
    }))
}

/** Tries everybody in every seat: 8 × 7 × 6 at most. */
const bestSeating = (stage: Stage, free: readonly Persona[], sides: readonly Side[]): Seat[] => {
  const [side, ...rest] = sides
  if (side === undefined) return []
  const seatings = free.flatMap((persona) => {
    const stance = stanceOn(side, persona, stage.held.get(persona.id) ?? null)
    if (stance === null) return []
    const { score } = scored(stage, persona, side)
    const others = bestSeating(
      stage,
      free.filter((one) => one !== persona),
      rest,
    )
    return [[{ side, persona, stance, score }, ...others]]
  })
  const worth = (seating: Seat[]) => seating.reduce((sum, { score }) => sum + score + fullSeat, 0)
  return seatings.toSorted((a, b) => worth(b) - worth(a))[0] ?? bestSeating(stage, free, rest)
}

/** A seat that is taken is worth more than any score. */
const fullSeat = 100

const castRebuttals = (stage: Stage, seats: number): Casting[] => {
  const { thread } = stage
  const pairs = openClaims(stage).flatMap((claim) =>
    freeSpeakers(stage).flatMap((persona) => pairUp(stage, persona, claim)),
  )
  const chosen: Casting[] = []
  for (const pair of pairs.toSorted((a, b) => b.score - a.score)) {
    if (chosen.length === seats) break
    const isTaken = chosen.some(
      ({ characterId, claimId }) =>
        characterId === pair.characterId ||
        claimId === pair.claimId ||
        speakerOf(thread, claimId) === pair.characterId,
    )
    if (!isTaken) chosen.push(pair)
  }
  return chosen
}

/** Claims of characters that nobody has answered yet, since the last person spoke. */
const openClaims = ({ thread }: Stage): Claim[] => {
  const answered = new Set(thread.comments.map(({ parentId }) => parentId))
  const fresh = new Set(sinceHuman(thread.comments).map(({ id }) => id))
  return thread.claims.filter(
    ({ commentId, characterId, quote }) =>
      characterId !== null && quote !== '' && fresh.has(commentId) && !answered.has(commentId),
  )
}

const pairUp = (stage: Stage, persona: Persona, claim: Claim): Casting[] => {
  const { thread, held } = stage
  const target = thread.comments.find(({ id }) => id === claim.commentId)
  if (!target || claim.characterId === null || claim.characterId === persona.id) return []
  if (depthUnder(target) > caps.aiDepth) return []
  if (exchanges(thread.comments, persona.id, claim.characterId) >= caps.exchangesPerPair) return []
  const before = held.get(persona.id) ?? null
  const wished =
    claim.polarity === 0 ? [sideOf(persona.lean || 1)] : [-claim.polarity as Side, 0 as const]
  const side = wished.find((one) => stanceOn(one, persona, before) !== null)
  if (side === undefined) return []
  const { score } = scored(stage, persona, side)
  const opposed = side === -claim.polarity && side !== 0 ? 0.9 : 0
  return [
    {
      characterId: persona.id,
      role: 'rebut',
      stance: stanceOn(side, persona, before) ?? 0,
      isForced: false,
      claimId: claim.id,
      score: score + opposed + 0.15 * gumbel(chance(stage.seed, persona.id, claim.id)),
      reasons: [
        `${target.name} made a claim that nobody had answered.`,
        expertiseReason(stage, persona),
      ],
    },
  ]
}

/** The last word of a round: both sides in one, or a question to the person. */
const castClosing = (stage: Stage): Casting[] => {
  const weigh = (persona: Persona) =>
    scored(stage, persona, 0).score + 0.6 * (persona.actWeights.SYNTHESISE ?? 1)
  const [persona] = freeSpeakers(stage)
    .filter(({ id }) => stanceMayBe(stage, id))
    .toSorted((a, b) => weigh(b) - weigh(a))
  if (!persona) return []
  return [
    {
      characterId: persona.id,
      role: 'close',
      stance: stage.held.get(persona.id) ?? 0,
      isForced: false,
      claimId: null,
      score: weigh(persona),
      reasons: ['Somebody had to draw the round together.'],
    },
  ]
}

/** Nobody firmly on a side sums up. */
const stanceMayBe = ({ held }: Stage, id: string) => Math.abs(held.get(id) ?? 0) < 2

/** Who may speak unasked: not the last speaker, not one that has had its turns. */
export const freeSpeakers = ({ cast, thread }: Pick<Stage, 'cast' | 'thread'>): Persona[] =>
  cast.filter(
    ({ id }) =>
      thread.comments.at(-1)?.characterId !== id &&
      countSinceHuman(thread.comments, id) < caps.perCharacterSinceHuman,
  )

const speakerOf = (thread: Thread, claimId: number | null) =>
  thread.claims.find(({ id }) => id === claimId)?.characterId

const expertise = ({ category }: Stage, persona: Persona): number =>
  (category && persona.expertise[category]) ?? 0.3

const expertiseReason = (stage: Stage, persona: Persona): string =>
  expertise(stage, persona) >= 0.7 && stage.category
    ? `${stage.category} is its field.`
    : `It looks at things through ${persona.specialties[0]?.toLowerCase() ?? 'its own lens'}.`

/** The formula of docs/characters.md; every term but the noise lies between 0 and 1. */
const scored = (
  stage: Stage,
  persona: Persona,
  side: Side,
): { characterId: string; score: number } => {
  const { thread, unclaimed, recentShare, seed, wave } = stage
  const spoken = countSinceHuman(thread.comments, persona.id)
  const score =
    1.2 * expertise(stage, persona) +
    0.9 * standing(thread, persona.id) +
    0.8 * contrast(stage, persona, side) +
    0.5 * (spoken ? unclaimed / 2 : unclaimed) +
    0.3 * persona.talkativeness -
    0.7 * (recentShare.get(persona.id) ?? 0) -
    0.6 * (spoken / caps.perCharacterSinceHuman) +
    0.15 * gumbel(chance(seed, wave, persona.id, side))
  return { characterId: persona.id, score }
}

/** 1 for one whose words have been answered here by another, last. */
const standing = ({ comments }: Thread, id: string): number => {
  const own = new Set(comments.filter(({ characterId }) => characterId === id).map(({ id }) => id))
  return comments.some(
    ({ parentId, characterId }) => parentId !== null && own.has(parentId) && characterId !== id,
  )
    ? 1
    : 0
}

/** How far the side is from what has been said so far; with nothing said, how much it suits the character. */
const contrast = ({ thread }: Stage, persona: Persona, side: Side): number => {
  const stances = thread.comments.flatMap(({ stance }) => stance ?? [])
  const suits = (1 + persona.lean * side) / 2
  if (stances.length === 0) return suits
  const mean = stances.reduce<number>((sum, stance) => sum + stance, 0) / stances.length
  return (suits + Math.min(1, Math.abs(side * 2 - mean) / 4)) / 2
}
