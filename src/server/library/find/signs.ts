import { type Phrase, phraseOf, soughtIn, stands } from './phrase.ts'

/** Words that give away what a post is about: `sure` ones alone, `hint` ones together. */
export type Signs = { sure: readonly string[]; hint: readonly string[] }

/** How many signs of a question a text shows. */
export type Shown = { sure: number; hint: number }

/** Parts that must all occur, each with its alternatives. */
type Sign = readonly (readonly Phrase[])[]

/** What signs of each question a text shows; questions of which it shows none are left out. */
export type SignReader = (text: string) => Map<string, Shown>

/** A sign as it is kept in a file. */
export type KeptSign = { id: string; grade: 'sure' | 'hint'; sign: Sign }

/**
 * The lines of all questions. A line: words side by side; `|` between alternatives; ` + ` between parts that may stand anywhere
 * in the text.
 */
export const parseSigns = (signs: Readonly<Record<string, Signs>>): KeptSign[] =>
  Object.entries(signs).flatMap(([id, { sure, hint }]) => [
    ...sure.map((line): KeptSign => ({ id, grade: 'sure', sign: signOf(line) })),
    ...hint.map((line): KeptSign => ({ id, grade: 'hint', sign: signOf(line) })),
  ])

export const makeSignReader = (entries: readonly KeptSign[]): SignReader => {
  const places = placesByStem(entries.map(({ sign }) => sign))
  return (text) => {
    const sought = soughtIn(text)
    const found = new Map<string, Shown>()
    const candidates = new Set([...sought.places.keys()].flatMap((stem) => places.get(stem) ?? []))
    for (const at of candidates) {
      const { id, grade, sign } = entries[at]!
      if (!sign.every((part) => part.some((phrase) => stands(phrase, sought)))) continue
      const shown = found.get(id) ?? { sure: 0, hint: 0 }
      found.set(id, { ...shown, [grade]: shown[grade] + 1 })
    }
    return found
  }
}

const signOf = (line: string): Sign =>
  line.split(' + ').map((part) =>
    part
      .split('|')
      .map(phraseOf)
      .filter((phrase) => phrase.length > 0),
  )

/** Signs by the first stem of each phrase of their first part: only these can be shown. */
const placesByStem = (signs: readonly Sign[]): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [at, [first = []]] of signs.entries())
    for (const [stem = ''] of first) {
      const having = places.get(stem)
      if (having) having.push(at)
      else places.set(stem, [at])
    }
  return places
}
