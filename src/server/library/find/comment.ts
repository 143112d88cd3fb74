import { stemsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { commentTextId } from '../tree.ts'
import { chanceOf } from './chance.ts'
import { type Heard, heardIn } from './heard.ts'
import { type LineIndex, indexLines } from './index.ts'

/** A comment that was foreseen, by the id of the text that answers it. `score` 0 to 1: how sure it is that it is this one. */
export type CommentMatch = { textId: string; score: number; features: Features }

/** Which foreseen comment of those under the text `under` somebody writes; surest first. */
export type CommentFinder = (debate: Debate, under: string, content: string) => CommentMatch[]

/** `under`: the opening or answer that a line was heard under; null: it was heard as a point of the debate. */
type Line = { text: string; under: string | null; textId: string }
type Lines = { lines: readonly Line[]; index: LineIndex }

/** An index a debate, made when the first comment under it comes. */
export const makeCommentFinder = (): CommentFinder => {
  const kept = new WeakMap<Debate, Lines>()
  return (debate, under, content) => {
    let known = kept.get(debate)
    if (!known) kept.set(debate, (known = index(linesOf(debate))))
    return matchesOf(known, under, content)
  }
}

const index = (lines: readonly Line[]): Lines => ({
  lines,
  index: indexLines(lines.map(({ text }) => text)),
})

/** Also what is heard under other texts and of points: a comment that is nearer to that is another one. */
const linesOf = ({ openings, points }: Debate): Line[] => {
  const answers = openings.flatMap((one) => one.answers)
  const last = answers.flatMap((one) => one.answers)
  return [
    ...[...openings, ...answers, ...last].flatMap(({ id: under, comments }) =>
      comments.flatMap(({ id, heard }) =>
        heard.map((text) => ({ text, under, textId: commentTextId(under, id) })),
      ),
    ),
    ...Object.entries(points).flatMap(([id, { heard }]) =>
      heard.map((text) => ({ text, under: null, textId: id })),
    ),
  ]
}

const matchesOf = (known: Lines, under: string, content: string): CommentMatch[] => {
  const near = known.index.nearest(content)
  const groups = Map.groupBy(known.lines.keys(), (at) => known.lines[at]!.textId)
  const heard = [...groups].map(([textId, places]) => ({
    textId,
    isHere: known.lines[places[0]!]!.under === under,
    ...heardIn(places.flatMap((at) => near[at] ?? [])),
  }))
  const length = Math.log(new Set(stemsOf(content)).size + 1)
  return heard
    .filter(({ isHere }) => isHere)
    .map(({ textId, isHere: _, ...own }) => {
      const rivals = heard.filter((other) => other.textId !== textId)
      const features = featuresOf(own, { rivals, length })
      return { textId, score: chanceOf(features, weights, base), features }
    })
    .toSorted((a, b) => b.score - a.score)
}

type Rival = Heard & { isHere: boolean }

const featuresOf = (
  own: Heard,
  { rivals, length }: { rivals: readonly Rival[]; length: number },
) => ({
  ...own,
  ahead: own.first - Math.max(0, ...rivals.filter(({ isHere }) => isHere).map((one) => one.first)),
  aheadOfAll: own.first - Math.max(0, ...rivals.map((one) => one.first)),
  length,
})

type Features = ReturnType<typeof featuresOf>

/** Logistic regression on comments of strangers, labelled by another (evals/finding/foreseen.json; `npm run eval:fit`). */
const weights = {
  first: 4,
  second: 1,
  words: 4,
  meaning: 1,
  nextMeaning: 1,
  ahead: 3,
  aheadOfAll: 2,
  length: 0.3,
}
const base = -4
