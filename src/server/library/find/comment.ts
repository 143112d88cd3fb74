import { mannerOf } from '../../language/manner.ts'
import type { Debate } from '../debate.ts'
import { commentTextId, saidIn } from '../tree.ts'
import { type Classifier, trainClassifier } from './classifier.ts'

/**
 * A comment that was foreseen, by the id of the text that answers it. `score` 0 to 1: its chance beside that of the likeliest
 * other thing, so .75 is three times as likely. How many things may be said there does not change it.
 */
export type CommentMatch = { textId: string; score: number }

/** Which foreseen comment of those under the text `under` somebody most likely writes; null: none is foreseen there. */
export type CommentFinder = (debate: Debate, under: string, content: string) => CommentMatch | null

type Text = ReturnType<typeof saidIn>[number]

/** What was heard under a text is learned when the first comment comes there: a tenth of a second. */
export const makeCommentFinder = (): CommentFinder => {
  const kept = new WeakMap<Text, Classifier>()
  return (debate, under, content) => {
    const text = saidIn(debate).find(({ id }) => id === under)
    if (!text || text.comments.length === 0) return null
    let classify = kept.get(text)
    if (!classify) kept.set(text, (classify = learn(debate, text)))
    const chances = classify(mannerOf(content))
    const foreseen = chances.slice(0, text.comments.length)
    const best = foreseen.indexOf(Math.max(...foreseen))
    const [chance = 0] = chances.splice(best, 1)
    return {
      textId: commentTextId(under, text.comments[best]?.id ?? ''),
      score: chance / (chance + Math.max(...chances)),
    }
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
