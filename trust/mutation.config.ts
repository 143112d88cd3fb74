import { defineConfig } from 'vitest/config'

/** The tests of one group of mutants, as trust/mutate.ts names them. */
export default defineConfig({
  test: {
    include: (process.env['MUTATION_TESTS'] ?? '').split(','),
    globalSetup: ['tests/support/postgres.ts'],
    env: { NODE_ENV: 'test' },
    // Where a promise never comes true any more, each mutant waits this long.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
