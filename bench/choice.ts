import { parseArgs } from 'node:util'
import type { Pace } from './bench.ts'

export const help = `Measures the site beside what this machine can do at best, and fails below a goal.

  npm run bench [-- options]

  --quick        under a minute, good enough to see a fall
  --only NAMES   only the rows whose function's name holds one of these, such as readPost,like
  --help         this text`

const paces = {
  quick: { rounds: 2, seconds: 1, replies: 50, events: 11 },
  full: { rounds: 5, seconds: 3, replies: 100, events: 41 },
} satisfies Record<string, Pace>

/** Reads a command line; throws with one line for people. */
export const readChoice = (args: string[]): { pace: Pace; only: string[] } | 'help' => {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  return {
    pace: values.quick ? paces.quick : paces.full,
    only: (values.only ?? '').toLowerCase().split(','),
  }
}
