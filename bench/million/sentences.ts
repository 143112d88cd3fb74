import { compiledFiles } from '#server/library/compiled.ts'

/** What people would write about: every sentence and clause of the library. */
export const sentences = (): string[] => [...new Set(textsIn(compiledFiles()))]

/** Shorter ones are names and cues. */
const least = 30

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= least ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
