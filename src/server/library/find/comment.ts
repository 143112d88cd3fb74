import { LRUCache } from 'lru-cache'
import { mannerOf } from '../../language/manner.ts'
import { stemsOf } from '../../language/stems.ts'
import type { Debate } from '../debate.ts'
import { commentTextId, saidIn } from '../tree.ts'
import { type Classifier, trainClassifier } from './classifier.ts'

/**
 * A comment that was foreseen, by the id of the text that answers it. `score`: its chance, divided by that and the chance of the
 * likeliest other thing together, so .5 is a tie and .75 three times as likely. How many things may be said does not change it.
 */
export type CommentMatch = { textId: string; score: number }

/**
 * Which foreseen comment of those under the text `under` somebody most likely writes, however unlikely; null: none is foreseen
 * there.
 */
export type CommentFinder = (debate: Debate, under: string, content: string) => CommentMatch | null

/** An opening or an answer. */
type Commented = ReturnType<typeof saidIn>[number]

/** Texts whose comments are told apart without learning anew: 1.8 MB each at most. */
const keptMost = 20

/** What was heard under a text is learned when the first comment comes there. */
export const makeCommentFinder = (): CommentFinder => {
  const kept = new LRUCache<Commented, Classifier>({ max: keptMost })
  return (debate, under, content) => {
    const text = saidIn(debate).find(({ id }) => id === under)
    if (!text || text.comments.length === 0) return null
    const classify = kept.get(text) ?? trainFor(debate, text)
    kept.set(text, classify)
    return matchOf(text, classify(commentTerms(content)))
  }
}

/** `chances`: of the foreseen comments in their order, then of whatever else may be said. */
const matchOf = ({ id: under, comments }: Commented, chances: readonly number[]): CommentMatch => {
  const foreseen = chances.slice(0, comments.length)
  const best = foreseen.indexOf(Math.max(...foreseen))
  const chance = chances[best] ?? 0
  const next = Math.max(0, ...chances.filter((_, at) => at !== best))
  return { textId: commentTextId(under, comments[best]?.id ?? ''), score: chance / (chance + next) }
}

/**
 * By all words as they stand ("is that true?" is made of small words), and by the stems of those that are not small. Each point of
 * the debate is a class, too, so that a comment that makes it is not taken for a foreseen one.
 */
const trainFor = ({ points }: Debate, { comments }: Commented): Classifier =>
  trainClassifier([
    ...comments.map(({ heard, text }) => [...heard, text].map(commentTerms)),
    ...Object.values(points).map(({ heard, says }) => [...heard, says].map(commentTerms)),
  ])

const commentTerms = (text: string): string[] => [
  ...mannerOf(text),
  ...stemsOf(text).map((stem) => `~${stem}`),
]
