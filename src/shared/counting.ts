/** A piece that is never cut apart, and how much it counts. */
type Piece = { text: string; counts: number }

/** How a platform counts a text, piece by piece. */
export type Count = (text: string) => Piece[]

/** Made when something is first counted: what it reads costs a page that counts nothing 50 ms. */
let graphemes: Intl.Segmenter | undefined
const letters = (text: string): string[] => {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** One for each UTF-16 unit, as the text fields of most platforms count. */
export const inUnits: Count = (text) =>
  letters(text).map((letter) => ({ text: letter, counts: letter.length }))

/** One for each code point. */
export const inCodePoints: Count = (text) =>
  letters(text).map((letter) => ({ text: letter, counts: [...letter].length }))

/** X wraps every link into one of this length. */
const linkLength = 23
/**
 * A link with its scheme, or a bare domain, without the punctuation that ends a sentence. It begins where
 * no domain has begun before: from each of its parts anew, a long one would be read as often as it has parts.
 */
const link =
  /(?<![\p{L}\p{N}@#$]|[a-z0-9][.-])(https?:\/\/)?(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::\d+)?(?:[/?#](?:[!-~]*[\w/=&+#~%-])?)?/giu

/**
 * X's weights, configuration v3 of its published twitter-text: Latin, Greek, Cyrillic, Hebrew,
 * Arabic and such letters count 1, all others and each emoji 2, each link 23. Which bare domains
 * are links depends on a list of top-level domains that grows; one that is longer than 23 counts
 * its length, which is never too little.
 */
export const weighted: Count = (text) => {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: found, 1: scheme, index } of text.matchAll(link)) {
    pieces.push(...weightedLetters(text.slice(end, index)))
    const counts = scheme ? linkLength : Math.max(linkLength, found.length)
    pieces.push({ text: found, counts })
    end = index + found.length
  }
  return [...pieces, ...weightedLetters(text.slice(end))]
}

const isEmoji = (letter: string): boolean => /^\p{RGI_Emoji}$/v.test(letter)

const weightedLetters = (text: string): Piece[] =>
  letters(text).map((letter) => ({
    text: letter,
    counts: isEmoji(letter)
      ? 2
      : Array.from(letter.normalize('NFC'), weightOf).reduce((sum, weight) => sum + weight, 0),
  }))

const lightRanges = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
] as const

const weightOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  return lightRanges.some(([from, to]) => code >= from && code <= to) ? 1 : 2
}
