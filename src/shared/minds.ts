import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'
import { author } from './users.ts'

export const mindLength = 280
/** The latest of a discussion that are read. */
export const mindsShown = 50

/** What would change somebody's mind on the question of a discussion, in one sentence. */
export const mindNote = z
  .object({
    id: z.number(),
    postId: z.number(),
    person: author,
    says: z.string(),
    createdAt: moment,
    /** It waits for a moderator's look, and nobody else sees it. */
    isHeld: z.literal(true).optional(),
  })
  .meta({ id: 'MindNote' })
export type MindNote = z.infer<typeof mindNote>

export const minds = z
  .object({
    /** Of all people whom the reader sees. */
    count: z.number(),
    latest: z.array(mindNote),
    /** The reader's, which may be older than the latest; null: they have not said it. */
    own: mindNote.nullable(),
  })
  .meta({ id: 'Minds' })
export type Minds = z.infer<typeof minds>

export const listMinds = endpoint('GET', '/api/posts/{id}/minds', {
  who: 'anyone',
  summary: `What would change people’s minds on the crux, the latest ${mindsShown} first`,
  params: idParam,
  answer: minds,
})

export const sayMind = endpoint('PUT', '/api/posts/{id}/mind', {
  who: 'author',
  summary: 'Say what would change one’s mind; said again, it is said anew. 409 without a crux',
  params: idParam,
  body: z.object({ says: typedText('Sentence', mindLength) }),
  answer: mindNote,
})

export const takeBackMind = endpoint('DELETE', '/api/posts/{id}/mind', {
  who: 'member',
  summary: 'Take back what would change one’s mind',
  status: 204,
  params: idParam,
})
