import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { author } from './users.ts'

export const movedLength = 280
/** The latest of a discussion that are read. */
export const movedShown = 300

/** "You moved me": why a comment moved somebody, in one sentence. */
export const movedNote = z
  .object({
    id: z.number(),
    postId: z.number(),
    commentId: z.number(),
    person: author,
    why: z.string(),
    createdAt: moment,
    /** It waits for a moderator's look, and nobody else sees it. */
    isHeld: z.literal(true).optional(),
  })
  .meta({ id: 'MovedNote' })
export type MovedNote = z.infer<typeof movedNote>

export const listMoved = endpoint('GET', '/api/posts/{id}/moved', {
  who: 'anyone',
  summary: `Whom the comments on a post moved, and why, the latest ${movedShown} first`,
  params: idParam,
  answer: z.array(movedNote),
})

export const sayMoved = endpoint('PUT', '/api/comments/{id}/moved', {
  who: 'ofAnother',
  summary: 'Say that a comment of somebody else moved one, and why; said again, it is said anew',
  params: idParam,
  body: z.object({ why: typedText('Reason', movedLength) }),
  answer: movedNote,
})

export const takeBackMoved = endpoint('DELETE', '/api/comments/{id}/moved', {
  who: 'member',
  summary: 'Take back that a comment moved one',
  status: 204,
  params: idParam,
})
