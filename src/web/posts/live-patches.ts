import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/live.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'
import { feedQuery, previousKey, threadQuery } from './queries.ts'
import { changeSpeaking } from './speaking.ts'

type Of<Kind extends LiveEvent['kind']> = Extract<LiveEvent, { kind: Kind }>

/** Works an event into what has been read. Doing it twice changes nothing. */
export const applyEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'post') addPost(cache, event.post)
  if (event.kind === 'comment') addComment(cache, event)
  if (event.kind === 'typing') startSpeaking(event)
  if (event.kind === 'draft') speak(event)
  if (event.kind === 'retract') stopSpeaking(event.postId, event.replyId)
  if (event.kind === 'pass') addPass(cache, event)
  if (event.kind === 'like') countLikes(cache, event)
  if (event.kind === 'poll') countVotes(cache, event)
  if (event.kind === 'share') countShares(cache, event)
  if (event.kind === 'post_edit') revisePost(cache, event.post)
  if (event.kind === 'post_delete') removePost(cache, event.postId)
  if (event.kind === 'comment_edit') reviseComment(cache, event.comment)
  if (event.kind === 'comment_delete') removeComment(cache, event)
  if (event.kind === 'trending') void cache.invalidateQueries({ queryKey: ['trending'] })
}

/** Adds a post to the feed, newest first, unless it is there. */
export const addPost = (cache: QueryClient, post: Post) => {
  cache.setQueryData(feedQuery().queryKey, (posts) =>
    !posts || posts.some(({ id }) => id === post.id)
      ? posts
      : [post, ...posts].toSorted((a, b) => b.id - a.id),
  )
  // Lists of older posts begin with it when they are opened the next time.
  void cache.invalidateQueries({ queryKey: previousKey, refetchType: 'none' })
}

/** Adds a comment to its post wherever it is shown, unless it is there. */
export const addComment = (
  cache: QueryClient,
  {
    comment,
    commentsCount,
    replyId,
  }: Omit<Of<'comment'>, 'kind' | 'commentsCount'> & { commentsCount?: number },
) => {
  changePost(cache, comment.postId, (post) => withComment(post, comment, commentsCount))
  if (replyId !== null) stopSpeaking(comment.postId, replyId)
}

const withComment = <P extends Post>(post: P, comment: Comment, commentsCount?: number): P => {
  const known = post.comments.find(({ id }) => id === comment.id)
  const isThere = known !== undefined && !known.isDeleted
  const counted = commentsCount ?? post.commentsCount + (isThere ? 0 : 1)
  return {
    ...post,
    commentsCount: Math.max(counted, post.commentsCount),
    comments: isThere
      ? post.comments
      : [...post.comments.filter((one) => one !== known), comment].toSorted((a, b) => a.id - b.id),
  }
}

/** Its new words and tags; likes and comments are known better here. */
export const revisePost = (
  cache: QueryClient,
  { id, content, pictures, marked, linkCard, tags, categories, isTrending, updatedAt }: Post,
) =>
  changePost(cache, id, (post) => ({
    ...post,
    content,
    pictures,
    marked,
    linkCard,
    tags,
    categories,
    isTrending,
    updatedAt,
  }))

export const reviseComment = (
  cache: QueryClient,
  { id, postId, content, pictures, marked, updatedAt }: Comment,
) =>
  changeComment(cache, postId, id, (comment) => ({
    ...comment,
    content,
    pictures,
    marked,
    updatedAt,
  }))

/** Takes a post out of every list; who reads it by itself learns that it is gone. */
export const removePost = (cache: QueryClient, postId: number) => {
  const without = (posts: Post[]) => posts.filter(({ id }) => id !== postId)
  cache.setQueryData(feedQuery().queryKey, (posts) => posts && without(posts))
  cache.setQueriesData(
    { queryKey: previousKey },
    (data: InfiniteData<Post[]> | undefined) => data && { ...data, pages: data.pages.map(without) },
  )
  void cache.resetQueries({ queryKey: threadQuery(postId).queryKey })
}

/** Where it was answered its place stays, without words. */
export const removeComment = (
  cache: QueryClient,
  {
    postId,
    commentId,
    commentsCount,
  }: { postId: number; commentId: number; commentsCount?: number },
) =>
  changePost(cache, postId, (post) => {
    const isThere = post.comments.some(({ id, isDeleted }) => id === commentId && !isDeleted)
    const isAnswered = post.comments.some((one) => one.parentId === commentId && !one.isDeleted)
    return {
      ...post,
      commentsCount: commentsCount ?? post.commentsCount - (isThere ? 1 : 0),
      comments: isAnswered
        ? post.comments.map((one) => (one.id === commentId ? withoutWords(one) : one))
        : post.comments.filter(({ id }) => id !== commentId),
    }
  })

const withoutWords = (comment: Comment): Comment => ({
  ...comment,
  isDeleted: true,
  content: '',
  pictures: undefined,
  marked: undefined,
  aiCharacter: null,
  act: null,
  stance: null,
  target: null,
})

const startSpeaking = ({ postId, replyId, character, parentId }: Of<'typing'>) =>
  changeSpeaking(postId, (speaking) =>
    speaking.some((one) => one.replyId === replyId)
      ? speaking
      : [...speaking, { replyId, character, parentId, content: '' }],
  )

const speak = ({ postId, replyId, content }: Of<'draft'>) =>
  changeSpeaking(postId, (speaking) =>
    speaking.map((one) => (one.replyId === replyId ? { ...one, content } : one)),
  )

const stopSpeaking = (postId: number, replyId: number) =>
  changeSpeaking(postId, (speaking) => speaking.filter((one) => one.replyId !== replyId))

const addPass = (cache: QueryClient, { postId, replyId, pass }: Of<'pass'>) => {
  stopSpeaking(postId, replyId)
  cache.setQueryData(threadQuery(postId).queryKey, (thread: Thread | undefined) =>
    !thread || thread.passes.some(({ id }) => id === pass.id)
      ? thread
      : { ...thread, passes: [...thread.passes, pass] },
  )
}

const countLikes = (cache: QueryClient, { targetType, targetId, postId, likesCount }: Of<'like'>) =>
  targetType === 'post'
    ? changePost(cache, postId, (post) => ({ ...post, likesCount }))
    : changeComment(cache, postId, targetId, (comment) => ({ ...comment, likesCount }))

/** Results that one may not see yet come as null: what was read stays until it is read anew. */
const countVotes = (
  cache: QueryClient,
  { postId, isEnded, voters, ballots, results }: Of<'poll'>,
) =>
  changePost(cache, postId, (post) =>
    post.poll && ballots >= post.poll.ballots
      ? {
          ...post,
          poll: { ...post.poll, isEnded, voters, ballots, results: results ?? post.poll.results },
        }
      : post,
  )

/** Shares are never taken back: the larger count is the newer one. */
export const countShares = (
  cache: QueryClient,
  { postId, sharesCount }: Omit<Of<'share'>, 'kind'>,
) =>
  changePost(cache, postId, (post) => ({
    ...post,
    sharesCount: Math.max(sharesCount, post.sharesCount),
  }))

/** Changes a post in the feed, in lists of older posts, and by itself. */
export const changePost = (
  cache: QueryClient,
  postId: number,
  change: <P extends Post>(post: P) => P,
) => {
  const changeIn = (posts: Post[]) =>
    posts.some(({ id }) => id === postId)
      ? posts.map((post) => (post.id === postId ? change(post) : post))
      : posts
  cache.setQueryData(feedQuery().queryKey, (posts) => posts && changeIn(posts))
  cache.setQueriesData(
    { queryKey: previousKey },
    (data: InfiniteData<Post[]> | undefined) =>
      data && { ...data, pages: data.pages.map(changeIn) },
  )
  cache.setQueryData(
    threadQuery(postId).queryKey,
    (thread: Thread | undefined) => thread && change(thread),
  )
}

/** Changes a comment wherever it is shown. */
export const changeComment = (
  cache: QueryClient,
  postId: number,
  commentId: number,
  change: (comment: Comment) => Comment,
) =>
  changePost(cache, postId, (post) => ({
    ...post,
    comments: post.comments.map((one) => (one.id === commentId ? change(one) : one)),
  }))
