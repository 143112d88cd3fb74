import type { Comment } from '#shared/posts.ts'
import { type Branch, growTree } from '#web/posts/tree.ts'

/** Pixels. A place is as high as a finger needs. */
export const placeHeight = 44
const rowGap = 8
const columnGap = 28
/** Columns that would be narrower show no words: then answers stand below each other instead. */
const narrowestColumn = 170
const widestColumn = 260
/** How far an answer stands in where there are no columns, as long as this much is left for words. */
const widestStep = 20
const wordsNeed = 220

/** The post's own place; comments have their own numbers. */
export const postPlace = 0

/** Where something stands on the picture, and what it answers; null: nothing, it is the post. */
export type Place = {
  id: number
  answers: number | null
  depth: number
  x: number
  y: number
  width: number
}

/** `isAcross`: each level of answers is a column; else they stand below each other, further in. */
export type Layout = { isAcross: boolean; height: number; places: Place[] }

type Placing = { answers: number | null; depth: number; row: number }
type Placed = Placing & { id: number }

/** Comments (oldest first) below their post as a picture of that width; places in reading order. */
export const layOut = (comments: Comment[], width: number): Layout => {
  const roots = growTree(comments)
  const columns = 2 + Math.max(-1, ...roots.map(depthOf))
  const isAcross = width / columns >= narrowestColumn
  const placed = isAcross ? inColumns(roots) : inOneColumn(roots)
  const column = Math.min(widestColumn, Math.floor(width / columns))
  const step = Math.max(0, Math.min(widestStep, (width - wordsNeed) / columns))
  const places = placed.map(({ id, answers, depth, row }) => ({
    id,
    answers,
    depth,
    x: isAcross ? depth * column : depth * step,
    y: row * (placeHeight + rowGap),
    width: isAcross ? column - columnGap : width - depth * step,
  }))
  const last = Math.max(...placed.map(({ row }) => row))
  return { isAcross, height: last * (placeHeight + rowGap) + placeHeight, places }
}

const depthOf = ({ replies }: Branch): number => 1 + Math.max(-1, ...replies.map(depthOf))

const post: Placed = { id: postPlace, answers: null, depth: 0, row: 0 }

/** Each in a row of its own. */
const inOneColumn = (roots: Branch[]): Placed[] =>
  [post, ...roots.flatMap((root) => preorder(root, postPlace, 1))].map((one, row) => ({
    ...one,
    row,
  }))

const preorder = ({ comment, replies }: Branch, answers: number, depth: number): Placed[] => [
  { id: comment.id, answers, depth, row: 0 },
  ...replies.flatMap((reply) => preorder(reply, comment.id, depth + 1)),
]

/** The first answer stands beside what it answers, the others below the first and what answers it. */
const inColumns = (roots: Branch[]): Placed[] => {
  const placed: Placed[] = [post]
  const placeAll = (branches: Branch[], at: Placing): number => {
    let { row } = at
    for (const { comment, replies } of branches) {
      placed.push({ ...at, id: comment.id, row })
      const below = { answers: comment.id, depth: at.depth + 1, row }
      row = replies.length === 0 ? row + 1 : placeAll(replies, below)
    }
    return row
  }
  placeAll(roots, { answers: postPlace, depth: 1, row: 0 })
  return placed
}

/** The line from what is answered to its answer. */
export const lineTo = (from: Place, to: Place, isAcross: boolean): string => {
  const middle = to.y + placeHeight / 2
  if (!isAcross) return `M${from.x + 6} ${from.y + placeHeight}V${middle}H${to.x}`
  const start = from.x + from.width
  const bend = to.x - columnGap / 2
  return from.y === to.y
    ? `M${start} ${middle}H${to.x}`
    : `M${start} ${from.y + placeHeight / 2}H${bend}V${middle}H${to.x}`
}
