import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const script = fileURLToPath(new URL('make-fixture-finder.ts', import.meta.url))

/**
 * Makes the index of tests/support/library before the first test. It takes Node 15 s; inside a test, whose modules Vitest wraps, it
 * took minutes in which the test's own database waited for an answer.
 */
export default async (): Promise<void> => {
  await promisify(execFile)(process.execPath, [script])
}
