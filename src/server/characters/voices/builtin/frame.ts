import { clean } from './clean.ts'
import { germanSpans } from './german/read.ts'
import { kindOf, languageOf, type Kind, type Language } from './kind.ts'
import { matterOf, wordedOf } from './matter.ts'
import { namesOf } from './names.ts'
import { parse, type Token } from './parse.ts'
import { phrasesOf, type Phrase } from './phrases.ts'
import { spansOf } from './spans.ts'
import { usesOf, type Uses } from './uses.ts'
import { sentencesOf } from './words.ts'

/** What the voice noticed in a post; every phrase, span and number stands in it word for word. */
export type Frame = {
  /** Without links, handles, trailing hashtags. */
  text: string
  /** Everything that may route: the text with all hashtags spelt out. */
  topic: string
  kind: Kind
  uses: Uses
  /** Of a foreign post, where the voice has words in it. */
  language: Language | null
  phrases: Phrase[]
  /** What it is about, as a noun phrase, where the rules are sure of its grammar. */
  matter: string | undefined
  /** The same in the post's own words. */
  worded: string[]
  /** In fewer words, once it has been named. */
  names: string[]
  /** For use between quotation marks. */
  spans: string[]
  numbers: string[]
  contrast: [string, string] | null
  question: string | null
  proposal: { verb: string; object: string } | null
  people: Phrase | null
}

export const readPost = (content: string): Frame => {
  const whole = clean(content)
  const kind = kindOf(whole)
  const text = whole.replace(label, '') || whole
  /** The parser takes shouted words for names. */
  const calm = isShouted(text) ? text.toLowerCase() : text
  const tokens =
    kind === 'foreign' ? [] : parse(calm, { isHeadline: kind === 'news' || kind === 'disaster' })
  const matter = kind === 'foreign' ? undefined : matterOf(tokens, kind)
  const phrases = kind === 'short' ? shortPhrases(calm, tokens) : phrasesOf(calm, tokens)
  return {
    text,
    topic: clean(`${content} .`).replace(/ \.$/, ''),
    kind,
    uses: usesOf(tokens),
    language: kind === 'foreign' ? languageOf(text) : null,
    phrases,
    matter,
    names: namesOf(matter),
    worded: kind === 'foreign' ? [] : wordedOf(tokens, kind),
    spans: spansIn(text, kind, tokens),
    numbers: numbersOf(text),
    contrast: contrastOf(text),
    question: sentencesOf(text).find((sentence) => sentence.endsWith('?')) ?? null,
    proposal: proposalOf(text, tokens),
    people: phrases.find(({ text: words, isPlural }) => isPlural && groups.test(words)) ?? null,
  }
}

/** What only says what sort of post follows. */
const label =
  /^(?:(?:aita|wibta)\b(?:\s+(?:for|if|because))?[?:,.!]*\s*|am i wrong (?:for|to)\s+|(?:hot take|unpopular opinion|shower thought|psa|til|rant|breaking|update|eli5|long post|tl;?dr|controversial)\b(?:, sorry)?[:,.!-]+\s*)/i

const isShouted = (text: string): boolean => text.length > 6 && text === text.toUpperCase()

/** A post of a word or three is its own topic, whatever word it is. */
const shortPhrases = (text: string, tokens: Token[]): Phrase[] => {
  const found = phrasesOf(text, tokens)
  const whole = text.replaceAll(/[^\p{L}\p{N}' -]+/gu, ' ').trim()
  if (found.length > 0 || whole === '') return found
  return [{ text: whole, isPlural: false, isProper: true, isPerson: false, weight: 1 }]
}

const spansIn = (text: string, kind: Kind, tokens: Token[]): string[] => {
  if (kind === 'foreign' && languageOf(text) === 'de') return germanSpans(text)
  if (kind === 'foreign') return [longestOf(text.split(/[.,;:!?¿¡()"。？！、，]+/))].map(firstWords)
  if (kind === 'crisis') return [text.replace(/[.!?…]+\s.*$|[.!?…]+$/su, '')].map(firstWords)
  return kind === 'howto' ? [...taskOf(text), ...spansOf(text, tokens)] : spansOf(text, tokens)
}

/** Behind a greeting there is more to speak of than in it. */
const longestOf = (parts: string[]): string =>
  parts.toSorted((a, b) => b.trim().length - a.trim().length)[0] ?? ''

/** Few enough that an English sentence around words of another script stays English. */
const firstWords = (part: string): string => {
  const words = part.trim().split(/\s+/)
  const isLatin = /\p{Script=Latin}/u.test(part)
  const most = words.length <= 10 ? 10 : 6
  return words
    .slice(0, isLatin ? most : 2)
    .join(' ')
    .slice(0, isLatin ? 80 : 5)
    .trim()
}

/** What somebody wants to know how to do, in at most six of their words. */
const taskOf = (text: string): string[] => {
  const task = text.match(
    /\b(?:how (?:do|can|should|would|to|did) (?:i|you|we|one)?|should i|best way to|trying to|want to|learn to)\s*([^.,;:!?"]+)/i,
  )?.[1]
  let words = task?.trim().split(/\s+/).slice(0, 6) ?? []
  while (words.length > 1 && hanging.test(words.at(-1)!)) words = words.slice(0, -1)
  return words.length >= 2 ? [words.join(' ')] : []
}
const hanging =
  /^(to|the|a|an|of|in|on|at|for|with|from|by|and|or|my|your|our|his|her|their|this|that|so|as|if|when|is|are|be|through|without|into|about|i|we|you|it|than)$/i

const groups =
  /\b(kids|children|teens?|teenagers|students|pupils|teachers|parents|workers|employees|staff|nurses|doctors|patients|drivers|farmers|owners|residents|tenants|renters|landlords|customers|users|artists|developers|engineers|women|men|families|voters|citizens|immigrants|refugees|seniors|retirees|neighbou?rs|commuters|cyclists|athletes|players|fans|taxpayers|consumers|graduates|interns|managers|mothers|fathers|moms|dads)\b/i

/** Numbers with their unit sign, as written. */
const numbersOf = (text: string): string[] =>
  text
    .match(/[$£€]?\d+(?:[.,:]\d+)*(?:\s?%|k\b|m\b|bn\b)?/gi)
    ?.filter((found) => found.length < 12) ?? []

const contrastOf = (text: string): [string, string] | null => {
  const found = text.match(
    /((?:[\w'-]+ ){0,2}[\w'-]+),? (?:or|vs\.?|versus|rather than|instead of) ((?:[\w'-]+ ){0,2}[\w'-]+)/i,
  )
  const [left, right] = [trim(found?.[1]), trim(found?.[2])]
  const isCut = [left, right].some((side) => side && finite.test(side))
  return left && right && !isCut && !/\bnot$|^not\b/i.test(right) ? [left, right] : null
}

/** Half a clause does not stand between quotation marks. */
const finite =
  /\b(is|are|was|were|be|do|does|did|can|will|would|should|has|have|i|it|he|she|we|you|they|this|that|who|what|just)\b/i

const edges =
  /^(?:is|are|do|does|should|would|could|can|will|we|you|i|it|the|a|an|be|to|for|of|and|if|whether|about|than|just|really|more)\s+|\s+(?:is|are|for|of|in|on|at|to|and|the|a|an|be|will|that|with|by|from|i|we|you|it)$/i
const trim = (side: string | undefined): string => {
  let cut = side ?? ''
  while (edges.test(cut)) cut = cut.replace(edges, '')
  return /^(not|so|it|that|this|no|more|less|worse|better|what|why)$/i.test(cut) ? '' : cut
}

/** "Should cities ban cars …": ban, cars. */
const proposalOf = (text: string, tokens: Token[]): Frame['proposal'] => {
  const modal = tokens.findIndex(({ lower }) =>
    ['should', 'must', 'could', "let's"].includes(lower),
  )
  if (modal < 0) return null
  const verb = tokens.slice(modal).find(({ pos }) => pos === 'VERB')
  if (!verb) return null
  const object = tokens.find(
    ({ start, pos }) => start > verb.end && (pos === 'NOUN' || pos === 'PROPN'),
  )
  return object && object.start - verb.end < 20
    ? { verb: verb.text, object: text.slice(object.start, object.end) }
    : null
}
