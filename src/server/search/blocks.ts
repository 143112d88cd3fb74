import { sql } from 'kysely'

/**
 * In the index of words ids lie in blocks of 1,024, 8,192, 65,536 and 524,288 at once: powers of
 * two, of which these are the exponents. A block of the size at place n is known by `number * 4 + n`.
 */
const exponents = [10, 13, 16, 19] as const
const sizes = exponents.map((exponent) => 2 ** exponent)
/** Before so many blocks of a size have been looked at, no larger one is. */
const patience = 4
/** More matches than this should not lie in a block: all of a block are read before they are sorted. */
const matchesMost = 4_000
/** The first blocks should hold about as many as are ranked, and not many more. */
const firstMost = 400
const largestFirst = 1
/** After so many blocks without enough, the word stands in old texts only, if at all. */
const patienceMost = 256
/** Where nobody knows how common a word is, blocks grow no larger than this. */
const unknownMost = 65_536

/** The blocks of `text.id`, word for word as migration 17 has them. */
export const blocksOfText = sql`
  (array[(text.id >> 10) * 4, (text.id >> 13) * 4 + 1, (text.id >> 16) * 4 + 2, (text.id >> 19) * 4 + 3])`

type Ids = { from: number; below: number }

/**
 * The blocks that hold these ids, the newest first: small ones, then larger ones. `share` is how
 * many of all texts fit at the most; null: nobody knows.
 */
export const blocksFrom = ({ from, below }: Ids, share: number | null): number[] => {
  const largest = placeOf(share, matchesMost)
  const blocks: number[] = []
  let place = share === null ? 0 : Math.min(largestFirst, placeOf(share, firstMost))
  let seen = 0
  for (let above = below; above > from;) {
    const size = sizes[place] as number
    const block = Math.ceil(above / size) - 1
    blocks.push(block * 4 + place)
    above = block * size
    seen += 1
    const isDue = seen >= (place < largest ? patience : patienceMost)
    const next = sizes[place + 1]
    if (isDue && next !== undefined && above % next === 0) {
      place += 1
      seen = 0
    }
  }
  return blocks
}

/** Of the largest blocks that should not have more matches. */
const placeOf = (share: number | null, most: number): number =>
  Math.max(
    0,
    sizes.findLastIndex((size) => (share === null ? size <= unknownMost : size * share <= most)),
  )

/** The first id of a block. */
export const firstOf = (block: number): number =>
  Math.floor(block / 4) * (sizes[block % 4] as number)
