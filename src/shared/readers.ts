import { z } from 'zod'
import { stance } from './characters.ts'
import { endpoint, idParam } from './endpoint.ts'

/** How many stand at −2, −1, 0, 1 and 2. */
const counts = z.array(z.number()).length(5)

/** What people say of themselves: where they stood before reading, and where after. */
export const readers = z
  .object({
    before: counts,
    after: counts,
    /** Who stands elsewhere than before. */
    moved: z.number(),
    /** Which comments moved how many; none that moved nobody. */
    credits: z.array(z.object({ commentId: z.number(), people: z.number() })),
  })
  .meta({ id: 'Readers' })
export type Readers = z.infer<typeof readers>

/** What one reader says of themself; null: nothing yet. */
export const readerStance = z
  .object({
    before: stance.nullable(),
    after: stance.nullable(),
    creditedCommentId: z.number().nullable(),
  })
  .meta({ id: 'ReaderStance' })
export type ReaderStance = z.infer<typeof readerStance>

export const readStance = endpoint('GET', '/api/posts/{id}/stance', {
  who: 'member',
  summary: 'Where one stood on a post before reading and stands after it; nobody else can read it',
  params: idParam,
  answer: readerStance,
})

export const setStance = endpoint('PUT', '/api/posts/{id}/stance', {
  who: 'writer',
  summary:
    'Say where one stands: `before` reading, `after` it, and which comment made the difference. What is left out stays',
  params: idParam,
  body: z
    .object({ before: stance, after: stance, creditedCommentId: z.number().int().nullable() })
    .partial(),
  answer: readerStance,
})

export const clearStance = endpoint('DELETE', '/api/posts/{id}/stance', {
  who: 'member',
  summary: 'Take back what one said of where one stands',
  status: 204,
  params: idParam,
})
