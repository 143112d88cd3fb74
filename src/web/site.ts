import { queryOptions, skipToken } from '@tanstack/react-query'
import { useRead } from './data/useRead.ts'

/**
 * `origin`: the address of the site, without a slash at its end. `contactEmail`: where the people who run the site can be written to. `adsClient`: whom
 * advertisements pay; null: there are none. `signInWith`: the name of the issuer at which people may sign in, where there is one.
 */
export type Site = {
  name: string
  origin: string
  contactEmail: string | null
  adsClient: string | null
  signInWith?: string
}

/** What the server says about this site; it comes with every page. */
export const siteQuery = queryOptions<Site>({
  queryKey: ['site'],
  queryFn: skipToken,
  staleTime: Infinity,
})

export const useSite = (): Site => useRead(siteQuery) ?? unknownSite

const unknownSite: Site = { name: '', origin: '', contactEmail: null, adsClient: null }

export const useSiteName = (): string => useSite().name
