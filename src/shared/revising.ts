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

type Kind<Answer extends z.ZodType> = {
  name: 'post' | 'comment'
  most: number
  deletion: string
  answer: Answer
}

/** What its author can do with a post or a comment that is there. */
const revisions = <Answer extends z.ZodType>({ name, most, deletion, answer }: Kind<Answer>) => {
  const path = `/api/${name}s/{id}` as const
  const label = `${name[0]?.toUpperCase()}${name.slice(1)}`
  return {
    edit: endpoint('PUT', path, {
      summary: `Change a ${name} of one’s own; what it said before stays readable`,
      params: idParam,
      body: z.object({ content: typedText(label, most) }),
      answer,
    }),
    remove: endpoint('DELETE', path, { summary: deletion, status: 204, params: idParam }),
    restore: endpoint('POST', `${path}/restore`, {
      summary: 'Take a deletion back, within five minutes',
      params: idParam,
      answer,
    }),
    versions: endpoint('GET', `${path}/versions`, {
      summary: `What a ${name} said before it was edited, latest first; \`before\` is the \`next\` of the page before`,
      params: idParam,
      query: z.object({ before: wholeNumber('before').optional() }),
      answer: versions,
    }),
  }
}

export const {
  edit: editPost,
  remove: deletePost,
  restore: restorePost,
  versions: listPostVersions,
} = revisions({
  name: 'post',
  most: postLength,
  deletion: 'Delete a post of one’s own',
  answer: post,
})

export const {
  edit: editComment,
  remove: deleteComment,
  restore: restoreComment,
  versions: listCommentVersions,
} = revisions({
  name: 'comment',
  most: commentLength,
  deletion: 'Delete a comment of one’s own; where it was answered its place stays',
  answer: comment,
})
