import { z } from 'zod'
import { endpoint, idParam, moment, typedText, wholeNumber } from './endpoint.ts'
import { comment, commentLength, post, postLength } from './posts.ts'

/** For this long after a deletion it can be taken back. */
export const undoMs = 5 * 60_000

/** What a post or comment said before an edit, and since when. */
export const version = z.object({ content: z.string(), writtenAt: moment }).meta({ id: 'Version' })

/** So many are kept of one text: the first, and the newest. */
export const versionsMost = 100
/** What one answer holds: so many versions, or so many bytes of text. */
export const versionsPage = { most: 20, bytes: 100_000 } as const

const versions = z
  .object({ versions: z.array(version), next: z.number().nullable() })
  .meta({ id: 'Versions' })
export type Versions = z.infer<typeof versions>

type Kind = { name: 'post' | 'comment'; most: number }
const aPost: Kind = { name: 'post', most: postLength }
const aComment: Kind = { name: 'comment', most: commentLength }

/*
 * What its author can do with a post or a comment that is there. Each call is declared by itself, not by a
 * function that makes all four: the browser then drops the shapes, and those of posts and comments with them.
 */

const edit = ({ name, most }: Kind) => ({
  summary: `Change a ${name} of one’s own; what it said before stays readable`,
  params: idParam,
  body: z.object({ content: typedText(`${name[0]?.toUpperCase()}${name.slice(1)}`, most) }),
})
const restore = { summary: 'Take a deletion back, within five minutes', params: idParam }
const list = ({ name }: Kind) => ({
  who: 'anyone' as const,
  summary: `What a ${name} said before it was edited, latest first; \`before\` is the \`next\` of the page before`,
  params: idParam,
  query: z.object({ before: wholeNumber('before').optional() }),
  answer: versions,
})

export const editPost = endpoint('PUT', '/api/posts/{id}', {
  who: 'ownWords',
  ...edit(aPost),
  answer: post,
})
export const deletePost = endpoint('DELETE', '/api/posts/{id}', {
  who: 'own',
  summary: 'Delete a post of one’s own',
  status: 204,
  params: idParam,
})
export const restorePost = endpoint('POST', '/api/posts/{id}/restore', {
  who: 'ownWords',
  ...restore,
  answer: post,
})
export const listPostVersions = endpoint('GET', '/api/posts/{id}/versions', list(aPost))

export const editComment = endpoint('PUT', '/api/comments/{id}', {
  who: 'ownWords',
  ...edit(aComment),
  answer: comment,
})
export const deleteComment = endpoint('DELETE', '/api/comments/{id}', {
  who: 'own',
  summary: 'Delete a comment of one’s own; where it was answered its place stays',
  status: 204,
  params: idParam,
})
export const restoreComment = endpoint('POST', '/api/comments/{id}/restore', {
  who: 'ownWords',
  ...restore,
  answer: comment,
})
export const listCommentVersions = endpoint('GET', '/api/comments/{id}/versions', list(aComment))
