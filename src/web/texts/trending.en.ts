import type { Category } from '#shared/trending.ts'
import { counted } from './counted.en.ts'

const figure = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 1 })

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
  whyFailed: 'This could not be read. Please try again.',
  people: 'People, last two hours',
  news: 'News, last hour',
  /** Present weight beside the usual one. */
  against: (now: number, usual: number) => `${figure(now)}, usually ${figure(usual)}`,
  writers: (count: number) => `by ${counted(count, 'person', 'people')} in a day`,
  share: 'Share of people',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  reports: 'Reported by',
  quiet: 'Nobody lifts it at the moment. It is here because it was discussed this week.',
  rule: 'A post weighs 3, a comment 1, a like ¼; nobody counts twice in an hour, and AI never.',
}
