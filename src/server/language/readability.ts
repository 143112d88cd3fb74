import { sentencesOf, wordsOf } from './words.ts'

/** Flesch's reading ease, 0 hard to 100 easy, with syllables counted by groups of vowels. */
export const readingEase = (text: string): number => {
  const words = wordsOf(text)
  const sentences = Math.max(1, sentencesOf(text).length)
  if (words.length === 0) return 100
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 206.835 - 1.015 * (words.length / sentences) - 84.6 * (syllables / words.length)
}

const syllablesOf = (word: string): number => {
  const bare = word
    .replace(/'\p{L}+$/u, '')
    .replace(/(?:[^laeiouy]es|[^dt]ed|[^l]e)$/, (end) => end[0] ?? '')
  return Math.max(1, bare.match(/[aeiouy]+/g)?.length ?? 1)
}
