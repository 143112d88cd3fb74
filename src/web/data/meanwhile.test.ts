import { expect, test } from 'vitest'
import type { Comment } from '#shared/posts.ts'
import { createCache } from './cache.ts'
import { keepHeard } from './meanwhile.ts'
import { applyEvent } from '../posts/live-patches.ts'
import { threadQuery } from '../posts/queries.ts'
import { aComment, aThread } from '../posts/samples.ts'

const told = (comment: Comment) =>
  ({ kind: 'comment', comment, commentsCount: 1, replyId: null }) as const

const readingSlowly = (cache: ReturnType<typeof createCache>) => {
  const { promise, resolve, reject } = Promise.withResolvers<ReturnType<typeof aThread>>()
  const reading = cache.fetchQuery({ ...threadQuery(1), queryFn: () => promise, retry: false })
  return { reading, resolve, reject }
}
const idsIn = (cache: ReturnType<typeof createCache>) =>
  cache.getQueryData(threadQuery(1).queryKey)?.comments.map(({ id }) => id)

test.each([['for the first time', false] as const, ['again', true] as const])(
  'a comment heard while its discussion is read %s is not lost to the older answer',
  async (_when, isKnown) => {
    const cache = createCache()
    if (isKnown) cache.setQueryData(threadQuery(1).queryKey, aThread({ id: 1 }))
    const hear = keepHeard(cache, (event) => applyEvent(cache, event))
    const { reading, resolve } = readingSlowly(cache)
    hear(told(aComment({ id: 9 })))
    resolve(aThread({ id: 1 }))
    await reading
    expect(idsIn(cache)).toEqual([9])
  },
)

test('what was heard before a reading, or in one that failed, is not worked in again', async () => {
  const cache = createCache()
  const seen: number[] = []
  const hear = keepHeard(cache, (event) => {
    if (event.kind === 'comment') seen.push(event.comment.id)
  })
  hear(told(aComment({ id: 8 })))
  const failing = readingSlowly(cache)
  hear(told(aComment({ id: 9 })))
  failing.reject(new Error('cut'))
  await expect(failing.reading).rejects.toThrow('cut')
  const { reading, resolve } = readingSlowly(cache)
  resolve(aThread({ id: 1 }))
  await reading
  expect(seen).toEqual([8, 9])
})
