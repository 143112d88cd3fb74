import { expect, test } from 'vitest'
import type { Logged } from '../db/events.ts'
import type { Announcement } from '../db/outbox.ts'
import { withoutOldDrafts } from './old-drafts.ts'

const draft = (replyId: number, content: string): Announcement => ({
  kind: 'draft',
  postId: 1,
  replyId,
  content,
})
const left = (said: Announcement[]) => {
  const missed = said.map((announcement, at): Logged => ({
    cursor: `1-${at}`,
    userId: null,
    announcement,
  }))
  return withoutOldDrafts(missed).map(({ announcement }) => announcement)
}

test('the last state of each is left, in the order of the log', () => {
  const said = [draft(1, 'a'), draft(2, 'b'), draft(1, 'aa'), draft(2, 'bb')]
  expect(left(said)).toEqual([draft(1, 'aa'), draft(2, 'bb')])
})

test('nothing is left of what has been said, withdrawn or passed', () => {
  const ends: Announcement[] = [
    { kind: 'comment', postId: 1, commentId: 5, replyId: 1 },
    { kind: 'retract', postId: 1, replyId: 2 },
    { kind: 'pass', postId: 1, replyId: 3 },
  ]
  expect(left([draft(1, 'a'), draft(2, 'b'), draft(3, 'c'), ...ends])).toEqual(ends)
})

test('whatever else happened is left as it is', () => {
  const said: Announcement[] = [
    { kind: 'comment', postId: 1, commentId: 5, replyId: null },
    { kind: 'typing', postId: 1, replyId: 1, characterId: 'skeptic', parentId: null },
    draft(1, 'a'),
    { kind: 'post', postId: 2 },
  ]
  expect(left(said)).toEqual(said)
})
