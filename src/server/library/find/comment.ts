import { stemsOf, wordingOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { commentTextId, saidIn } from '../tree.ts'
import { chanceOf } from './chance.ts'
import { buildLikelihood, type Likelihood, openLikelihood } from './likelihood.ts'

/** A comment that was foreseen, by the id of the text that answers it. `score` 0 to 1: how sure it is that it is this one. */
export type CommentMatch = { textId: string; score: number; features: Features }

/** Which foreseen comment of those under the text `under` somebody writes; surest first. */
export type CommentFinder = (debate: Debate, under: string, content: string) => CommentMatch[]

/** What several people wrote of one thing. `under`: the opening or answer that they wrote it under; null: it is a point of the debate. */
type Candidate = { textId: string; under: string | null; lines: readonly string[] }

type Known = { candidates: readonly Candidate[]; likelihood: Likelihood }

/** An index a debate, made when the first comment comes under a text of it that foresees any. */
export const makeCommentFinder = (): CommentFinder => {
  const kept = new WeakMap<Debate, Known>()
  return (debate, under, content) => {
    const text = saidIn(debate).find(({ id }) => id === under)
    if (!text || text.comments.length === 0) return []
    let known = kept.get(debate)
    if (!known) kept.set(debate, (known = knownOf(candidatesOf(debate))))
    return matchesOf(known, under, content)
  }
}

/** Also what is heard under other texts and of points: a comment that is likelier there is another one. */
const candidatesOf = (debate: Debate): Candidate[] => [
  ...saidIn(debate).flatMap(({ id: under, comments }) =>
    comments.map(({ id, heard, text }) => ({
      textId: commentTextId(under, id),
      under,
      lines: [...heard, text],
    })),
  ),
  ...Object.entries(debate.points).map(([id, { heard, says }]) => ({
    textId: id,
    under: null,
    lines: [...heard, says],
  })),
]

/** So many terms of the whole debate are added to those of each candidate. */
const smoothing = 60
/** A debate of which less was heard is read as if it had so many terms: else its own words would seem common. */
const assumedTerms = 1_500

const knownOf = (candidates: readonly Candidate[]): Known => {
  const samples = candidates.flatMap(({ lines }, of) =>
    lines.map((line) => ({ of, weight: 1, terms: wordingOf(line) })),
  )
  return {
    candidates,
    likelihood: openLikelihood(
      buildLikelihood(candidates.length, samples, assumedTerms),
      smoothing,
    ),
  }
}

type Seen = { textId: string; isHere: boolean; likely: number }

const matchesOf = ({ candidates, likelihood }: Known, under: string, content: string) => {
  const likely = likelihood(wordingOf(content))
  const seen = candidates.map((candidate, at): Seen => ({
    textId: candidate.textId,
    isHere: candidate.under === under,
    likely: likely[at] ?? 0,
  }))
  const length = Math.log(new Set(stemsOf(content)).size + 1)
  return seen
    .filter(({ isHere }) => isHere)
    .map((own): CommentMatch => {
      const features = featuresOf(own, seen, length)
      return { textId: own.textId, score: chanceOf(features, weights, base), features }
    })
    .toSorted((a, b) => b.score - a.score)
}

/** How likely one candidate is, and by how much likelier than any other here, and anywhere. */
const featuresOf = ({ textId, likely }: Seen, seen: readonly Seen[], length: number) => {
  const others = seen.filter((one) => one.textId !== textId)
  const here = others.filter(({ isHere }) => isHere)
  return {
    likely,
    likelier: likely - likeliest(here),
    likelierOfAll: likely - likeliest(others),
    length,
  }
}

const likeliest = (among: readonly Seen[]): number =>
  Math.max(0, ...among.map(({ likely }) => likely))

type Features = ReturnType<typeof featuresOf>

/** Logistic regression on lines left out of what was heard (`npm run eval:foreseen`). */
const weights = { likely: 0.55, likelier: 0.22, likelierOfAll: 0.18, length: 0.67 }
const base = -3.08
