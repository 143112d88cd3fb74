import { mannerOf } from '../../language/manner.ts'
import type { Debate } from '../debate.ts'
import { commentTextId, saidIn } from '../tree.ts'
import { type Classifier, trainClassifier } from './classifier.ts'

/** A comment that was foreseen, by the id of the text that answers it. `score` 0 to 1: how sure it is that it is this one. */
export type CommentMatch = { textId: string; score: number }

/** Which foreseen comment of those under the text `under` somebody writes; surest first. */
export type CommentFinder = (debate: Debate, under: string, content: string) => CommentMatch[]

type Text = ReturnType<typeof saidIn>[number]

/** What was heard under a text is learned when the first comment comes there: a tenth of a second. */
export const makeCommentFinder = (): CommentFinder => {
  const kept = new WeakMap<Text, Classifier>()
  return (debate, under, content) => {
    const text = saidIn(debate).find(({ id }) => id === under)
    if (!text || text.comments.length === 0) return []
    let classify = kept.get(text)
    if (!classify) kept.set(text, (classify = learn(debate, text)))
    const chances = classify(mannerOf(content))
    return text.comments
      .map(({ id }, at) => ({ textId: commentTextId(under, id), score: chances[at] ?? 0 }))
      .toSorted((a, b) => b.score - a.score)
  }
}

/**
 * By all words as they stand: "is that true?" and "what would you know" are made of small ones. What makes a point of the debate
 * is something else than any of these.
 */
const learn = ({ points }: Debate, { comments }: Text): Classifier =>
  trainClassifier([
    ...comments.map(({ heard, text }) => [...heard, text].map(mannerOf)),
    ...Object.values(points).map(({ heard, says }) => [...heard, says].map(mannerOf)),
  ])
