import type { Near } from './index.ts'

/** How near lines that were heard of one matter are to a text, 0 to 1: the nearest and the next one. */
export type Heard = ReturnType<typeof heardIn>

export const heardIn = (near: readonly Near[]) => {
  const [first = 0, second = 0] = falling(near.map((one) => 0.6 * one.words + 0.4 * one.meaning))
  const [words = 0] = falling(near.map((one) => one.words))
  const [meaning = 0, nextMeaning = 0] = falling(near.map((one) => one.meaning))
  return { first, second, words, meaning, nextMeaning }
}

const falling = (values: readonly number[]) => values.toSorted((a, b) => b - a)
