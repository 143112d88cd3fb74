import { type AnyFeed, parseFeed } from 'feedsmith'
import { checkSize, hostOf, htmlTitle, linkOf, momentOf, textOf } from './parse-answer.ts'
import {
  type Answer,
  type Finding,
  ShapeError,
  type Source,
  every,
  findingsMost,
} from './source.ts'

/** What any format tells of an entry. */
type Entry = { title?: string; links: (string | undefined)[]; date?: string; source?: string }
type Told = { title?: string; language?: string; entries: Entry[] }

/** RSS, Atom, RDF or JSON Feed at an address. */
export const feedSource = (
  url: string,
  given: Partial<Pick<Source, 'id' | 'name' | 'isOnByDefault' | 'everyMs' | 'weight'>> = {},
): Source => ({
  id: url,
  name: hostOf(url),
  everyMs: every(10),
  weight: 1.5,
  isOnByDefault: true,
  ...given,
  url: () => url,
  read: (answer, now) => {
    const { title, language, entries } = parse(answer)
    if (language && !/^en\b/i.test(language.trim())) return []
    const publisher = given.name ?? (htmlTitle(title ?? '') || hostOf(url))
    return entries.slice(0, findingsMost).flatMap((entry, at) => {
      const found = toFinding(entry, at + 1, { url, publisher, now })
      return found ? [found] : []
    })
  },
})

const parse = (answer: Answer): Told => {
  const text = checkSize(textOf(answer))
  try {
    return toTold(parseFeed(text, { maxItems: findingsMost }))
  } catch {
    throw new ShapeError('It is no RSS, Atom, RDF or JSON feed')
  }
}

const toTold = ({ format, feed }: AnyFeed): Told => {
  if (format === 'atom') {
    const entries = (feed.entries ?? []).map(({ title, links, published, updated }) => ({
      title: title?.value,
      links: [...(links ?? [])]
        .toSorted((a, b) => Number(isPage(b.rel)) - Number(isPage(a.rel)))
        .map(({ href }) => href),
      date: published ?? updated,
    }))
    return { title: feed.title?.value, language: feed.xml?.lang, entries }
  }
  if (format === 'json') {
    const entries = (feed.items ?? []).map(({ title, url, external_url, date_published }) => ({
      title,
      links: [url, external_url],
      date: date_published,
    }))
    return { title: feed.title, language: feed.language, entries }
  }
  if (format === 'rdf') {
    const entries = (feed.items ?? []).map(({ title, link, dc }) => ({
      title,
      links: [link],
      date: dc?.dates?.[0],
    }))
    return { title: feed.title, language: feed.dc?.languages?.[0], entries }
  }
  const entries = (feed.items ?? []).map(({ title, link, guid, pubDate, source, dc }) => ({
    title,
    links: [link, guid?.isPermaLink === false ? undefined : guid?.value],
    date: pubDate ?? dc?.dates?.[0],
    source: source?.title,
  }))
  return { title: feed.title, language: feed.language, entries }
}

const isPage = (rel: string | undefined) => rel === undefined || rel === 'alternate'

type Where = { url: string; publisher: string; now: Date }

const toFinding = (entry: Entry, rank: number, { url, publisher, now }: Where): Finding | null => {
  const title = htmlTitle(entry.title ?? '')
  const link = entry.links.map((one) => linkOf(one, url)).find((one) => one !== null)
  if (!title || !link) return null
  return {
    kind: 'headline',
    title,
    url: link,
    publisher: htmlTitle(entry.source ?? '') || publisher,
    rank,
    at: momentOf(entry.date, now),
    magnitude: null,
    story: null,
  }
}
