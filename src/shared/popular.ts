import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { author } from './users.ts'

export const popularShown = { rising: 5, contributors: 5 } as const
/** A post's opening words, as many characters as the card shows. */
export const risingText = 120

/** A post that people like and answer now; likes and answers are those of the last two days. */
export const risingPost = z
  .object({
    id: z.number(),
    content: z.string(),
    author,
    likes: z.number(),
    answers: z.number(),
  })
  .meta({ id: 'RisingPost' })
export type RisingPost = z.infer<typeof risingPost>

export const listRising = endpoint('GET', '/api/posts/rising', {
  who: 'anyone',
  summary: 'Posts that people like and answer now, fastest first; characters do not count',
  hasVersion: true,
  answer: z.array(risingPost),
})

/** Someone and what came in from other people in the last seven days. */
export const contributor = z
  .object({ person: author, likes: z.number(), answers: z.number() })
  .meta({ id: 'Contributor' })
export type Contributor = z.infer<typeof contributor>

export const listContributors = endpoint('GET', '/api/contributors', {
  who: 'anyone',
  summary: 'People whose posts and comments others liked and answered this week, most first',
  hasVersion: true,
  answer: z.array(contributor),
})
