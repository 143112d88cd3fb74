import type { Comment, Post } from '#shared/posts.ts'
import { topicTags } from '#shared/text.ts'
import type { Author } from '#shared/users.ts'
import { presentMarks } from '../marks/read.ts'
import { type AttachedRow, presentAttached } from '../media/attached.ts'
import { presentNewPoll } from '../polls/rows.ts'
import { categoriesOf } from '../topics/categories.ts'
import type { NewComment } from './comments.ts'
import type { NewPost } from './posts.ts'

/**
 * What its author is answered when a text is held: as it would look, under the negative of the
 * number that it waits under, which no post or comment has.
 */
const alike = (
  heldId: number,
  { author, content, at }: Pick<NewPost, 'author' | 'content' | 'at'>,
) => ({
  id: -heldId,
  content,
  author: personOf(author),
  createdAt: at.toISOString(),
  updatedAt: at.toISOString(),
  likesCount: 0,
  isLiked: false,
  isHeld: true as const,
  ...presentMarks(content),
})

const personOf = (author: NewPost['author']): Author => ({
  id: author.id,
  username: author.username ?? '',
  firstName: author.firstName ?? '',
  lastName: author.lastName ?? '',
  profileImageUrl: author.profileImageUrl ?? null,
})

export const presentHeldPost = (heldId: number, post: NewPost, pictures: AttachedRow[]): Post => ({
  ...alike(heldId, post),
  userId: post.author.id,
  tags: topicTags(post.content),
  categories: categoriesOf(post.content),
  isTrending: false,
  sharesCount: 0,
  commentsCount: 0,
  imageUrl: null,
  aiSeats: post.aiSeats,
  isEvergreen: false,
  ...(post.poll ? { poll: presentNewPoll(post.poll, post.at) } : {}),
  ...presentAttached(pictures),
  comments: [],
})

export const presentHeldComment = (
  heldId: number,
  comment: NewComment,
  pictures: AttachedRow[],
): Comment => ({
  ...alike(heldId, comment),
  ...presentAttached(pictures),
  postId: comment.postId,
  parentId: comment.parentId ?? null,
  isAiResponse: false,
  aiCharacter: null,
  act: null,
  stance: null,
  target: null,
  isDegraded: false,
  isByModel: false,
  ...(comment.answersCrux ? { answersCrux: true as const } : {}),
  isDeleted: false,
})
