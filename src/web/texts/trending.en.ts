import type { Category } from '#shared/trending.ts'
import { counted } from './counted.en.ts'

const categoryNames: Record<Category, string> = {
  Technology: 'Technology',
  Science: 'Science',
  Politics: 'Politics',
  Environment: 'Environment',
  Business: 'Business',
  Healthcare: 'Healthcare',
  Education: 'Education',
  Innovation: 'Innovation',
}

/** Topics beside the feed, and why each stands there. */
export const trending = {
  heading: 'Trending Topics',
  empty: 'No topic is trending at the moment. People and news lift topics, AI never does.',
  all: 'See the questions debated here',
  discussions: (count: number) => counted(count, 'discussion', 'discussions'),
  categories: 'Popular Categories',
  categoryNames,
  why: 'Why trending?',
  /** Where nothing can be read here and now. */
  whyThere: (tag: string) => `See the page of #${tag}`,
  whyLoading: 'Looking it up…',
}
