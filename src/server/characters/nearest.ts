import { indexLines } from '../library/find/index.ts'

/** What speaks of the same things as a text, first. */
export const nearest = (
  ids: readonly string[],
  textOf: (id: string) => string,
  about: string,
): string[] =>
  indexLines(ids.map((id) => ({ of: id, text: textOf(id) })))
    .nearest(about)
    .toSorted((a, b) => b.words + b.meaning - a.words - a.meaning)
    .map(({ of }) => of)
