import type { CommentCharacter } from '#shared/characters.ts'
import type { Comment, Post, Thread } from '#shared/posts.ts'

const at = '2026-01-02T03:04:05.000Z'
const ann = { id: 'ann', username: 'ann', firstName: 'Ann', lastName: 'Lee', profileImageUrl: null }

/** For tests: a character, and posts and comments that are whole but for what a test says. */
export const skeptic: CommentCharacter = {
  id: 'skeptic',
  name: 'Rook',
  handle: 'skeptic',
  icon: 'exclamation',
  color: 'ai-red',
  personality: 'Asks who pays.',
}

export const aPost = (some: Partial<Post>): Post => ({
  id: 1,
  content: 'Should cities ban cars from their centres?',
  userId: ann.id,
  author: ann,
  createdAt: at,
  updatedAt: at,
  tags: [],
  categories: [],
  isTrending: false,
  likesCount: 0,
  sharesCount: 0,
  commentsCount: 0,
  isLiked: false,
  imageUrl: null,
  aiSeats: 'panel',
  isEvergreen: false,
  comments: [],
  ...some,
})

export const aThread = (some: Partial<Thread>): Thread => ({
  ...aPost({}),
  passes: [],
  note: null,
  isClosed: false,
  moreAfter: null,
  ...some,
})

export const aComment = (some: Partial<Comment>): Comment => ({
  id: 1,
  postId: 1,
  parentId: null,
  content: 'Name the street that gets worse.',
  createdAt: at,
  updatedAt: at,
  likesCount: 0,
  isLiked: false,
  author: ann,
  isAiResponse: true,
  aiCharacter: skeptic,
  act: 'CHALLENGE',
  stance: -2,
  target: null,
  isDegraded: false,
  isByModel: false,
  isDeleted: false,
  ...some,
})
