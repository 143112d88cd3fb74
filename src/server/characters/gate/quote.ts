import { sentencesOf, wordsOf } from '../../language/words.ts'

/** Words that say what a text is about: lower case, of four letters or more unless told. */
export const contentWords = (text: string, shortest = 4): string[] =>
  wordsOf(text).filter((word) => word.length >= shortest && !emptyWords.has(word))

const emptyWords = new Set(
  "that this with from have will would should could about there their them they what when which where your yours been were than then also just into only over some such very more most does doesn't don't isn't aren't the and for are but not you all any can had her was one our out has him his how its who why did yes too may she now new use get let say way see own off per put got".split(
    ' ',
  ),
)

const longestQuote = 160

/** Words of a text, verbatim, that are worth answering: its weightiest sentence, or the front of it. */
export const quoteFrom = (text: string): string => {
  const weighty = sentencesOf(text)
    .filter((sentence) => contentWords(sentence).length > 0)
    .toSorted((a, b) => weight(b) - weight(a))[0]
  return cut(stripEnds(weighty ?? text.trim()))
}

/** A plain assertion outweighs a question; hashtags, links and handles weigh nothing. */
const weight = (sentence: string): number =>
  contentWords(sentence.replaceAll(/[#@]\S+|https?:\S+/g, '')).length *
  (sentence.endsWith('?') ? 0.8 : 1)

const stripEnds = (sentence: string): string => {
  const behind = sentence.replace(/^(?:[#@][\p{L}\p{N}_-]+[\s,:]*)+/u, '')
  const tags = tagsAtEnd.exec(behind)?.[1] ?? ''
  return behind.slice(0, behind.length - tags.length) || sentence
}

/** Read backwards from the end: forwards, a row of tags would be read anew from each of them. */
const tagsAtEnd = /$(?<=((?:\s*#[\p{L}\p{N}_]+)+))/u

const cut = (sentence: string): string => {
  if (sentence.length <= longestQuote) return sentence
  const front = sentence.slice(0, longestQuote)
  const end =
    Math.max(front.lastIndexOf(', '), front.lastIndexOf('; '), 0) || front.lastIndexOf(' ')
  return front.slice(0, end > 40 ? end : longestQuote)
}

/** The sentence of a reply that others may rebut: the longest that asserts something. */
export const claimOf = (text: string): string => {
  const sentences = sentencesOf(text)
  const asserted = sentences.filter((sentence) => !sentence.endsWith('?'))
  const [longest] = (asserted.length > 0 ? asserted : sentences).toSorted(
    (a, b) => b.length - a.length,
  )
  return longest ? cut(longest) : ''
}
