import { expect, test } from 'vitest'
import { asInFeed, firstShown } from './latest.ts'
import { aComment, aPost } from './samples.ts'

test('of turns that a card does not show, the page keeps only where characters stood', () => {
  const [stood, spoke, shown, last] = [
    aComment({ id: 1, stance: -2 }),
    aComment({ id: 2, aiCharacter: null, isAiResponse: false, stance: null }),
    aComment({ id: 3 }),
    aComment({ id: 4, parentId: 2 }),
  ]
  const post = aPost({ comments: [stood, spoke, shown, last], commentsCount: 4 })
  const kept = asInFeed(post)
  expect(kept.comments).toEqual([{ ...stood, content: '' }, shown, last])
  expect([firstShown(kept), kept.commentsCount]).toEqual([firstShown(post), 4])
})
