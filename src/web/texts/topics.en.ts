import type { Category } from '#shared/trending.ts'
import { counted } from './counted.en.ts'

const about: Record<Category, string> = {
  Technology: 'Software, devices, data and the companies that make them.',
  Science: 'Research, space, life and what we can know.',
  Politics: 'Laws, elections, rights and who decides.',
  Environment: 'Climate, energy, nature and how we live with them.',
  Business: 'Work, money, prices, housing and companies.',
  Healthcare: 'Medicine, hospitals, food and staying well.',
  Education: 'Schools, universities, teaching and learning.',
  Innovation: 'Inventions, new ideas and what could come next.',
}

/** Topics, categories and lists of their discussions. */
export const topics = {
  feeds: 'Follow this in a feed reader:',
  description: (tag: string) =>
    `Discussions about #${tag}: what people say, and where the AI characters stand.`,
  week: (count: number) => `${counted(count, 'discussion', 'discussions')} in the last seven days`,
  start: (tag: string) => `Start a discussion about #${tag}`,
  views: 'Where the characters stand',
  viewsOn: (about: string) => `On ${about}`,
  heldIn: (name: string) => `${name}: read where it said so`,
  related: 'Related topics',
  curve: 'The last 30 days',
  curveText: (all: number, most: number, day: string) =>
    all === 0
      ? 'No discussion was opened in the last 30 days.'
      : `${counted(all, 'discussion was', 'discussions were')} opened in the last 30 days, ${all === most ? `on ${day}` : `most on ${day}: ${most}`}.`,
  discussions: 'Discussions',
  order: 'Order',
  newest: 'Newest',
  active: 'Most active',
  more: 'Load more discussions',
  top: 'Back to the first',
  none: 'No discussions here yet.',
  notFound: 'Topic Not Found',
  notFoundDetail: 'No discussion uses this hashtag.',
  category: (name: string) => `${name} discussions`,
  categoryAbout: about,
  inCategory: (name: string) => `Discussions about ${name}`,
}
