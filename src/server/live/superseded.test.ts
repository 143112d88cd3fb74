import { expect, test } from 'vitest'
import type { Change } from '../changes/kinds.ts'
import { withoutSuperseded } from './superseded.ts'

const draft = (replyId: number, content: string): Change => ({
  kind: 'draft',
  postId: 1,
  replyId,
  content,
})
const left = (said: Change[]) => withoutSuperseded(said, (change) => change)

test('of what is being written the last state is left, in the order of the log', () => {
  const said = [draft(1, 'a'), draft(2, 'b'), draft(1, 'aa'), draft(2, 'bb')]
  expect(left(said)).toEqual([draft(1, 'aa'), draft(2, 'bb')])
})

test('nothing is left of what has been said, withdrawn or passed', () => {
  const ends: Change[] = [
    { kind: 'comment', postId: 1, commentId: 5, replyId: 1 },
    { kind: 'retract', postId: 1, replyId: 2 },
    { kind: 'pass', postId: 1, replyId: 3 },
  ]
  expect(left([draft(1, 'a'), draft(2, 'b'), draft(3, 'c'), ...ends])).toEqual(ends)
})

test('whatever else happened is left as it is', () => {
  const said: Change[] = [
    { kind: 'comment', postId: 1, commentId: 5, replyId: null },
    { kind: 'typing', postId: 1, replyId: 1, characterId: 'skeptic', parentId: null },
    draft(1, 'a'),
    { kind: 'post', postId: 2 },
  ]
  expect(left(said)).toEqual(said)
})

test('of a text that is edited again and again the last edit is left', () => {
  const edit = (postId: number): Change => ({ kind: 'post_edit', postId })
  const editOf = (commentId: number): Change => ({ kind: 'comment_edit', postId: 1, commentId })
  expect(left([edit(1), editOf(1), edit(2), edit(1), editOf(2), editOf(1)])).toEqual([
    edit(2),
    edit(1),
    editOf(2),
    editOf(1),
  ])
})

test('of counts the last is left, and each thing keeps its own', () => {
  const like = (targetId: number, likesCount: number): Change => ({
    kind: 'like',
    targetType: 'post',
    targetId,
    postId: targetId,
    likesCount,
    userId: 'ann',
  })
  const said = [like(1, 1), like(2, 5), like(1, 2), like(1, 3)]
  expect(left(said)).toEqual([like(2, 5), like(1, 3)])
})
