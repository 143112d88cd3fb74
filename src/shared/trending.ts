import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const trendingShown = { sidebar: 8, sharing: 4, fromHome: 3 } as const
export const trendingRefresh = { sidebarMs: 5 * 60_000, homeMs: 30_000 } as const

/** The eight fixed categories of the Popular Categories card. */
export const categories = [
  'Technology',
  'Science',
  'Politics',
  'Environment',
  'Business',
  'Healthcare',
  'Education',
  'Innovation',
] as const

export const category = z.enum(categories)
export type Category = z.infer<typeof category>

export const trendingTopic = z
  .object({ id: z.string(), hashtag: z.string(), discussionCount: z.number() })
  .meta({ id: 'TrendingTopic' })
export type TrendingTopic = z.infer<typeof trendingTopic>

export const listTrending = endpoint('GET', '/api/trending', {
  summary: 'Hashtags that people are using now, hottest first',
  answer: z.array(trendingTopic),
})
