import { initialsMost } from './constants.ts'

/** # followed by word characters, in any script. */
const hashtag = /#([\p{L}\p{N}\p{M}_]+)/gu
/** Where it ends in a fragment, that is no hashtag. */
const address = /https?:\/\/[^\s<>"“”]+/giu
const mention = /(?<![\p{L}\p{N}_@])@([A-Za-z0-9_-]{2,30})/gu

/** The distinct hashtags of a text, without '#', in order, as first written. */
export const hashtags = (text: string): string[] => {
  const byKey = new Map<string, string>()
  for (const [, tag] of text.replaceAll(address, ' ').matchAll(hashtag)) {
    if (tag && isTag(tag) && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag)
  }
  return [...byKey.values()]
}

/** So many hashtags of a text say what it is about; more would only take room in every list. */
const topicsMost = 10

/** The first hashtags of a text: those that a post is found and counted under. */
export const topicTags = (text: string): string[] => hashtags(text).slice(0, topicsMost)

/** A text in pieces; `tag` where the piece is a hashtag. */
export const splitHashtags = (text: string): { text: string; tag?: string }[] =>
  cut(text, hashtag).map(({ text: piece, found }) => ({
    text: piece,
    tag: found && isTag(found) ? found : undefined,
  }))

/** A single letter may stand for eighteen: the key has its limit as well. */
const isTag = (tag: string): boolean => tag.length <= 50 && tagKey(tag).length <= 100

/** A text in pieces; `name` where the piece is a mention. */
export const splitMentions = (text: string): { text: string; name?: string }[] =>
  cut(text, mention).map(({ text: piece, found }) => ({ text: piece, name: found }))

/** `found` is the first group of a piece that fits the pattern. */
const cut = (text: string, pattern: RegExp): { text: string; found?: string }[] => {
  const pieces: { text: string; found?: string }[] = []
  let end = 0
  for (const { 0: whole, 1: found, index } of text.matchAll(pattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: whole, found })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** Belongs to the sentence around an address and not to it; a row of it is tried from its first sign only. */
const closing = /(?<![.,;:!?'’)\]}…])[.,;:!?'’)\]}…]+$/u

/** A text in pieces; `url` is an http or https address that stands in it. */
export const splitAddresses = (text: string): { text: string; url?: string }[] => {
  const pieces: { text: string; url?: string }[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const whole = found.replace(closing, '')
    const url = URL.parse(whole)
    if (!url?.hostname || url.username || url.password) continue
    if (index > end) pieces.push({ text: text.slice(end, index) })
    pieces.push({ text: whole, url: url.href })
    end = index + whole.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end) })
  return pieces
}

/** What makes two spellings of a hashtag the same one. */
export const tagKey = (tag: string): string => tag.normalize('NFKC').toLowerCase()

/** The distinct @names of a text, lower case, without '@', in order. */
export const mentions = (text: string): string[] => [
  ...new Set([...text.matchAll(mention)].map(([, name]) => (name ?? '').toLowerCase())),
]

/** A text on one line, with single spaces; most are already, where nothing is put anew. */
export const onOneLine = (text: string): string => text.replaceAll(/\s{2,}|[^\S ]/g, ' ')

const hasPairs = /[\uD800-\uDFFF]/

/** At most `most` characters, the last of them '…' where something was cut; never half a letter. */
export const truncate = (text: string, most: number): string => {
  // A letter is one or two units: of a long text no more is looked at than can be told, of a short one nothing.
  if (text.length <= most) return text
  const start = text.slice(0, 2 * most + 1)
  if (!hasPairs.test(start)) return `${start.slice(0, most - 1).trimEnd()}…`
  const letters = Array.from(start)
  return letters.length <= most
    ? text
    : `${letters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}

type Named = {
  firstName?: string | null
  lastName?: string | null
  username?: string | null
  email?: string | null
}

/** First plus last name if both exist, else username, else e-mail, else `otherwise`. */
export const displayName = (
  person: Named | null | undefined,
  otherwise = 'Anonymous User',
): string =>
  person?.firstName && person.lastName
    ? `${person.firstName} ${person.lastName}`
    : person?.username || person?.email || otherwise

/** First letters of up to two words, upper case. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, initialsMost)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
