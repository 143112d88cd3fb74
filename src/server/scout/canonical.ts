/** Parameters that say who passed a link on, never what it leads to. */
const tracking =
  /^(?:utm_.*|at_.*|fbclid|gclid|dclid|msclkid|igshid|mc_[ce]id|cmp|cmpid|ref|ref_src|ref_url|referrer|source|src|smid|smtyp|partner|ftag|ito|icid|ns_.*|share|shared|via|traffic_source|xtor|guccounter|guce_.*|_ga|spm|rss)$/i

/** The same for every way in which an article's address is passed on; the text itself if it is none. */
export const canonicalUrl = (address: string): string => {
  const url = URL.parse(address)
  if (!url) return address
  const kept = [...url.searchParams]
    .filter(([name]) => !tracking.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
  const query = new URLSearchParams(kept).toString()
  const host = url.hostname.replace(/^(?:www|m|mobile|amp|edition)\./, '')
  const path = url.pathname
    .replace(/\/(?:amp|index\.html?)\/?$/, '')
    .replace(/\.amp(?=\.html$|$)/, '')
    .replace(/(?<!\/)\/+$/, '')
  return `${host}${path}${query && `?${query}`}`
}
