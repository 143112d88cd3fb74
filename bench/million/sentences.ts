import { compiledFiles } from '#server/library/compiled.ts'
import { evergreenPrompts } from '../../seeds/questions/index.ts'

/** What people would write about: every sentence and clause that the site's own texts hold. */
export const sentences = (): string[] => [
  ...new Set([...textsIn(evergreenPrompts), ...textsIn(compiledFiles())]),
]

/** Shorter ones are names and cues. */
const least = 30

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= least ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
