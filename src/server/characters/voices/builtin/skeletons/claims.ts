import { sentencesOf, wordsOf } from '../words.ts'
import { voices } from './index.ts'

let known: RegExp[] | undefined

/** The general claims of built-in voices that stand in a text: what one quotes of a reply without a pack. */
export const claimsIn = (text: string): string[] => {
  known ??= voices.flatMap(({ themed }) => Object.values(themed).flat()).map(patternOf)
  return sentencesOf(text).filter(
    (sentence) =>
      wordsOf(sentence).length <= 18 &&
      !/[“”]/.test(sentence) &&
      known?.some((pattern) => pattern.test(sentence)),
  )
}

/** A claim with its slots filled by anything. */
const patternOf = (claim: string): RegExp => {
  const fixed = claim.replaceAll(/[.*+?^$()|[\]\\]/g, (mark) =>
    mark === '[' || mark === ']' || mark === '|' ? mark : `\\${mark}`,
  )
  return new RegExp(
    `^${fixed.replaceAll(/\{\w+\}/g, '.+').replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, '(?:$1|$2)')}$`,
    'i',
  )
}

/** Words that only lead over to what a character has to say: "Somebody bothered to check". */
export const isScaffold = (clause: string): boolean => {
  scaffold ??= new Set(
    voices.flatMap(({ covered }) =>
      Object.values(covered)
        .flat()
        .flatMap((text) => text.split(/\{\w+\}|\[[^\]]*\]|[.?!:;,]/))
        .map((part) => wordsOf(part).join(' '))
        .filter(Boolean),
    ),
  )
  return scaffold.has(wordsOf(clause).join(' '))
}
let scaffold: Set<string> | undefined
