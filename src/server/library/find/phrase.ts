import { LRUCache } from 'lru-cache'
import { stemOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'

/** Words side by side, by their stems: "skip ad" stands in "he skips ads", "ban" does not stand in "husband". */
export type Phrase = readonly string[]

/** A text in which phrases are looked for: its stems, and where each of them stands. */
export type Sought = { stems: Phrase; places: ReadonlyMap<string, readonly number[]> }

export const phraseOf = (words: string): Phrase => wordsOf(words).map(stemOf)

/** A line as the library has them: ` + ` between parts that may stand anywhere in a text, `|` between alternatives of a part. */
export const partsOf = (line: string): Phrase[][] =>
  parsed.get(line) ?? keepParsed(line, line.split(' + ').map(alternativesOf))

const alternativesOf = (part: string): Phrase[] =>
  part
    .split('|')
    .map(phraseOf)
    .filter((phrase) => phrase.length > 0)

/** Each post is held against thousands of lines, again and again the same: stemming them anew took 18 ms a post. */
const parsed = new LRUCache<string, Phrase[][]>({ max: 10_000 })

const keepParsed = (line: string, parts: Phrase[][]): Phrase[][] => {
  parsed.set(line, parts)
  return parts
}

export const soughtIn = (text: string): Sought => {
  const stems = phraseOf(text)
  return { stems, places: Map.groupBy(stems.keys(), (at) => stems[at] ?? '') }
}

export const stands = ([first = '', ...rest]: Phrase, { stems, places }: Sought): boolean =>
  (places.get(first) ?? []).some((at) => rest.every((stem, n) => stems[at + 1 + n] === stem))

const holds = (line: string, sought: Sought): boolean =>
  partsOf(line).every((part) => part.some((phrase) => stands(phrase, sought)))

/** How many parts the line has that says most, of those that a text holds; 0: it holds none. */
export const proofOf = (lines: readonly string[], sought: Sought): number =>
  Math.max(0, ...lines.filter((line) => holds(line, sought)).map((line) => partsOf(line).length))

/** Whether a text holds one of the lines that are needed, where any are, and none of those that must not stand in it. */
export const fits = (
  { needs, not }: { needs: readonly string[]; not: readonly string[] },
  sought: Sought,
): boolean =>
  (needs.length === 0 || needs.some((line) => holds(line, sought))) &&
  !not.some((line) => holds(line, sought))
