import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import { trendingShown, type TrendingTopic } from '#shared/trending.ts'
import type { PageState, Reading } from '../start/start.tsx'
import { writer } from '../fragments/written.ts'
import { asInFeed } from '../posts/latest.ts'

/** What has been read for a page. */
export const readingsOf = (cache: QueryClient): Reading[] =>
  cache
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])

/** What the browser's part of a page begins with, as the element that it finds it in. */
export const inScript = ({ readings, ...rest }: PageState): string => {
  const start = safe(rest).slice(0, -1)
  return `<script id="state" type="application/json">${start},"readings":[${readings.map(readingJson).join()}]}</script>`
}

const readingJson = ([key, data, at]: Reading): string =>
  `[${safe(key)},${dataJson(key, data)},${at}]`

const dataJson = ([kind]: Reading[0], data: unknown): string => {
  if (typeof data !== 'object' || data === null) return safe(data ?? null)
  if (kind === 'posts') return feedJson(data as Post[])
  if (kind === 'trending' && Array.isArray(data)) return topicsJson(data as TrendingTopic[])
  return shared.has(kind) ? plainJson(data) : safe(data)
}

/** What lies ready for many pages is written down once; the rest is of one page. */
const shared = new Set<unknown>(['trending', 'characters', 'rising', 'contributors'])

const plainJson = writer((data) => safe(data))

/** A page of posts shows the last turns of each; what else was said under them need not be said twice. */
const feedJson = writer((posts: Post[]) => safe(posts.map(asInFeed)))

/** No screen has more of them. */
const topicsJson = writer((topics: TrendingTopic[]) => safe(topics.slice(0, trendingShown.sidebar)))

/** JSON that cannot end the script element it stands in. */
const safe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
