/**
 * Does a text speak of a keyword? Whole words, whatever their case; words that are run together, as
 * hashtags are, count as well.
 */
export const mentions = (text: string, keyword: string): boolean => pattern(keyword).test(text)

/** How often it does. */
export const countMentions = (text: string, keyword: string): number =>
  [...text.matchAll(pattern(keyword))].length

/** Signs that may join words are no words: a row of them could be shared among many in too many ways. */
const pattern = (keyword: string): RegExp => {
  const words = keyword
    .split(/[\s_-]+/u)
    .filter(Boolean)
    .map(RegExp.escape)
  if (words.length === 0) return /(?!)/g
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[\\s_-]*')}(?![\\p{L}\\p{N}])`, 'giu')
}
