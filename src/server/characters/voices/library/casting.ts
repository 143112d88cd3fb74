import type { Stance } from '#shared/characters.ts'
import {
  type Casting,
  type Stage,
  castForced,
  freeSpeakers,
  roomFor,
} from '../../casting/casting.ts'
import { type Side, sideOf } from '../../casting/stance.ts'
import { caps, depthUnder, exchanges } from '../../casting/speaking-limits.ts'
import { isForeign } from '../../../language/foreign.ts'
import { chance } from '../../casting/dice.ts'
import { gravityOf } from '../../../language/gravity.ts'
import { type Next, lastWord, secondWave } from './answers.ts'
import { chooseOpenings } from './openings.ts'
import { pointReplies, readingAnswers, readingWords, toLoss } from './person.ts'
import { noAnswer } from './unanswered.ts'
import { type Stock, findText, isFresh, personaOf, textId } from './stock.ts'

/** Under a post that no debate covers. */
const mostReadings = 2

/** Who speaks next, and which text: the casting of a site whose characters speak from the library. */
export const castWritten = (stage: Stage, stock: Stock): Casting[] => {
  const { thread, cause, wave } = stage
  if (thread.post.aiSeats === 'humans_only') return []
  const forced = wave === 1 ? castForced(stage) : []
  const isOnCall = thread.post.aiSeats === 'on_call'
  if (gravityOf((cause ?? thread.post).content) !== null)
    return wave > 1 || (isOnCall && forced.length === 0) ? [] : castGrave(stage, stock, forced)
  if (isOnCall) return forced
  const seats = roomFor(stage, forced.length)
  if (seats <= 0) return forced
  if (isForeign((cause ?? thread.post).content)) return forced
  if (cause) return wave === 1 ? [...forced, ...castBeside(stage, stock, forced)] : []
  if (!stock.debate) return [...forced, ...castReadings(stage, stock, seats, forced)]
  if (wave === 1) return [...forced, ...castOpenings(stage, stock, seats, forced)]
  if (wave === 2)
    return secondWave(stock, mayAnswer(stage), seats, stage.seed).flatMap(
      cast(stage, stock, 'rebut'),
    )
  const last = wave === 3 ? lastWord(stock, mayAnswer(stage), stage.seed) : null
  return last ? [last].flatMap(cast(stage, stock, 'close')) : []
}

/**
 * Where nobody should argue, the characters that have a word for it speak, Mira first: two under a post, one to a
 * comment. Before all others come those that were addressed and have words for that very loss.
 */
const castGrave = (stage: Stage, stock: Stock, forced: readonly Casting[]): Casting[] => {
  const { thread, cause, seed } = stage
  const addressed = forced.filter(({ characterId }) => hasWordsForLoss(stage, stock, characterId))
  if (addressed.length > 0) return addressed
  const free = freeHandles(stage, [])
  const words = readingWords(stock, {
    content: (cause ?? thread.post).content,
    seed,
    isComment: cause !== null,
  })
    .filter(({ by }) => free.has(by))
    .toSorted((a, b) => Number(b.by === 'heart') - Number(a.by === 'heart'))
  const speakers = words.filter(({ by }, at) => words.findIndex((one) => one.by === by) === at)
  return speakers.slice(0, cause ? 1 : 2).flatMap((one) => castReading(stage, one))
}

const hasWordsForLoss = ({ cast, cause }: Stage, stock: Stock, characterId: string): boolean => {
  const by = cast.find(({ id }) => id === characterId)?.handle
  if (!cause || by === undefined) return false
  const { content, parentId: parentCommentId } = cause
  return toLoss(stock, by, { content, parentCommentId }) !== null
}

const castOpenings = (
  stage: Stage,
  stock: Stock,
  seats: number,
  forced: readonly Casting[],
): Casting[] => {
  const { debate } = stock
  if (!debate) return []
  const free = freeHandles(stage, forced)
  const candidates = debate.openings.filter(({ id, by }) => {
    const text = findText(debate, id)
    return free.has(by) && text !== undefined && isFresh(stock, text)
  })
  return chooseOpenings({
    debate,
    post: stage.thread.post.content,
    candidates,
    seats,
    seed: stage.seed,
  }).flatMap(({ opening, nearness }) =>
    castingOf(stage, {
      by: opening.by,
      role: roleOf(sideOf(opening.stance)),
      stance: opening.stance,
      textId: textId(debate.id, opening.id),
      score: nearness,
      reason: `The written debate “${debate.question}” covers the post, and this opening is near its words.`,
    }),
  )
}

const roleOf = (side: Side) => (side === 1 ? 'for' : side === -1 ? 'against' : 'neither')

/** Where no debate covers the post: one or two who can read it, else one who says that it has nothing to say (decision 114). */
const castReadings = (
  stage: Stage,
  stock: Stock,
  seats: number,
  forced: readonly Casting[],
): Casting[] => {
  const { thread, wave, seed } = stage
  const free = freeHandles(stage, forced)
  if (wave === 2) {
    const answer = readingAnswers(stock).find(({ by }) => free.has(by))
    return answer ? castReading(stage, answer) : []
  }
  if (wave !== 1) return []
  const { content } = thread.post
  const readings = readingWords(stock, { content, seed }).filter(({ by }) => free.has(by))
  const [first, ...others] = readings.filter(
    ({ by }, at) => readings.findIndex((one) => one.by === by) === at,
  )
  if (!first) return castPass(stage, stock, [...free])
  const second =
    others.find(({ textId: name }) => ownerOf(name) !== ownerOf(first.textId)) ?? others[0]
  return [first, ...(second ? [second] : [])]
    .slice(0, Math.min(seats, mostReadings))
    .flatMap((one) => castReading(stage, one))
}

/** Where nothing fits, one character says so, in words that are found when it speaks. */
const castPass = (stage: Stage, stock: Stock, free: readonly string[]): Casting[] => {
  const { seed } = stage
  const [by] = free.toSorted((a, b) => chance(seed, a) - chance(seed, b))
  const words = by === undefined ? null : noAnswer(stock, by, { to: 'post', seed })
  if (by === undefined || !words) return []
  return castGeneral(stage, { by, textId: null }, 'this character says that it has nothing to say.')
}

const ownerOf = (name: string): string => name.split('/')[0] ?? name

type General = { by: string; textId: string | null }

const castReading = (stage: Stage, general: General): Casting[] =>
  castGeneral(stage, general, 'it shows a situation that this character can speak to.')

const castGeneral = (stage: Stage, { by, textId: name }: General, why: string): Casting[] =>
  castingOf(stage, {
    by,
    role: 'neither',
    stance: 0,
    textId: name,
    score: 0,
    reason: `No written debate covers the post; ${why}`,
  })

/** Beside the characters that were addressed: one more that has a written reply to the point a person made. */
const castBeside = (stage: Stage, stock: Stock, forced: readonly Casting[]): Casting[] => {
  const { cause, seed } = stage
  if (!cause) return []
  const free = freeHandles(stage, forced)
  const reply = pointReplies(stock, cause.content).find(({ by }) => free.has(by))
  if (reply)
    return castingOf(stage, {
      by: reply.by,
      role: 'asked',
      stance: reply.stance,
      textId: null,
      score: 0,
      reason: 'It has a written reply to the point that a person made.',
    })
  if (forced.length > 0) return []
  const reading = readingWords(stock, { content: cause.content, seed, isComment: true }).find(
    ({ by }) => free.has(by),
  )
  return reading
    ? castingOf(stage, {
        by: reading.by,
        role: 'asked',
        stance: 0,
        textId: null,
        score: 0,
        reason: 'The comment shows a situation that this character can speak to.',
      })
    : []
}

/** A speaker that may answer there: free, and neither too deep nor too often with the same other. */
const mayAnswer =
  (stage: Stage) =>
  ({ text, parentCommentId }: Next): boolean => {
    const { thread } = stage
    const persona = personaOf(freeSpeakers(stage), text.by)
    const parent = thread.comments.find(({ id }) => id === parentCommentId)
    if (!persona || (parentCommentId !== null && !parent)) return false
    if (parentCommentId === null) return true
    return (
      depthUnder(parent) <= caps.aiDepth &&
      (!parent?.characterId ||
        exchanges(thread.comments, persona.id, parent.characterId) < caps.exchangesPerPair)
    )
  }

const cast =
  (stage: Stage, { debate }: Stock, role: 'rebut' | 'close') =>
  ({ text, parentCommentId }: Next): Casting[] => {
    const parent = stage.thread.comments.find(({ id }) => id === parentCommentId)
    return castingOf(stage, {
      by: text.by,
      role,
      stance: text.stance,
      textId: textId(debate?.id ?? '', text.id),
      score: 0,
      reason: parent
        ? `It has a written answer to what ${parent.name} said.`
        : 'Somebody had to draw the round together.',
    })
  }

const freeHandles = (stage: Stage, forced: readonly Casting[]): Set<string> => {
  const taken = new Set(forced.map(({ characterId }) => characterId))
  return new Set(
    freeSpeakers(stage)
      .filter(({ id }) => !taken.has(id))
      .map(({ handle }) => handle),
  )
}

type Wish = Pick<Casting, 'role' | 'score'> & {
  by: string
  stance: Stance
  textId: string | null
  reason: string
}

const castingOf = (
  { cast: personas }: Stage,
  { by, role, stance, textId: name, score, reason }: Wish,
): Casting[] => {
  const persona = personaOf(personas, by)
  return persona
    ? [
        {
          characterId: persona.id,
          role,
          stance,
          isForced: false,
          claimId: null,
          textId: name,
          score,
          reasons: [reason],
        },
      ]
    : []
}
