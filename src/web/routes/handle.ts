import type { Params } from 'react-router'
import type { Tag } from '#shared/tags.ts'

/** What the server learns from a route beside its data. */
export type Handle = {
  status?: number
  module?: string
  /** What the page shows that changes: the server keeps visitors' pages until it does. Without it, or null, none is kept. */
  cache?: (params: Params) => readonly Tag[] | null
}

/** For a page on which only what stands on every page changes. */
export const steady = (): readonly Tag[] => []
