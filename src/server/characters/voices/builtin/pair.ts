import type { Brief, Turn } from '../../brief.ts'

/** Two who disagree: `first` speaks for the idea where anybody does. */
export type Pair = {
  first: Turn
  second: Turn
  /** One answered the other from the other side, so both speak of the same matter. */
  isExchange: boolean
}

/** The two whom a closing reply puts side by side: the latest exchange of others, else one of each side. */
export const pairOf = ({
  thread,
  characterId,
}: Pick<Brief, 'thread' | 'characterId'>): Pair | undefined => {
  const others = thread.filter(
    (turn) => turn.characterId !== null && turn.characterId !== characterId,
  )
  for (const answer of others.toReversed()) {
    const answered = others.findLast((turn) => turn !== answer && isAgainst(answer, turn))
    if (!answered) continue
    const [first, second] = sideOf(answer) > 0 ? [answer, answered] : [answered, answer]
    return { first, second, isExchange: true }
  }
  const first = others.findLast((turn) => sideOf(turn) > 0) ?? others.at(-2)
  const second = others.findLast((turn) => sideOf(turn) <= 0 && turn.commentId !== first?.commentId)
  return first && second && { first, second, isExchange: false }
}

const sideOf = ({ stance }: Turn): number => Math.sign(stance ?? 0)

const isAgainst = (answer: Turn, answered: Turn): boolean =>
  sideOf(answer) * sideOf(answered) < 0 && answer.content.includes(`@${answered.handle}`)
