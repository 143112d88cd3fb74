import { expect, test } from 'vitest'
import { listPosts, readPost } from '#shared/posts.ts'
import { address, CallError, wordsFor } from './call.ts'

test('an address has its parameters filled in and only the query that was given', () => {
  expect(address(readPost, { params: { id: 7 }, query: { commentsAfter: undefined } })).toBe(
    '/api/posts/7',
  )
  expect(address(listPosts, { query: { limit: 20, offset: 40 } })).toBe(
    '/api/posts?limit=20&offset=40',
  )
})

test('a refusal says its status and body, and what people should read', () => {
  const error = new CallError(429, '{"message":"Too many posts.","code":"too_many"}', '')
  expect(error.message).toBe('429: {"message":"Too many posts.","code":"too_many"}')
  expect(wordsFor(error, 'Failed.')).toBe('Too many posts.')
})

test('an empty answer is told by its status text, and a fault of ours is not shown', () => {
  const error = new CallError(502, '', 'Bad Gateway')
  expect(error.message).toBe('502: Bad Gateway')
  expect(wordsFor(error, 'Failed.')).toBe('Failed.')
})
