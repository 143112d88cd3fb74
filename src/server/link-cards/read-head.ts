import { parse } from 'node-html-parser'
import { onOneLine } from '#shared/text.ts'

/** What a page says of itself, as plain words; `image` as it stands there. */
export type PageHead = { title: string | null; site: string | null; image: string | null }

/** Tags and bytes of one tag that are looked at; a head has far fewer. */
const most = { tags: 3_000, tag: 4_096, words: 2_000 } as const
/** What stands in these is no markup. */
const opaque = new Set(['script', 'style', 'noscript', 'template', 'svg'])

/**
 * The title, the site's name and the picture of a page, by OpenGraph or, without it, by its title. The page is a
 * stranger's: it is gone through once from tag to tag, and no tree is made of it.
 */
export const readHead = (html: string): PageHead => {
  const named = new Map<string, string>()
  const lower = html.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase())
  let at = lower.indexOf('<')
  for (let tags = 0; at >= 0 && tags < most.tags; tags += 1) {
    const name = nameAt(lower, at + 1)
    if (name === '/head' || name === 'body') break
    const end = endOfTag(lower, at, name)
    if (end < 0) break
    if (name === 'meta') keepMeta(named, attributesIn(html.slice(at + 5, end)))
    at = after(lower, end, name)
    if (name === 'title' && !named.has('title') && at >= 0)
      named.set('title', html.slice(end + 1, at))
    at = at < 0 ? -1 : lower.indexOf('<', at)
  }
  return headOf(named)
}

const nameAt = (lower: string, from: number): string => {
  let to = from
  while (to < from + 10 && /[a-z/!-]/.test(lower[to] ?? '')) to += 1
  return lower.slice(from, to)
}

/** Where a tag closes; -1: nowhere near, and nothing after it can be told apart. */
const endOfTag = (lower: string, at: number, name: string): number => {
  if (name.startsWith('!--')) {
    const end = lower.indexOf('-->', at + 4)
    return end < 0 ? -1 : end + 2
  }
  let quote = ''
  for (let to = at + 1; to < Math.min(lower.length, at + most.tag); to += 1) {
    const sign = lower[to] as string
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return to
    // Of what has no value a quote is a letter like any other.
    else if ((sign === '"' || sign === "'") && /[=\s]/.test(lower[to - 1] ?? '')) quote = sign
  }
  return lower.indexOf('>', at + most.tag)
}

/** Where the next tag may begin; -1: what is open never ends. */
const after = (lower: string, end: number, name: string): number =>
  opaque.has(name) || name === 'title' ? lower.indexOf(`</${name}`, end) : end + 1

/** The attributes of a tag that is no longer than one is, the first of each name. */
const attributesIn = (tag: string): Map<string, string> => {
  const found = new Map<string, string>()
  let at = 0
  while (at < tag.length) {
    while (at < tag.length && /[\s/]/.test(tag[at] as string)) at += 1
    const name = take(tag, at, /[\s=/]/)
    at += name.length
    while (/\s/.test(tag[at] ?? '')) at += 1
    let value = ''
    if (tag[at] === '=') {
      at += 1
      while (/\s/.test(tag[at] ?? '')) at += 1
      const quote = tag[at]
      if (quote === '"' || quote === "'") {
        const end = tag.indexOf(quote, at + 1)
        value = tag.slice(at + 1, end < 0 ? tag.length : end)
        at += value.length + 2
      } else {
        value = take(tag, at, /\s/)
        at += value.length
      }
    } else if (name === '') at += 1
    const key = name.toLowerCase()
    if (key && !found.has(key)) found.set(key, value)
  }
  return found
}

const take = (text: string, from: number, until: RegExp): string => {
  let to = from
  while (to < text.length && !until.test(text[to] as string)) to += 1
  return text.slice(from, to)
}

const wanted = new Set([
  'og:title',
  'og:site_name',
  'og:image',
  'og:image:url',
  'twitter:title',
  'twitter:image',
])

const keepMeta = (named: Map<string, string>, attributes: Map<string, string>): void => {
  const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
  const content = attributes.get('content')
  if (content && wanted.has(name) && !named.has(name)) named.set(name, content)
}

const headOf = (named: Map<string, string>): PageHead => {
  const first = (...names: string[]) => {
    for (const name of names) {
      const words = plainWords(named.get(name) ?? '')
      if (words) return words
    }
    return null
  }
  return {
    title: first('og:title', 'twitter:title', 'title'),
    site: first('og:site_name'),
    image: first('og:image:url', 'og:image', 'twitter:image'),
  }
}

/** Letters that turn the direction of what stands around them, or are not to be seen. */
const unseen = /(?![\u{200C}\u{200D}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu

/** Plain words on one line: references read, and nothing in them that draws or turns. */
const plainWords = (words: string): string => {
  const escaped = words.slice(0, most.words).replaceAll('<', '&lt;')
  const text = parse(escaped).text.toWellFormed()
  return onOneLine(text.replaceAll(unseen, ' ')).trim()
}
