import { inLanguage } from '#shared/languages.ts'
import { language } from '#web/texts/language.en.ts'
import { type Outward, outwardOf, type Shown } from './outward.ts'

const size = { width: 1200, height: 630 } as const

/**
 * What stands in a page's head for other programs: the preview beside a link, the feeds, the data
 * of schema.org. Only the server writes it; nobody reads it after that. `head` is what the page
 * itself wrote: its title and description are said again here.
 */
export const outwardHead = (shown: Shown, head: string): string => {
  const { site, address } = shown
  const outward = outwardOf(shown)
  const title = /<title[^<>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? site.name
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const image = site.origin + outward.image
  return [
    meta('og:site_name', escape(site.name)),
    meta('og:type', outward.type),
    meta('og:title', title),
    description === undefined ? '' : meta('og:description', description),
    meta('og:url', escape(inLanguage(language, site.origin + address.pathname))),
    meta('og:locale', language),
    meta('og:image', escape(image)),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(size.width)),
    meta('og:image:height', String(size.height)),
    meta('og:image:alt', title),
    '<meta name="twitter:card" content="summary_large_image">',
    feeds(outward),
    dataOf(outward),
  ].join('')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** `content` is markup already. */
const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${content}">`

const types = [
  ['xml', 'application/rss+xml', 'RSS'],
  ['atom', 'application/atom+xml', 'Atom'],
  ['json', 'application/feed+json', 'JSON Feed'],
] as const

const feeds = ({ feed }: Outward) =>
  types
    .map(
      ([ending, type, name]) =>
        `<link rel="alternate" type="${type}" title="${name}" href="${escape(inLanguage(language, `${feed}/feed.${ending}`))}">`,
    )
    .join('')

/** JSON that cannot end the script element it stands in. */
const dataOf = ({ data }: Outward) => {
  if (data.length === 0) return ''
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': data })
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
}
