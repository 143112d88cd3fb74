import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'seeds/**/*.test.ts',
      'bench/**/*.test.ts',
      'evals/**/*.test.ts',
      'tests/*.test.ts',
      'tests/specification/**/*.test.ts',
    ],
    globalSetup: ['tests/support/fixture-finder.ts', 'tests/support/postgres.ts'],
    env: { NODE_ENV: 'test' },
    // Left to itself it keeps one core free, and nothing else runs meanwhile.
    maxWorkers: 2,
    /** A second try is reported (tests/support/second-tries.ts); needing two would be a fault. */
    retry: 1,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
