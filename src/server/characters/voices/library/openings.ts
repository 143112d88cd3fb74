import { LRUCache } from 'lru-cache'
import { indexLines, type LineIndex } from '../../../library/find/index.ts'
import { fits, proofOf, soughtIn } from '../../../library/find/phrase.ts'
import type { Debate, Opening } from '../../../library/debate.ts'
import { isOwnQuestion } from '../../../library/own-question.ts'
import { groupsOf } from '../../../library/tree.ts'
import { chance } from '../../casting/dice.ts'

/**
 * `proof`: how much of the case that it was written for the post shows (`proofOf`). `isEditors`: an editor chose it for the
 * debate's own question, and the post is that question.
 */
export type Choice = { opening: Opening; nearness: number; proof: number; isEditors: boolean }

type Wish = {
  debate: Debate
  /** The words of the post. */
  post: string
  /** Openings that may be spoken now. */
  candidates: readonly Opening[]
  seats: number
  seed: number
}

/**
 * What counts beside nearness, which is 0 to 1: each side that is taken; how well the author's words prove the case that it was
 * written for; an answer below it; a closing that it makes possible; an editor's choice; chance.
 */
const worth = {
  side: 0.4,
  proof: [0, 0.35, 0.7],
  answered: 0.15,
  closing: 0.1,
  editors: 3,
  dice: 0.12,
} as const

/**
 * The openings by different characters whose `worth` is highest together, those for the author's case first, then the nearest.
 * Under the debate's own question those that were written for a case are left out, since the question tells none, and what an
 * editor chose outweighs everything else.
 */
export const chooseOpenings = ({ debate, post, candidates, seats, seed }: Wish): Choice[] => {
  const near = nearnessTo(debate, post)
  const sought = soughtIn(post)
  const isOwn = isOwnQuestion(debate, post)
  const fitting = isOwn
    ? candidates.filter(({ needs }) => needs.length === 0)
    : candidates.filter((opening) => fits(opening, sought))
  const choices = fitting.map((opening) => ({
    opening,
    nearness: near.get(opening.id) ?? 0,
    proof: proofOf(opening.needs, sought),
    isEditors: isOwn && debate.ownThread.includes(opening.id),
  }))
  const sets = setsOf(choices, Math.min(seats, new Set(fitting.map(({ by }) => by)).size))
  const best = sets
    .map((set) => ({ set, worth: value(debate, set, seed) }))
    .reduce((most, one) => (one.worth > most.worth ? one : most), { set: [], worth: -Infinity })
  return best.set.toSorted((a, b) => b.proof - a.proof || b.nearness - a.nearness)
}

/** What is said in a debate's openings and to their points; `ids` has the opening of each line. */
type OpeningLines = { ids: string[]; index: LineIndex }

/** To index the lines of one debate takes 10 ms, and the first sign of typing waits for it twice. */
const indexed = new LRUCache<Debate, OpeningLines>({ max: 40 })

const openingLines = (debate: Debate): OpeningLines => {
  const known = indexed.get(debate)
  if (known) return known
  const made = indexOpenings(debate)
  indexed.set(debate, made)
  return made
}

const indexOpenings = ({ openings, points }: Debate): OpeningLines => {
  const lines = openings.flatMap(({ id, angle, text, point }) => {
    const heard = point === undefined ? [] : (points[point]?.heard ?? [])
    return [...(angle ? [angle] : []), text, ...heard].map((line) => ({ id, line }))
  })
  return { ids: lines.map(({ id }) => id), index: indexLines(lines.map(({ line }) => line)) }
}

/** How near each opening is to the post, from 0 to 1, the nearest being 1. */
const nearnessTo = (debate: Debate, post: string): Map<string, number> => {
  const { ids, index } = openingLines(debate)
  const near = index.nearest(post)
  const sums = new Map<string, number>()
  for (const [id, places] of Map.groupBy(ids.keys(), (at) => ids[at] ?? '')) {
    const worth = (at: number) => (near[at]?.words ?? 0) + 0.5 * (near[at]?.meaning ?? 0)
    const [first = 0, second = 0] = places.map(worth).toSorted((a, b) => b - a)
    sums.set(id, first + 0.5 * second)
  }
  const most = Math.max(...sums.values(), 1e-9)
  return new Map([...sums].map(([id, sum]) => [id, sum / most]))
}

/** Every set of so many openings by different characters. */
const setsOf = (choices: readonly Choice[], size: number): Choice[][] => {
  if (size === 0) return [[]]
  return choices.flatMap((choice, at) =>
    setsOf(
      choices.slice(at + 1).filter(({ opening }) => opening.by !== choice.opening.by),
      size - 1,
    ).map((others) => [choice, ...others]),
  )
}

const value = (debate: Debate, choices: readonly Choice[], seed: number): number => {
  const sides = new Set(choices.map(({ opening }) => Math.sign(opening.stance))).size
  const ids = new Set(choices.map(({ opening }) => opening.id))
  const mayClose = debate.closings.some(({ rests }) =>
    groupsOf(rests).some((group) => group.some((id) => ids.has(id))),
  )
  return (
    choices.reduce(
      (sum, { opening, nearness, proof, isEditors }) =>
        sum +
        (isEditors ? worth.editors : 0) +
        nearness +
        (worth.proof[Math.min(proof, 2)] ?? 0) +
        (opening.answers.length > 0 ? worth.answered : 0) +
        worth.dice * chance(seed, opening.id),
      0,
    ) +
    worth.side * sides +
    (mayClose ? worth.closing : 0)
  )
}
