import { expect, test } from 'vitest'
import { answersEarlier, editedAt } from './people.ts'
import { aComment, aPost } from './samples.ts'

test('what a character answered before it was edited is marked; later answers and people are not', () => {
  const [before, edited, after] = [
    '2026-05-01T10:00:00Z',
    '2026-05-01T11:00:00Z',
    '2026-05-01T12:00:00Z',
  ]
  const post = aPost({ createdAt: before, updatedAt: edited })
  const marked = (comment: Parameters<typeof answersEarlier>[0]) =>
    answersEarlier(comment, editedAt(post))
  expect(marked(aComment({ createdAt: before }))).toBe(true)
  expect(marked(aComment({ createdAt: after }))).toBe(false)
  expect(marked(aComment({ createdAt: before, aiCharacter: null, isAiResponse: false }))).toBe(
    false,
  )
  expect(
    answersEarlier(
      aComment({ createdAt: before }),
      editedAt(aPost({ createdAt: before, updatedAt: before })),
    ),
  ).toBe(false)
})
