import { isAi } from './people.ts'
import type { Branch, Item } from './tree.ts'

/** AI replies in a row, with nothing of a person among or below them. */
export type Fold = { kind: 'fold'; items: Item[]; ids: number[] }

/** What is left to read when AI replies are collapsed: each row of them is one line. */
export const fold = (items: readonly Item[]): (Item | Fold)[] => {
  const folded: (Item | Fold)[] = []
  for (const item of items) {
    const last = folded.at(-1)
    if (!isOnlyAi(item)) folded.push(item)
    else if (last?.kind === 'fold') {
      last.items.push(item)
      last.ids.push(...idsIn(item))
    } else folded.push({ kind: 'fold', items: [item], ids: idsIn(item) })
  }
  return folded
}

/** A turn that was let pass belongs to the replies around it. */
const isOnlyAi = (item: Item): boolean => item.kind === 'pass' || isAiBranch(item.branch)

const isAiBranch = ({ comment, replies }: Branch): boolean =>
  isAi(comment) && replies.every(isAiBranch)

const idsIn = (item: Item): number[] => (item.kind === 'pass' ? [] : idsOf(item.branch))

const idsOf = ({ comment, replies }: Branch): number[] => [comment.id, ...replies.flatMap(idsOf)]
