import { setImmediate as nextRound } from 'node:timers/promises'
import type { Library } from './library.ts'

/** After so many V8 has compiled what finding runs through. */
const questions = 40

/**
 * Reads the index and the words from their files, and looks some questions up: the first post after a start waited a second
 * for that. Between two questions others have their turn.
 */
export const warmLibrary = async ({ debates, find }: Library): Promise<void> => {
  for (const { question, sides } of [...debates.values()].slice(0, questions)) {
    find(`${sides.for} ${question}`)
    await nextRound()
  }
}
