import { queryOptions } from '@tanstack/react-query'
import type { Call, Input } from '#shared/endpoint.ts'
import { search, suggest, type SearchKind } from '#shared/search.ts'
import { call as browserCall } from '#web/call.ts'

/** What is searched for, as an address has it. */
export type Asked = { q: string } & Partial<Record<(typeof names)[number], string>>

const names = ['kind', 'by', 'author', 'tag', 'from', 'to', 'order', 'offset', 'before'] as const

export const askedOf = (address: URLSearchParams): Asked => ({
  q: address.get('q')?.trim() ?? '',
  ...Object.fromEntries(
    names.flatMap((name) => (address.get(name) ? [[name, address.get(name)]] : [])),
  ),
})

/** The address of a search; a change begins at the first page again. */
export const searchPath = (
  { offset: _offset, before: _before, ...asked }: Asked,
  change: Record<string, string | undefined> = {},
): string => {
  const given = Object.entries({ ...asked, ...change }).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value]],
  )
  return `/search?${new URLSearchParams(given).toString()}`
}

export const kindOf = ({ kind }: Asked): SearchKind => (kind ?? 'all') as SearchKind

export const searchResultsQuery = (asked: Asked, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['search', asked],
    // What an address holds is for the server to judge.
    queryFn: () => call(search, { query: asked } as Input<typeof search>),
    staleTime: 30_000,
  })

export const suggestionsQuery = (q: string) =>
  queryOptions({
    queryKey: ['suggestions', q],
    queryFn: () => browserCall(suggest, { query: { q } }),
    enabled: q.length > 1,
    placeholderData: (before) => before,
  })
