import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { author } from './users.ts'

export const steelmanLength = 600
/** The latest of a discussion that are read. */
export const steelmenShown = 300

/**
 * A person's comment in the words of somebody who wants to answer it. Until the author of the comment has
 * confirmed it, only the two of them see it.
 */
export const steelman = z
  .object({
    id: z.number(),
    postId: z.number(),
    commentId: z.number(),
    /** Who says it back, and whose comment it is. */
    person: author,
    authorId: z.string(),
    says: z.string(),
    state: z.enum(['waiting', 'confirmed', 'mended']),
    /** How its author would put it; said back in these words, it is confirmed. */
    mend: z.string().nullable(),
    createdAt: moment,
    /** Its latest words wait for a moderator's look. */
    isHeld: z.literal(true).optional(),
  })
  .meta({ id: 'Steelman' })
export type Steelman = z.infer<typeof steelman>

export const listSteelmen = endpoint('GET', '/api/posts/{id}/steelmen', {
  who: 'anyone',
  summary: `Comments that were said back: what their authors confirmed, and one’s own, the latest ${steelmenShown} first`,
  params: idParam,
  answer: z.array(steelman),
})

export const sayBack = endpoint('PUT', '/api/comments/{id}/steelman', {
  who: 'ofAnother',
  summary: 'Say a person’s comment back before one answers it; said again, it waits anew',
  params: idParam,
  body: z.object({ says: typedText('Words', steelmanLength) }),
  answer: steelman,
})

export const takeBackSteelman = endpoint('DELETE', '/api/comments/{id}/steelman', {
  who: 'member',
  summary: 'Take back what one said of a comment',
  status: 204,
  params: idParam,
})

export const settleSteelman = endpoint('PUT', '/api/steelmen/{id}', {
  who: 'authorOnly',
  summary:
    'Confirm that somebody said one’s comment back as one meant it, or mend it, also once it is confirmed',
  params: idParam,
  body: z.object({
    /** The words that one has read: others are never confirmed by mistake. */
    says: typedText('Words', steelmanLength),
    /** Left out: it is confirmed as it is. */
    mend: typedText('Words', steelmanLength).optional(),
  }),
  answer: steelman,
})
