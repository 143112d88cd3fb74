import { numberClaims } from '../../language/numbers.ts'
import type { Debate } from '../../library/debate.ts'
import type { Text } from '../../library/tree.ts'
import { nearest } from '../positions/nearest.ts'
import type { Persona } from '../persona.ts'
import type { Topic } from '../casting/topic.ts'
import { named, textsIn } from '../voices/library/stock.ts'

/** What a model may use of the written debate that covers a post, or of one that only comes near. */
export type Material = {
  /** The question of a debate that only comes near, whose points these are; null: they are the post's own. */
  neighbour: string | null
  /** What people say about the question, of both sides, the nearest first. */
  points: readonly Point[]
  /** Replies of the same character from that debate: how it sounds, not what it says. */
  examples: readonly string[]
}

type Point = { side: 'for' | 'against' | 'neither'; says: string }

export const noMaterial: Material = { neighbour: null, points: [], examples: [] }

const mostPoints = 6
const mostOfNeighbour = 4
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

/** Of a debate that only comes near no fact is given, and nothing that rests on one: it would be told as the post's. */
export const materialOf = (
  { debate, neighbour }: Pick<Topic, 'debate' | 'neighbour'>,
  wish: Wish,
): Material => {
  if (debate) return within(null, choosePoints(debate, wish.about), textsIn(debate), wish)
  if (!neighbour) return noMaterial
  const points = choosePoints(neighbour, wish.about).filter(({ says }) => isWithoutFigure(says))
  const texts = textsIn(neighbour).filter(
    ({ by, text, facts }) =>
      by === wish.persona.handle && facts.length === 0 && isWithoutFigure(text),
  )
  return within(neighbour.question, points.slice(0, mostOfNeighbour), texts, { ...wish, facts: [] })
}

const isWithoutFigure = (text: string): boolean => numberClaims(text).length === 0

const within = (
  neighbour: Material['neighbour'],
  points: readonly Point[],
  texts: readonly Text[],
  wish: Wish,
): Material => {
  const used = [neighbour ?? '', ...wish.facts, ...points.map(({ says }) => says)]
  return { neighbour, points, examples: withinLetters(ownTexts(texts, wish), used) }
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
  texts: readonly Text[],
  { persona, cast, about }: Pick<Wish, 'persona' | 'cast' | 'about'>,
): string[] => {
  const own = new Map(
    texts.filter(({ by }) => by === persona.handle).map(({ id, text }) => [id, named(text, cast)]),
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
