import { z } from 'zod'
import { endpoint, moment, typedText } from './endpoint.ts'

export const comparison = z
  .object({
    /** The post that it was tried on; nobody has published it. */
    content: z.string(),
    /** `no_model`: only the library has answered, since no model speaks. */
    state: z.enum(['waiting', 'done', 'no_model']),
    /** Whose words stand in `byModel`. */
    model: z.string().nullable(),
    byModel: z.array(
      z.object({
        characterId: z.string(),
        /** null: it said nothing. */
        text: z.string().nullable(),
        /** Why the gate would not publish it, or why nothing was said. */
        fault: z.string().nullable(),
        ms: z.number(),
      }),
    ),
    byLibrary: z.array(z.object({ characterId: z.string(), text: z.string() })),
    at: moment,
  })
  .meta({ id: 'Comparison' })
export type Comparison = z.infer<typeof comparison>

export const readComparison = endpoint('GET', '/api/admin/ai/comparison', {
  who: 'administrator',
  summary: 'The latest post that model and library were tried on side by side; null: none was',
  answer: comparison.nullable(),
})

export const compareVoices = endpoint('POST', '/api/admin/ai/comparison', {
  who: 'confirmedAdministrator',
  summary: 'Have model and library answer a post that is not published, three replies each',
  body: z.object({ content: typedText('Post', 500) }),
  answer: comparison.nullable(),
})
