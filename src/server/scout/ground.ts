import type { FetchRules } from '../http/egress/fetch.ts'
import type { Services } from '../services.ts'
import type { Source } from './sources/source.ts'

/** What the Scout leans on. */
export type Ground = Services & {
  /** Chance, from 0 up to 1. */
  roll: () => number
  /** Other sources than the built-in ones, and other rules of fetching: for tests, which play them. */
  builtin?: readonly Source[]
  rules?: Partial<FetchRules>
  /** Whether a written debate covers a headline; for tests, as the library grows. */
  knows?: (title: string) => boolean
  /** Whether a model is connected, which can speak about anything. */
  hasModel: boolean
}
