import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const completionsMost = 8
/** What is completed: a sign, and the first letters of a handle or a hashtag; there may be none yet. */
export const completable = /^[@#][\p{L}\p{N}\p{M}_-]{0,50}$/u

export const completion = z
  .object({
    kind: z.enum(['person', 'character', 'topic']),
    /** What is written: '@handle' or '#Hashtag'. */
    text: z.string(),
    /** Of a person or a character. */
    name: z.string(),
    profileImageUrl: z.string().nullable(),
  })
  .meta({ id: 'Completion' })
export type Completion = z.infer<typeof completion>

export const complete = endpoint('GET', '/api/completions', {
  who: 'member',
  summary:
    'People and characters whose handle begins so (@…), or topics (#…), those that matter most first',
  query: z.object({ start: z.string().regex(completable, 'start must begin with @ or #') }),
  answer: z.array(completion),
})
