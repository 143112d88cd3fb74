import { stemOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'

/** Words side by side, by their stems: "skip ad" stands in "he skips ads", "ban" does not stand in "husband". */
export type Phrase = readonly string[]

/** A text in which phrases are looked for: its stems, and where each of them stands. */
export type Sought = { stems: Phrase; places: ReadonlyMap<string, readonly number[]> }

export const phraseOf = (words: string): Phrase => wordsOf(words).map(stemOf)

export const soughtIn = (text: string): Sought => {
  const stems = phraseOf(text)
  return { stems, places: Map.groupBy(stems.keys(), (at) => stems[at] ?? '') }
}

export const stands = ([first = '', ...rest]: Phrase, { stems, places }: Sought): boolean =>
  (places.get(first) ?? []).some((at) => rest.every((stem, n) => stems[at + 1 + n] === stem))
