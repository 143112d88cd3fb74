import { nearestFirst } from '../../library/find/index.ts'

/** Ids, those first whose text speaks of the same things as `about`. */
export const nearest = (
  ids: readonly string[],
  textOf: (id: string) => string,
  about: string,
): string[] => nearestFirst(ids.map(textOf), about).flatMap((at) => ids[at] ?? [])
