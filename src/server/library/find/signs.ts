import { partsOf, phraseOf } from './phrase.ts'
import { findSorted, hashOf } from './sorted.ts'

/** Words that give away what a post is about: `sure` ones alone, `hint` ones together. */
export type Signs = { sure: readonly string[]; hint: readonly string[] }

/** How many signs of a question a text shows. */
export type Shown = { sure: number; hint: number }

/** A hint is worth a third of a sign that is sure, and only a few hints count. */
export const strengthOf = ({ sure, hint }: Shown): number =>
  Math.min(sure, 2) + Math.min(hint, 4) / 3

/** What signs of each question a text shows; questions of which it shows none are left out. */
export type SignReader = (text: string) => Map<string, Shown>

/**
 * All signs as they are kept: numbers alone, since there are twenty thousand. A sign in `signs`: its question's place in `ids`, 1
 * where it is sure, its parts; a part: how many alternatives, each its length and the hashes of its stems. `stems` and `offsets`
 * lead from the first stem of a first part to `places` in `signs`.
 */
export type SignData = {
  ids: string[]
  signs: Uint32Array
  stems: Uint32Array
  offsets: Uint32Array
  places: Uint32Array
}

export const buildSigns = (all: Readonly<Record<string, Signs>>): SignData => {
  const ids = Object.keys(all)
  const signs: number[] = []
  const byStem = new Map<number, number[]>()
  for (const [question, id] of ids.entries())
    for (const [isSure, lines] of [
      [1, all[id]?.sure ?? []] as const,
      [0, all[id]?.hint ?? []] as const,
    ])
      for (const line of lines) {
        const parts = partsOf(line).map((part) => part.map((phrase) => phrase.map(hashOf)))
        for (const stem of new Set(parts[0]?.map(([first = 0]) => first)))
          byStem.set(stem, [...(byStem.get(stem) ?? []), signs.length])
        signs.push(question, isSure, parts.length)
        for (const part of parts) {
          signs.push(part.length)
          for (const phrase of part) signs.push(phrase.length, ...phrase)
        }
      }
  const rows = [...byStem].toSorted(([a], [b]) => a - b)
  let end = 0
  return {
    ids,
    signs: Uint32Array.from(signs),
    stems: Uint32Array.from(rows, ([stem]) => stem),
    offsets: Uint32Array.from([0, ...rows.map(([, places]) => (end += places.length))]),
    places: Uint32Array.from(rows.flatMap(([, places]) => places)),
  }
}

export const makeSignReader = ({ ids, signs, stems, offsets, places }: SignData): SignReader => {
  const candidatesIn = (text: readonly number[]): Set<number> => {
    const found = new Set<number>()
    for (const stem of new Set(text)) {
      const at = findSorted(stems, stem)
      if (at < 0) continue
      for (const place of places.subarray(offsets[at], offsets[at + 1])) found.add(place)
    }
    return found
  }
  return (given) => {
    const text = phraseOf(given).map(hashOf)
    const positions = Map.groupBy(text.keys(), (at) => text[at] ?? 0)
    const shown = new Map<string, Shown>()
    for (const place of candidatesIn(text)) {
      if (!isShown(signs, place, text, positions)) continue
      const id = ids[signs[place] ?? 0] ?? ''
      const { sure, hint } = shown.get(id) ?? { sure: 0, hint: 0 }
      const isSure = signs[place + 1] ?? 0
      shown.set(id, { sure: sure + isSure, hint: hint + 1 - isSure })
    }
    return shown
  }
}

/** Whether each part of a sign has an alternative that stands in the text. */
const isShown = (
  signs: Uint32Array,
  place: number,
  text: readonly number[],
  positions: ReadonlyMap<number, readonly number[]>,
): boolean => {
  let at = place + 3
  for (let part = 0; part < (signs[place + 2] ?? 0); part++) {
    const alternatives = signs[at++] ?? 0
    let isThere = false
    for (let one = 0; one < alternatives; one++) {
      const length = signs[at++] ?? 0
      const phrase = signs.subarray(at, at + length)
      at += length
      isThere ||= (positions.get(phrase[0] ?? 0) ?? []).some((from) =>
        phrase.every((stem, n) => text[from + n] === stem),
      )
    }
    if (!isThere) return false
  }
  return true
}
