import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { comment, commentLength, post, postLength } from './posts.ts'

/** For this long after a deletion it can be taken back. */
export const undoMs = 5 * 60_000

/** What a post or comment said before an edit, and since when. */
export const version = z.object({ content: z.string(), writtenAt: moment }).meta({ id: 'Version' })
export type Version = z.infer<typeof version>

export const editPost = endpoint('PUT', '/api/posts/{id}', {
  summary: 'Change a post of one’s own; what it said before stays readable',
  params: idParam,
  body: z.object({ content: typedText('Post', postLength) }),
  answer: post,
})

export const deletePost = endpoint('DELETE', '/api/posts/{id}', {
  summary: 'Delete a post of one’s own',
  status: 204,
  params: idParam,
})

export const restorePost = endpoint('POST', '/api/posts/{id}/restore', {
  summary: 'Take a deletion back, within five minutes',
  params: idParam,
  answer: post,
})

export const listPostVersions = endpoint('GET', '/api/posts/{id}/versions', {
  summary: 'What a post said before it was edited, latest first',
  params: idParam,
  answer: z.array(version),
})

export const editComment = endpoint('PUT', '/api/comments/{id}', {
  summary: 'Change a comment of one’s own; what it said before stays readable',
  params: idParam,
  body: z.object({ content: typedText('Comment', commentLength) }),
  answer: comment,
})

export const deleteComment = endpoint('DELETE', '/api/comments/{id}', {
  summary: 'Delete a comment of one’s own; where it was answered its place stays',
  status: 204,
  params: idParam,
})

export const restoreComment = endpoint('POST', '/api/comments/{id}/restore', {
  summary: 'Take a deletion back, within five minutes',
  params: idParam,
  answer: comment,
})

export const listCommentVersions = endpoint('GET', '/api/comments/{id}/versions', {
  summary: 'What a comment said before it was edited, latest first',
  params: idParam,
  answer: z.array(version),
})
