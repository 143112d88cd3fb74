import type { Pack } from './pack.ts'

type Sourced = { text: string; source: string; year: number }

/** A fact or precedent as the voice says it, with who says so and when. */
export const cite = ({ text, source, year }: Sourced): string =>
  `${text} (${source}, ${year < 0 ? `${-year} BC` : year})`

/** All that the voice may cite from a pack under a plan, and so every number it may name: planned facts, and precedents. */
export const citationsOf = (pack: Pack, factIds: readonly string[]): string[] =>
  [...pack.facts.filter(({ id }) => factIds.includes(id)), ...pack.precedents].map(cite)
