import { parseArgs } from 'node:util'

/** How large a site to make, and how. Comments and likes are for each post. */
export type Size = {
  members: number
  posts: number
  comments: number
  likes: number
  seed: number
  characters: boolean
  force: boolean
  /** The PostgreSQL to fill; null: the one that the environment configures. */
  url: string | null
}

export class WrongOption extends Error {}

export const help = `Fills a site with made-up members who discuss with each other.

  npm run seed -- [options]

  --members N     members, named demo_…            (default 200)
  --posts N       discussions                      (default 1000)
  --comments N    comments on each                 (default 5)
  --likes N       likes for each                   (default 3)
  --seed N        the same number gives the same people and words (default 1)
  --characters    let the AI characters answer     (default: they stay out)
  --url URL       the PostgreSQL to fill           (default: DATABASE_URL, else the one in DATA_DIR)
  --force         fill a site that already has real members
  --help          this text

The site may be running meanwhile. The members have no password: nobody can sign in as one.`

const most = { members: 100_000, posts: 5_000_000, comments: 500, likes: 1_000, seed: 2 ** 32 - 1 }
const standard = { members: 200, posts: 1_000, comments: 5, likes: 3, seed: 1 }

/** Reads a command line; throws WrongOption with one line for people. */
export const readSize = (args: string[]): Size | 'help' => {
  const given = parse(args)
  if (given.help) return 'help'
  const count = (name: keyof typeof standard) => readCount(name, given[name])
  const size = {
    members: count('members'),
    posts: count('posts'),
    comments: count('comments'),
    likes: count('likes'),
    seed: count('seed'),
    characters: given.characters ?? false,
    force: given.force ?? false,
    url: given.url ?? null,
  }
  if (size.posts > 0 && size.members === 0) throw new WrongOption('--posts needs members')
  return size
}

const parse = (args: string[]) => {
  try {
    return parseArgs({
      args,
      options: {
        members: { type: 'string' },
        posts: { type: 'string' },
        comments: { type: 'string' },
        likes: { type: 'string' },
        seed: { type: 'string' },
        characters: { type: 'boolean' },
        force: { type: 'boolean' },
        url: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new WrongOption(firstSentence(error), { cause: error })
  }
}

const firstSentence = (error: unknown) =>
  (error instanceof Error ? error.message : String(error)).split(/\. |\n/)[0] ?? ''

const readCount = (name: keyof typeof standard, text: string | undefined): number => {
  if (text === undefined) return standard[name]
  const count = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN
  if (count <= most[name]) return count
  throw new WrongOption(`--${name} takes a whole number from 0 to ${most[name]}, not '${text}'`)
}
