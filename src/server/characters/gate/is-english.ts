import { isEnglishWord } from '../../language/vectors.ts'
import { wordsOf } from '../../language/words.ts'

/** The small words that hold English together; about four of ten words of any comment. */
const small = new Set(
  `a an the this that these those and or but nor if then than as at by for from in into of off on onto
  out over to under up with without about after before between is are was were be been being am it's
  that's there's isn't aren't don't doesn't didn't won't can't i i'd i'm i'll i've you you're your he
  she it its we they them their our us me my his her who whose whom which what when where why how not
  no nobody nothing none only just still even also too very more most less least some any all each
  every other another one two both few many much has have had do does did will would can could should
  may might must let's so because while until unless through against here there now never always`
    .split(/\s+/)
    .filter(Boolean),
)

const leastWords = { sentence: 7, reply: 12 } as const
const leastShare = { sentence: 0.1, reply: 0.22 } as const

/** Whether a sentence or a reply is English, as far as its length allows to say. */
export const isEnglish = (text: string, what: 'sentence' | 'reply'): boolean => {
  const words = wordsOf(text.replaceAll(/“[^“”]*”/g, ' '))
  if (words.length < leastWords[what]) return true
  return (
    words.filter((word) => small.has(word)).length / words.length >= leastShare[what] ||
    words.filter(isEnglishWord).length / words.length >= leastKnown
  )
}

/** A list has hardly a small word: "Count per person: requests made, requests refused." */
const leastKnown = 0.85
