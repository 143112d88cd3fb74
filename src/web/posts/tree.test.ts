import { expect, test } from 'vitest'
import { aComment, skeptic } from './samples.ts'
import { growTree, inOrder } from './tree.ts'

test('each answer stands below what it answers, in the order it was given', () => {
  const [first, second] = growTree([
    aComment({ id: 1 }),
    aComment({ id: 2 }),
    aComment({ id: 3, parentId: 1 }),
    aComment({ id: 4, parentId: 3 }),
    aComment({ id: 5, parentId: 1 }),
  ])
  expect(first?.replies.map(({ comment }) => comment.id)).toEqual([3, 5])
  expect(first?.replies[0]?.replies.map(({ comment }) => comment.id)).toEqual([4])
  expect(second?.replies).toEqual([])
})

test('an answer to a comment that is not shown stands at the top, and is not lost', () => {
  expect(growTree([aComment({ id: 8, parentId: 2 })])).toHaveLength(1)
})

test('who passed stands between the turns where it happened', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString()
  const branches = growTree([
    aComment({ id: 1, createdAt: at(1) }),
    aComment({ id: 2, createdAt: at(3) }),
  ])
  const pass = {
    id: 1,
    character: skeptic,
    reason: { code: 'nothing_new', about: null } as const,
    createdAt: at(2),
  }
  expect(inOrder(branches, [pass]).map(({ kind }) => kind)).toEqual(['branch', 'pass', 'branch'])
})
