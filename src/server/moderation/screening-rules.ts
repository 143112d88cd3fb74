import { createHash } from 'node:crypto'
import type { Doubt } from '#shared/moderation.ts'
import { postLength } from '#shared/posts.ts'
import { words } from './spam-phrases.ts'

/** Who writes, as far as the screening looks at it. */
export type Writer = { isAdmin: boolean; createdAt: Date; textsCount: number }

/** What a writing statement is to hold back. */
export type Screening = {
  /** What is doubtful about the words alone. */
  doubts: Doubt[]
  fingerprint: bigint | null
  /** So many same texts of the last day, no matter who wrote them, make one more doubtful; null: none do. */
  copies: number | null
  /** So many newcomers' texts held in the last minutes make every newcomer wait; null: none do. */
  wave: number | null
  /** Somebody new with something waiting waits with all else, too. */
  isNewcomer: boolean
}

const day = 86_400_000
/** Somebody is new for a day, and until so many texts of theirs have been on the site. */
const newcomer = { ms: day, texts: 3 } as const
/** Links to other places that a text may have. */
const linksMost = { newcomer: 0, known: 4 } as const
const wordsMost = { newcomer: 1, known: 3 } as const
const copiesMost = { newcomer: 1, known: 3 } as const
/** Held texts within the minutes that hold.ts counts. */
const waveFrom = 12
/** Shorter texts are alike by chance. */
const shortest = 24

type Ground = {
  now: Date
  /** Links to the site itself are none. */
  host: string
  /** Load tests allow this many times as many copies. */
  scale: number
}

export const isNewcomer = ({ createdAt, textsCount }: Writer, now: Date): boolean =>
  now.getTime() - createdAt.getTime() < newcomer.ms || textsCount < newcomer.texts

/** Looks at a text before it is written. Administrators are not screened. */
export const screen = (content: string, writer: Writer, ground: Ground): Screening => {
  const fingerprint = fingerprintOf(content)
  if (writer.isAdmin) {
    return { doubts: [], fingerprint, copies: null, wave: null, isNewcomer: false }
  }
  const isNew = isNewcomer(writer, ground.now)
  const who = isNew ? 'newcomer' : 'known'
  return {
    doubts: doubtsAbout(content, who, ground.host),
    fingerprint,
    copies: scaled(copiesMost[who], ground),
    wave: isNew ? scaled(waveFrom, ground) : null,
    isNewcomer: isNew,
  }
}

/** The statements that count take whole numbers, and a scale need be none. */
const scaled = (most: number, { scale }: Ground): number => Math.max(1, Math.floor(most * scale))

type Who = 'newcomer' | 'known'

const doubtsAbout = (content: string, who: Who, host: string): Doubt[] => {
  const folded = fold(content)
  const doubts: Doubt[] = []
  if (countLinks(folded, host) > linksMost[who]) doubts.push('links')
  // What is behind the end is not looked at, so that nothing may be.
  if (scoreWords(folded) > wordsMost[who] || folded.length >= foldedMost) doubts.push('words')
  return doubts
}

/**
 * Characters of a folded text that are looked at. A letter of Korean falls into three, and no other script
 * grows as much; a single sign may stand for eighteen letters.
 */
export const foldedMost = 3 * postLength + 1

/** The same of words that nobody of this site wrote, as strict as with somebody new. */
export const soundsLikeSpam = (words: string): boolean =>
  scoreWords(fold(words)) > wordsMost.newcomer

/** Letters without accents, fancy forms and invisible signs; lower case. */
export const fold = (content: string): string =>
  content
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .slice(0, foldedMost)

/**
 * An address, or a bare domain from the first of its parts on: from each of them anew, a long one would
 * be read as often as it has parts.
 */
const links =
  /(?:https?:\/\/|www\.)[^\s<>"')\]]+|(?<![a-z0-9-]|[a-z0-9-]\.)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|ru|cn|xyz|top|shop|site|online|club|icu|live|io|co|me|ly|cc|tk|vip|win|bet)\b(?:\/[^\s<>"')\]]*)?/g

/** Different places that a text leads to, apart from this one. */
export const countLinks = (folded: string, host: string): number => {
  const hosts = (folded.match(links) ?? []).map((link) => link.replace(/^https?:\/\//, ''))
  const foreign = hosts.filter((place) => place.split(/[/?#]/)[0] !== host)
  return new Set(foreign).size
}

/** What the words of a list weigh together, each counted once. */
export const scoreWords = (folded: string): number =>
  words.reduce((sum, { pattern, weight }) => (pattern.test(folded) ? sum + weight : sum), 0)

/**
 * The same for texts that differ only in addresses, names, numbers, marks and spaces; null for
 * short ones. 64 bits: among 100 million texts two would share one with a chance of 1 in 4,000,
 * and such a text would only wait for a look.
 */
export const fingerprintOf = (content: string): bigint | null => {
  const bare = fold(content)
    .replaceAll(links, ' ')
    .replaceAll(/[@#][\p{L}\p{N}_]+/gu, ' ')
    .replaceAll(/[^\p{L}]+/gu, '')
  if (bare.length < shortest) return null
  return createHash('sha256').update(bare).digest().readBigInt64BE()
}
