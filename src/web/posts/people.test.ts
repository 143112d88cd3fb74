import { expect, test } from 'vitest'
import { answersEarlier, editedAt, isAi } from './people.ts'
import { aComment, aPost, skeptic } from './samples.ts'

test('a comment counts as AI if it says so or carries a character', () => {
  const counts = (isAiResponse: boolean, aiCharacter: typeof skeptic | null) =>
    isAi(aComment({ isAiResponse, aiCharacter }))
  expect([counts(true, null), counts(false, skeptic), counts(true, skeptic)]).toEqual([
    true,
    true,
    true,
  ])
  expect(counts(false, null)).toBe(false)
})

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
