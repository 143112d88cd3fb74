import { beforeEach, describe, expect, test } from 'vitest'
import { createCache } from '#web/data/cache.ts'
import { aComment, aPost, aThread, skeptic } from './samples.ts'
import { applyEvent } from './live-patches.ts'
import { previousPageQuery } from './previous.ts'
import { speakingUnder } from './speaking.ts'
import { feedQuery, mergeFeeds, threadQuery } from './queries.ts'

let cache = createCache()
const feed = () => cache.getQueryData(feedQuery().queryKey) ?? []
const thread = () => cache.getQueryData(threadQuery(1).queryKey)
const speaking = () => speakingUnder(1)

beforeEach(() => {
  cache = createCache()
  cache.setQueryData(feedQuery().queryKey, [aPost({ id: 1 })])
  cache.setQueryData(threadQuery(1).queryKey, aThread({ id: 1 }))
})

describe('what is heard live', () => {
  test('a post stands once, newest first, however often it is told', () => {
    for (const id of [3, 2, 3]) applyEvent(cache, { kind: 'post', post: aPost({ id }) })
    expect(feed().map(({ id }) => id)).toEqual([3, 2, 1])
  })

  test('a post told again does not undo that one likes it', () => {
    cache.setQueryData(feedQuery().queryKey, [aPost({ id: 1, isLiked: true })])
    applyEvent(cache, { kind: 'post', post: aPost({ id: 1 }) })
    expect(feed()[0]?.isLiked).toBe(true)
  })

  test('a comment appears once in the feed and in the discussion, and counts once', () => {
    const told = { kind: 'comment', comment: aComment({ id: 9 }), commentsCount: 1 } as const
    for (const replyId of [null, 7]) applyEvent(cache, { ...told, replyId })
    for (const post of [feed()[0], thread()]) {
      expect(post?.comments.map(({ id }) => id)).toEqual([9])
      expect(post?.commentsCount).toBe(1)
    }
  })

  test('a character is seen writing, its sentences grow, and its comment takes their place', () => {
    const reply = { postId: 1, replyId: 7 }
    applyEvent(cache, { kind: 'typing', ...reply, character: skeptic, parentId: null })
    applyEvent(cache, { kind: 'draft', ...reply, content: 'Name the street.' })
    expect(speaking()).toMatchObject([{ replyId: 7, content: 'Name the street.' }])

    const comment = aComment({ id: 9 })
    applyEvent(cache, { kind: 'comment', comment, commentsCount: 1, replyId: 7 })
    expect(speaking()).toEqual([])
  })

  test('what is taken back disappears; who passes is seen to pass, once', () => {
    const reply = { postId: 1, replyId: 7 }
    const pass = {
      id: 7,
      character: skeptic,
      reason: { code: 'nothing_new', about: null } as const,
      createdAt: aPost({}).createdAt,
    }
    applyEvent(cache, { kind: 'typing', ...reply, character: skeptic, parentId: null })
    applyEvent(cache, { kind: 'retract', ...reply })
    expect(speaking()).toEqual([])
    for (const kind of ['pass', 'pass'] as const) applyEvent(cache, { kind, ...reply, pass })
    expect(thread()?.passes).toEqual([pass])
  })

  test('likes of posts and comments show the number that was told', () => {
    applyEvent(cache, {
      kind: 'comment',
      comment: aComment({ id: 9 }),
      commentsCount: 1,
      replyId: null,
    })
    const like = { kind: 'like', postId: 1, likesCount: 4 } as const
    applyEvent(cache, { ...like, targetType: 'post', targetId: 1 })
    applyEvent(cache, { ...like, targetType: 'comment', targetId: 9 })
    expect(feed()[0]).toMatchObject({ likesCount: 4, comments: [{ id: 9, likesCount: 4 }] })
  })
})

describe('reading the feed again', () => {
  const ids = (...list: number[]) => list.map((id) => aPost({ id }))

  test('keeps what was read further down, and only that', () => {
    expect(mergeFeeds(ids(5, 4, 3, 2), ids(6, 5, 4))).toEqual(ids(6, 5, 4, 3, 2))
  })

  test('forgets a post that is gone from between the others', () => {
    expect(mergeFeeds(ids(5, 4, 3), ids(5, 3))).toEqual(ids(5, 3))
  })

  test('an empty answer empties the feed', () => {
    expect(mergeFeeds(ids(2, 1), [])).toEqual([])
  })
})

describe('what people change', () => {
  const older = previousPageQuery(0).queryKey
  const listed = () => cache.getQueryData(older)?.pages.flat() ?? []
  beforeEach(() => {
    cache.setQueryData(older, { pages: [[aPost({ id: 1 })]], pageParams: [0] })
  })

  test('an edited post has its new words in every list and by itself, and stays liked', () => {
    cache.setQueryData(feedQuery().queryKey, [aPost({ id: 1, isLiked: true })])
    applyEvent(cache, { kind: 'post_edit', post: aPost({ id: 1, content: 'New', tags: ['New'] }) })
    expect([feed()[0], listed()[0], thread()].map((post) => post?.content)).toEqual(
      Array(3).fill('New'),
    )
    expect(feed()[0]).toMatchObject({ tags: ['New'], isLiked: true })
  })

  test('a deleted post leaves every list', () => {
    applyEvent(cache, { kind: 'post_delete', postId: 1 })
    expect([feed(), listed(), thread()]).toEqual([[], [], undefined])
  })

  test('a deleted post is gone where it was the oldest that is shown, and stays gone when read anew', async () => {
    cache.setQueryData(feedQuery().queryKey, [aPost({ id: 2 }), aPost({ id: 1 })])
    applyEvent(cache, { kind: 'post_delete', postId: 1 })
    expect(feed().map(({ id }) => id)).toEqual([2])
    const read = async () => [aPost({ id: 3 }), aPost({ id: 2 })]
    await cache.fetchQuery({ ...feedQuery(read as never), staleTime: 0 })
    expect(feed().map(({ id }) => id)).toEqual([3, 2])
  })

  test('a deleted comment leaves its place where it was answered, and comes back whole', () => {
    const first = aComment({ id: 5, content: 'Rash', isAiResponse: false, aiCharacter: null })
    const comments = [first, aComment({ id: 6, parentId: 5 })]
    cache.setQueryData(threadQuery(1).queryKey, aThread({ id: 1, comments, commentsCount: 2 }))
    const gone = { kind: 'comment_delete' as const, postId: 1, commentId: 5, commentsCount: 1 }
    applyEvent(cache, gone)
    applyEvent(cache, gone)
    expect(thread()?.comments[0]).toMatchObject({ id: 5, isDeleted: true, content: '' })
    expect(thread()?.commentsCount).toBe(1)

    applyEvent(cache, { kind: 'comment', comment: first, commentsCount: 2, replyId: null })
    expect(thread()).toMatchObject({ commentsCount: 2, comments: [{ content: 'Rash' }, { id: 6 }] })

    applyEvent(cache, { ...gone, commentId: 6 })
    expect(thread()?.comments.map(({ id }) => id)).toEqual([5])
  })
})
