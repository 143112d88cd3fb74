import { z } from 'zod'
import { categories } from './constants.ts'
import { endpoint, optionalText } from './endpoint.ts'

export { categories, trendingRefresh, trendingShown } from './constants.ts'

export const category = z.enum(categories)
export type Category = z.infer<typeof category>

export const trendingTopic = z
  .object({ id: z.string(), hashtag: z.string(), discussionCount: z.number() })
  .meta({ id: 'TrendingTopic' })
export type TrendingTopic = z.infer<typeof trendingTopic>

export const listTrending = endpoint('GET', '/api/trending', {
  who: 'anyone',
  summary: 'Topics that people use and the Scout has found, best first',
  hasVersion: true,
  answer: z.array(trendingTopic),
})

/** Who reports a story of the Scout's; of the article only its headline is known. */
export const report = z
  .object({ title: z.string(), url: z.string(), publisher: z.string() })
  .meta({ id: 'Report' })
export type Report = z.infer<typeof report>

export const whyTrendingAnswer = z
  .object({
    hashtag: z.string(),
    /** Weight of what people did (a post 3, a comment 1, a like 0.25) in the last two hours, and on average before. */
    people: z.object({
      observed: z.number(),
      baseline: z.number(),
      /** Different people within a day. */
      people: z.number(),
    }),
    /** The Scout's story under this hashtag: weight of its publishers in the last hour, and on average before. */
    scout: z
      .object({
        title: z.string(),
        observed: z.number(),
        baseline: z.number(),
        reports: z.array(report),
      })
      .nullable(),
    /** From 0 to 1; null: neither people nor news lift it now. */
    humanShare: z.number().nullable(),
  })
  .meta({ id: 'WhyTrending' })
export type WhyTrending = z.infer<typeof whyTrendingAnswer>

export const whyTrending = endpoint('GET', '/api/trending/{hashtag}/why', {
  who: 'anyone',
  summary:
    'Why a topic is trending: usual and present weight, who reports it, and the share of people',
  params: z.object({ hashtag: optionalText('hashtag', 100) }),
  answer: whyTrendingAnswer,
})
