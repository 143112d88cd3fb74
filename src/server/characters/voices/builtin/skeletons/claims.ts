import { wordsOf } from '../words.ts'
import { voices } from './index.ts'

let known: string[] | undefined

/** The general claims of built-in voices that stand in a text word for word: what one quotes of a reply without a pack. */
export const claimsIn = (text: string): string[] => {
  known ??= voices
    .flatMap(({ themed }) => Object.values(themed).flat())
    .filter((claim) => wordsOf(claim).length <= 16)
  return known.filter((claim) => text.includes(claim))
}
