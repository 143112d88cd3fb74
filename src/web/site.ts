import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'

/**
 * `origin`: the address of the site, without a slash at its end. `contactEmail`: where the people who run the site can be written to. `adsClient`: whom
 * advertisements pay; null: there are none.
 */
export type Site = {
  name: string
  origin: string
  contactEmail: string | null
  adsClient: string | null
}

/** What the server says about this site; it comes with every page. */
export const siteQuery = queryOptions<Site>({
  queryKey: ['site'],
  queryFn: skipToken,
  staleTime: Infinity,
})

const useSiteHere = (): Site => useQuery(siteQuery).data ?? unknownSite
/** Nothing changes while a page is drawn: an observer for each share button would be thrown away. */
const useSiteOnServer = (): Site => useQueryClient().getQueryData(siteQuery.queryKey) ?? unknownSite
export const useSite = import.meta.env.SSR ? useSiteOnServer : useSiteHere

const unknownSite: Site = { name: '', origin: '', contactEmail: null, adsClient: null }

export const useSiteName = (): string => useSite().name
