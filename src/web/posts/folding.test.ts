import { expect, test } from 'vitest'
import { fold } from './folding.ts'
import { aComment, skeptic } from './samples.ts'
import { growTree, inOrder } from './tree.ts'

const said = (id: number, by: 'ai' | 'person', parentId: number | null = null) =>
  aComment({
    id,
    parentId,
    isAiResponse: by === 'ai',
    aiCharacter: by === 'ai' ? skeptic : null,
    createdAt: new Date(id * 1000).toISOString(),
  })
const passAt = (id: number) => ({
  id,
  character: skeptic,
  reason: { code: 'nothing_new', about: null } as const,
  createdAt: new Date(id * 1000).toISOString(),
})
const foldOf = (comments: ReturnType<typeof said>[], passes: ReturnType<typeof passAt>[] = []) =>
  fold(inOrder(growTree(comments), passes)).map((item) => {
    if (item.kind === 'fold') return item.ids
    return item.kind === 'pass' ? 'pass' : item.branch.comment.id
  })

test('AI replies in a row are one line, with all that hangs below them', () => {
  expect(foldOf([said(1, 'ai'), said(2, 'ai'), said(3, 'ai', 1)], [passAt(4)])).toEqual([[1, 3, 2]])
})

test('what a person said is never folded away, wherever it stands', () => {
  const comments = [
    said(1, 'ai'),
    said(2, 'person'),
    said(3, 'ai'),
    said(4, 'ai'),
    said(5, 'person', 4),
  ]
  expect(foldOf(comments)).toEqual([[1], 2, [3], 4])
})

test('where only people speak nothing is folded', () => {
  expect(foldOf([said(1, 'person'), said(2, 'person', 1)])).toEqual([1])
})
