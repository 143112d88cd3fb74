import { setImmediate as nextRound } from 'node:timers/promises'
import { type Library, openLibrary } from './library.ts'

/** The site answers first: reading the library takes the core for a moment. */
const afterMs = 1_500

/** After so many V8 has compiled what finding runs through. */
const questions = 40

/**
 * Reads the index and the words from their files, and looks some questions up: the first post after a start waited a second
 * for that. Between two questions others have their turn.
 */
const warmLibrary = async ({ debates, find }: Library): Promise<void> => {
  for (const { question, sides } of [...debates.values()].slice(0, questions)) {
    find(`${sides.for} ${question}`)
    await nextRound()
  }
}

/** Warms the library soon after the start, in a process that runs the jobs; gives back how to call it off. */
export const warmLibraryLater = (dataDir: string): (() => void) => {
  const warm = async () => warmLibrary(openLibrary(dataDir))
  const timer = setTimeout(() => void warm(), afterMs)
  return () => clearTimeout(timer)
}
