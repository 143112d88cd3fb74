import { parseArgs } from 'node:util'
import type { Pace } from './bench.ts'
import type { Scale } from './scale.ts'

export const help = `Measures the site beside what this machine can do at best, and fails below a goal.

  npm run bench [-- options]

  --quick        under a minute, good enough to see a fall; what V8 has not compiled by then
                 may stay below its goal
  --only NAMES   only the rows whose function's name holds one of these, such as readPost,like
  --scale        instead: the same calls of sites with 1,000, 100,000 and 1,000,000 posts, five
                 comments each; takes a quarter of an hour and 8 GB the first time
  --sizes N,N    of --scale: other numbers of posts, the smallest first
  --folder DIR   of --scale: keeps the filled sites there for the next time
  --help         this text`

const paces = {
  quick: { rounds: 1, seconds: 1, replies: 50, events: 11, pages: 100, hasTime: false },
  full: { rounds: 5, seconds: 3, replies: 100, events: 41, pages: 1_000, hasTime: true },
} satisfies Record<string, Pace>

export type Choice = {
  pace: Pace
  only: string[]
  /** null: the table of one site. */
  scale: Scale | null
}

const grown = '1000,100000,1000000'

/** Reads a command line; throws with one line for people. */
export const readChoice = (args: string[]): Choice | 'help' => {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      scale: { type: 'boolean' },
      sizes: { type: 'string', default: grown },
      folder: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return 'help'
  return {
    pace: values.quick ? paces.quick : paces.full,
    only: (values.only ?? '').toLowerCase().split(','),
    scale: values.scale
      ? {
          sizes: values.sizes.split(',').map(Number),
          folder: values.folder ?? null,
          rounds: values.quick ? 30 : 100,
        }
      : null,
  }
}
