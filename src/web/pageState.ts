import type { DehydratedState } from '@tanstack/react-query'
import type { Post } from '#shared/posts.ts'
import { trendingShown, type TrendingTopic } from '#shared/trending.ts'
import type { PageState } from './start.tsx'
import { writer } from './fragments/written.ts'
import { asInFeed } from './posts/latest.ts'

/** What the browser's part of a page begins with, as the element that it finds it in. */
export const inScript = ({ queries: { queries, ...others }, ...rest }: PageState): string => {
  const read = withMember(others, 'queries', `[${queries.map(queryJson).join(',')}]`)
  const json = withMember(rest, 'queries', read)
  return `<script id="state" type="application/json">${json}</script>`
}

type Query = DehydratedState['queries'][number]

const queryJson = ({ state, ...query }: Query): string => {
  const { data, ...rest } = state
  return withMember(query, 'state', withMember(rest, 'data', dataJson(query.queryKey, data)))
}

const dataJson = ([kind]: Query['queryKey'], data: unknown): string => {
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

/** An object with one more member, of which the JSON is there. */
const withMember = (value: object, name: string, json: string): string => {
  const start = safe(value).slice(0, -1)
  return `${start}${start === '{' ? '' : ','}"${name}":${json}}`
}

/** JSON that cannot end the script element it stands in. */
const safe = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)
