import { restsOn, type Text } from '../../../library/tree.ts'
import { chance } from '../../casting/dice.ts'
import { type Stock, isFresh, spokenOf, textsIn } from './stock.ts'

/** A text and the comment that it answers; null: the post. */
export type Next = { text: Text; parentCommentId: number | null }

/** Every answer whose reply above has been spoken here and has no answer from here yet. */
export const openAnswers = (stock: Stock): Next[] => {
  if (!stock.debate) return []
  const spoken = spokenOf(stock)
  return textsIn(stock.debate).flatMap((text) => {
    const above = text.parentId === null ? undefined : spoken.get(text.parentId)
    return text.place === 'answer' && above !== undefined && isFresh(stock, text)
      ? [{ text, parentCommentId: above }]
      : []
  })
}

/**
 * The second wave: answers to different openings, by different characters. What an editor chose comes first, then what
 * goes on below.
 */
export const secondWave = (
  stock: Stock,
  may: (next: Next) => boolean,
  seats: number,
  seed: number,
) => {
  const worth = ({ text }: Next) =>
    (stock.debate?.ownThread.includes(text.id) ? 2 : 0) +
    (text.hasAnswers ? 0.5 : 0) +
    (text.act === 'CHALLENGE' || text.act === 'COUNTEREXAMPLE' ? 0.4 : 0) +
    0.6 * chance(seed, text.id)
  const chosen: Next[] = []
  for (const next of openAnswers(stock)
    .filter(may)
    .toSorted((a, b) => worth(b) - worth(a))) {
    if (chosen.length === seats) break
    const isTaken = chosen.some(
      ({ text, parentCommentId }) =>
        text.by === next.text.by || parentCommentId === next.parentCommentId,
    )
    if (!isTaken) chosen.push(next)
  }
  return chosen
}

/** The last word of a round: a closing whose ground was laid here, or the reply that continues the deepest branch. */
export const lastWord = (stock: Stock, may: (next: Next) => boolean, seed: number): Next | null => {
  const answers = openAnswers(stock).filter(may)
  const deepest = answers.toSorted(
    (a, b) =>
      b.text.above.length - a.text.above.length ||
      chance(seed, b.text.id) - chance(seed, a.text.id),
  )[0]
  const closing = closings(stock).find(may)
  const isClosing =
    closing && (!deepest || deepest.text.above.length < 2 || chance(seed, 'close') < 0.4)
  return (isClosing ? closing : deepest) ?? null
}

const closings = (stock: Stock): Next[] => {
  const { debate } = stock
  if (!debate) return []
  const spoken = new Set(spokenOf(stock).keys())
  return textsIn(debate).flatMap((text) => {
    const closing = debate.closings.find(({ id }) => id === text.id)
    return closing && isFresh(stock, text) && restsOn(closing.rests, spoken)
      ? [{ text, parentCommentId: null }]
      : []
  })
}
