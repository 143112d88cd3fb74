import type { PassKind } from '../../../library/reading.ts'
import { chance } from '../../casting/dice.ts'
import { isNewHere, isUnheard, type Stock, textId } from './stock.ts'
import { passWords, type Words } from './words.ts'

/** What somebody said of which a character has nothing written; `to`: what kind of saying it is. */
type Unanswered = { to: PassKind; seed: number }

/**
 * How a character says that it has no answer; under a post it asks what it would need to know, as long as there is something
 * to ask. When it has said all of that lately, one is heard again rather than nothing; never twice in a discussion.
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
