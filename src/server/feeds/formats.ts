import type { Channel, Entry } from './entries.ts'

/** The word that stands beside every text that no person wrote, and what it means, for machines. */
const aiMark = 'AI-generated'
const sourceTypes = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const sourceOf = ({ isByModel }: Entry): string =>
  `${sourceTypes}${isByModel ? 'trainedAlgorithmicMedia' : 'algorithmicMedia'}`

/** `self` is the path of the feed itself. Loaded with the first feed that somebody asks for. */
export type Format = {
  type: string
  write: (channel: Channel, at: { origin: string; self: string }) => Promise<string>
}

// XML 1.0 has no place for these, not even escaped.
// oxlint-disable-next-line no-control-regex
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const clean = (text: string): string => text.toWellFormed().replaceAll(unspeakable, '')

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
/** What somebody typed, as markup that says nothing more than that. */
const asHtml = (text: string): string =>
  clean(text)
    .replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)
    .replaceAll('\n', '<br>')

const newest = ({ entries }: Channel): Date => entries[0]?.at ?? new Date(0)

export const formats: Record<'xml' | 'atom' | 'json', Format> = {
  xml: {
    type: 'application/rss+xml; charset=utf-8',
    write: async (channel, { origin, self }) => {
      const { generateRssFeed } = await import('feedsmith')
      return generateRssFeed({
        title: clean(channel.title),
        description: clean(channel.description),
        link: origin + channel.path,
        language: channel.language,
        lastBuildDate: newest(channel),
        atom: { links: [{ href: origin + self, rel: 'self', type: 'application/rss+xml' }] },
        items: channel.entries.map((entry) => ({
          title: clean(entry.title),
          link: origin + entry.path,
          guid: { value: origin + entry.path, isPermaLink: true },
          pubDate: entry.at,
          description: asHtml(entry.text),
          dc: { creators: [clean(entry.author)] },
          categories: [
            ...(entry.isAi ? [{ name: aiMark, domain: sourceOf(entry) }] : []),
            ...entry.tags.map((tag) => ({ name: clean(tag) })),
          ],
        })),
      })
    },
  },
  atom: {
    type: 'application/atom+xml; charset=utf-8',
    write: async (channel, { origin, self }) => {
      const { generateAtomFeed } = await import('feedsmith')
      return generateAtomFeed({
        id: origin + self,
        title: { value: clean(channel.title) },
        subtitle: { value: clean(channel.description) },
        updated: newest(channel),
        links: [
          { href: origin + channel.path, rel: 'alternate', type: 'text/html' },
          { href: origin + self, rel: 'self', type: 'application/atom+xml' },
        ],
        entries: channel.entries.map((entry) => ({
          id: origin + entry.path,
          title: { value: clean(entry.title) },
          published: entry.at,
          updated: entry.updatedAt,
          links: [{ href: origin + entry.path, rel: 'alternate', type: 'text/html' }],
          authors: [{ name: clean(entry.author) }],
          content: { value: asHtml(entry.text), type: 'html' },
          categories: [
            ...(entry.isAi ? [{ term: aiMark, scheme: sourceOf(entry) }] : []),
            ...entry.tags.map((tag) => ({ term: clean(tag) })),
          ],
        })),
      })
    },
  },
  json: {
    type: 'application/feed+json; charset=utf-8',
    write: async (channel, { origin, self }) =>
      JSON.stringify({
        version: 'https://jsonfeed.org/version/1.1',
        title: channel.title,
        description: channel.description,
        home_page_url: origin + channel.path,
        feed_url: origin + self,
        language: channel.language,
        items: channel.entries.map((entry) => ({
          id: origin + entry.path,
          url: origin + entry.path,
          title: entry.title,
          content_text: entry.text,
          date_published: entry.at.toISOString(),
          date_modified: entry.updatedAt.toISOString(),
          authors: [{ name: clean(entry.author) }],
          tags: [...(entry.isAi ? [aiMark] : []), ...entry.tags],
          ...(entry.isAi ? { _ai: { digital_source_type: sourceOf(entry) } } : {}),
        })),
      }),
  },
}
