/** Around these a word goes on. */
const inline = new Set(['a', 'abbr', 'b', 'code', 'em', 'i', 'mark', 'span', 'strong', 'time'])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/**
 * What a page of this site says: its title, its description, and what stands between header and footer.
 * Read in one walk: a tree of a page of megabytes took longer than drawing it. React escapes each `>`
 * that ends no tag.
 */
export const textOfMarkup = (html: string): string =>
  [
    between(html, '<title', '</title>'),
    contentOf(between(html, '<meta name="description"', '>')),
    between(html, '<main', '</main>'),
  ]
    .map((part) => decode(withoutTags(part)))
    .join('\n')

/** From the end of what begins with `start`; nothing where that is not. */
const between = (html: string, start: string, end: string): string => {
  const before = html.indexOf(start)
  const from = before + start.length
  const to = before < 0 ? -1 : html.indexOf(end, from)
  return to < 0 ? '' : html.slice(from, to)
}

const contentOf = (tag: string): string => `>${between(tag, 'content="', '"')}`

/** Begins within a tag. */
const withoutTags = (markup: string): string => {
  const parts: string[] = []
  for (let at = markup.indexOf('>'); at >= 0;) {
    const next = markup.indexOf('<', at)
    if (next < 0) {
      parts.push(markup.slice(at + 1))
      break
    }
    parts.push(markup.slice(at + 1, next), isInline(markup, next) ? '' : '\n')
    at = markup.indexOf('>', next)
  }
  return parts.join('')
}

/** A comment stands between two texts of React's that are one to a reader. */
const isInline = (markup: string, at: number): boolean => {
  const name = /^<\/?([a-z]+|!)/.exec(markup.slice(at, at + 10))?.[1] ?? ''
  return name === '!' || inline.has(name)
}

const decode = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '')
