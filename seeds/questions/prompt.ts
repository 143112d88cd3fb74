import type { categories } from '#shared/trending.ts'

export type Category = (typeof categories)[number]

/** A question worth debating at any time, as the Scout opens it. */
export type EvergreenPrompt = {
  /** Stable, lower case with hyphens: what keeps it from being drawn twice in 60 days. */
  id: string
  category: Category
  /** One concrete, answerable question, at most 140 characters, ending in '?'. */
  question: string
  /** The best short case for yes and for no, each a sentence of at most 140 characters. */
  sides: { yes: string; no: string }
  /** PascalCase, 3–24 letters and digits, without '#'. */
  hashtag: string
  /** Months (1–12) in which it is drawn; absent: all year. */
  months?: readonly number[]
}
