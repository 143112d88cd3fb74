import type { Debate } from '../library/debate.ts'
import { nearest } from './nearest.ts'
import type { Persona } from './persona.ts'
import { named, textsIn } from './voices/library/stock.ts'

/** What a model may use of the written debate that covers a post. */
export type Material = {
  /** What people say about the question, of both sides, the nearest first. */
  points: readonly Point[]
  /** Replies of the same character from that debate: how it sounds, not what it says. */
  examples: readonly string[]
}

type Point = { side: 'for' | 'against' | 'neither'; says: string }

export const noMaterial: Material = { points: [], examples: [] }

const mostPoints = 6
/** Of each side, where the debate has so many. */
const leastOfSide = 2
const mostExamples = 3
/** Facts, points and examples together: some 900 tokens of about four letters. */
const mostLetters = 3_600

type Wish = {
  persona: Persona
  cast: readonly Persona[]
  /** Those that the plan allows; they count towards the whole. */
  facts: readonly string[]
  /** The post, and what is answered. */
  about: string
}

export const materialOf = (
  debate: Debate | null,
  { persona, cast, facts, about }: Wish,
): Material => {
  if (!debate) return noMaterial
  const points = choosePoints(debate, about)
  const used = [...facts, ...points.map(({ says }) => says)]
  return {
    points,
    examples: withinLetters(ownTexts(debate, { persona, cast, about }), used),
  }
}

/** What people say about a question: who speaks of that speaks to the post. */
export const wordsAbout = ({ question, points }: Debate): string[] => [
  question,
  ...Object.values(points).flatMap(({ says, heard }) => [says, ...heard]),
]

const choosePoints = ({ points }: Debate, about: string): Point[] => {
  const ranked = nearest(Object.keys(points), (id) => heardAs(points[id]), about).flatMap(
    (id) => points[id] ?? [],
  )
  const ofSide = (side: Point['side']) => ranked.filter((one) => one.side === side)
  const chosen = new Set([
    ...ofSide('for').slice(0, leastOfSide),
    ...ofSide('against').slice(0, leastOfSide),
    ...ranked,
  ])
  const few = new Set([...chosen].slice(0, mostPoints))
  return ranked.filter((one) => few.has(one)).map(({ side, says }) => ({ side, says }))
}

const heardAs = (point: { says: string; heard: readonly string[] } | undefined): string =>
  [point?.says ?? '', ...(point?.heard ?? [])].join('. ')

const ownTexts = (
  debate: Debate,
  { persona, cast, about }: Pick<Wish, 'persona' | 'cast' | 'about'>,
): string[] => {
  const own = new Map(
    textsIn(debate)
      .filter(({ by }) => by === persona.handle)
      .map(({ id, text }) => [id, named(text, cast)]),
  )
  return nearest([...own.keys()], (id) => own.get(id) ?? '', about)
    .slice(0, mostExamples)
    .map((id) => own.get(id) ?? '')
}

const withinLetters = (examples: readonly string[], used: readonly string[]): string[] => {
  let left = mostLetters - used.join('').length
  return examples.filter(({ length }) => {
    left -= length
    return left >= 0
  })
}
