import { fits, proofOf, soughtIn } from '../../../library/find/phrase.ts'
import type { PassKind } from '../../../library/reading.ts'
import { chance } from '../../casting/dice.ts'
import { isNewHere, isUnheard, type Stock, textId } from './stock.ts'
import { passWords, type Words } from './words.ts'

/** What somebody said of which a character has nothing written; `to`: what kind of saying it is. */
type Unanswered = { content: string; to: PassKind; seed: number }

/**
 * How a character says that it has no answer, and asks what it would need to know: about the very matter where it can. When it
 * has said all of that lately, one is heard again rather than nothing; never twice in a discussion.
 */
export const noAnswer = (stock: Stock, by: string, said: Unanswered): Words | null => {
  const own = fittingPasses(stock, by, said)
  const found =
    own.find(({ name }) => isUnheard(stock, name)) ?? own.find(({ name }) => isNewHere(stock, name))
  return found ? passWords(found.name, found.text) : null
}

/** Whether a character has something to ask about this very matter. */
export const canAskAbout = (stock: Stock, by: string, said: Unanswered): boolean =>
  fittingPasses(stock, by, said).some(({ proof, name }) => proof > 0 && isUnheard(stock, name))

const fittingPasses = (stock: Stock, by: string, { content, to, seed }: Unanswered) => {
  const sought = soughtIn(content)
  return passesBy(stock, by)
    .filter((pass) => pass.to === to && fits(pass, sought))
    .map(({ id, text, needs }) => ({
      name: textId(`pass:${by}`, id),
      text,
      proof: proofOf(needs, sought),
    }))
    .toSorted(
      (a, b) =>
        b.proof - a.proof ||
        // Under a post somebody asks what they would need to know, as long as there is something to ask.
        (to === 'post' ? Number(asks(b)) - Number(asks(a)) : 0) ||
        chance(seed, a.name) - chance(seed, b.name),
    )
}

const asks = ({ text }: { text: string }): boolean => text.includes('?')

export const passesBy = ({ library }: Stock, by: string) =>
  library.passes.filter((one) => one.by === by).flatMap(({ passes }) => passes)
