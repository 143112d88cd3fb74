import type { Category } from '#shared/trending.ts'

/** Where a hashtag has its page. */
export const topicPath = (tag: string): string => `/topic/${encodeURIComponent(tag)}`

export const categoryPath = (category: Category): string => `/category/${category}`
