import { expect, test, vi } from 'vitest'
import { like, listPosts, readPost, toggleLike } from '#shared/posts.ts'
import { address, call, CallError, orEmpty, wordsFor } from './call.ts'

test('an address has its parameters filled in and only the query that was given', () => {
  expect(address(readPost, { params: { id: 7 }, query: { commentsAfter: undefined } })).toBe(
    '/api/posts/7',
  )
  expect(address(listPosts, { query: { limit: 20, offset: 40 } })).toBe(
    '/api/posts?limit=20&offset=40',
  )
  expect(address(listPosts, { query: JSON.parse('{"before":null}') })).toBe('/api/posts')
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

test('a member’s read is empty for who is signed out, and fails for any other reason', async () => {
  const failing = (status: number) => Promise.reject(new CallError(status, '', 'Oh'))
  expect(await orEmpty(failing(401), [])).toEqual([])
  await expect(orEmpty(failing(500), [])).rejects.toThrow('500: Oh')
})

test('every call sends cookies, and a JSON body only where there is one', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(init)
    return Promise.resolve(Response.json({ liked: true, likesCount: 1 }))
  })
  await call(toggleLike, { params: { id: 1 } })
  await call(like, { body: { targetType: 'post', targetId: 1 } })
  vi.unstubAllGlobals()
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', 'include'])
  expect(sent[0]).not.toHaveProperty('body')
  expect(new Headers(sent[0]?.headers).has('content-type')).toBe(false)
  expect(sent[1]?.body).toBe('{"targetType":"post","targetId":1}')
  expect(new Headers(sent[1]?.headers).get('content-type')).toBe('application/json')
})
