/** Words of a text for comparing: lower case, straight apostrophes, no punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .slice(0, mostRead)
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []

/** Three times the longest post: a single sign may stand for eighteen letters. */
const mostRead = 30_000

/** Sentences of plain prose, each with its closing mark. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?!][”’"')]?)\s+(?=“|[‘"'(@]?[\p{Lu}\p{N}])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

/** Every run of `size` words, joined by spaces. */
export const runsOf = (words: string[], size: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - size + 1))
    .map((_, at) => words.slice(at, at + size).join(' '))

/** A word without its plural, so that "cities" and "city" are one cue. */
export const singularOf = (word: string): string => {
  const bare = word.replace(/'s?$/, '')
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`
  if (/(ches|shes|sses|xes)$/.test(bare)) return bare.slice(0, -2)
  return bare.length > 3 && /[^su]s$/.test(bare) && !bare.endsWith('is') ? bare.slice(0, -1) : bare
}
