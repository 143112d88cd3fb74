import type { PassKind } from '../../../library/reading.ts'
import { chance } from '../../casting/dice.ts'
import { isNewHere, isUnheard, type Stock, textId } from './stock.ts'
import { passWords, type Words } from './words.ts'

/** A remark for which a character has no text; `to`: what kind of remark. */
type Unanswered = { to: PassKind; seed: number }

/**
 * How a character says that it has no answer; under a post texts that ask something come first. Where all have been said lately, one
 * that is new to this discussion is said again.
 */
export const noAnswer = (stock: Stock, by: string, said: Unanswered): Words | null => {
  const own = passesFor(stock, by, said)
  const found =
    own.find(({ name }) => isUnheard(stock, name)) ?? own.find(({ name }) => isNewHere(stock, name))
  return found ? passWords(found.name, found.text) : null
}

const passesFor = (stock: Stock, by: string, { to, seed }: Unanswered) =>
  passesBy(stock, by)
    .filter((pass) => pass.to === to)
    .map(({ id, text }) => ({ name: textId(`pass:${by}`, id), text }))
    .toSorted(
      (a, b) =>
        (to === 'post' ? Number(asks(b)) - Number(asks(a)) : 0) ||
        chance(seed, a.name) - chance(seed, b.name),
    )

const asks = ({ text }: { text: string }): boolean => text.includes('?')

export const passesBy = ({ library }: Stock, by: string) =>
  library.passes.filter((one) => one.by === by).flatMap(({ passes }) => passes)
