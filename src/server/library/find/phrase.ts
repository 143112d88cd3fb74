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

/** Whether a text holds one of the words that are needed, where any are, and none of those that must not stand in it. */
export const fits = (
  { needs, not }: { needs: readonly string[]; not: readonly string[] },
  sought: Sought,
): boolean => {
  const holds = (words: string) => stands(phraseOf(words), sought)
  return (needs.length === 0 || needs.some(holds)) && !not.some(holds)
}
