import { faultAbroad } from './mischief-abroad.ts'
import { disguiseFault } from './disguise.ts'
import { type Heard, keyOf, topicStems } from './heard.ts'
import { isEnglish } from './is-english.ts'
import { mischiefFault } from './mischief.ts'
import { obedienceFault } from './obedience.ts'
import { roleFault } from './roles.ts'
import { toxicity } from './toxicity.ts'
import { claimsBeyond, isKnown, numberClaims } from '../../language/numbers.ts'
import { type Tongue, nameOf, shareIn, tongueOf } from '../../language/tongue.ts'
import { runsOf, sentencesOf, wordsOf } from '../../language/words.ts'

/** What only says again what was said. */
const said = {
  already: 'it says what has been said already',
  sentence: 'it repeats a sentence',
} as const
export const isRepetition = (fault: string): boolean =>
  (Object.values(said) as string[]).includes(fault)

export const replyWords = { least: 8, most: 140 } as const

/**
 * What no character may publish, whatever voice spoke and whatever it was told. Each returns the
 * reason, which the voice is told on its second try; null: it may be published.
 */
export const sentenceFault = (sentence: string, heard: Heard): string | null =>
  shapeFault(sentence, heard) ??
  disguiseFault(sentence) ??
  leakFault(sentence, heard) ??
  linkFault(sentence, heard) ??
  privacyFault(sentence) ??
  roleFault(sentence, heard) ??
  obedienceFault(sentence) ??
  (toxicity(sentence) >= 1 ? 'it insults or threatens' : null) ??
  mischiefFault(sentence) ??
  (isEnglishOnly(heard) ? null : faultAbroad(sentence)) ??
  sourceFault(sentence, heard) ??
  (isEnglishOnly(heard) && !isEnglish(sentence, 'sentence') ? 'it is not in English' : null) ??
  exampleFault(sentence, heard) ??
  echoFault(sentence, heard)

/**
 * Why a sentence would be published with a mark only: a year, a share, a sum or a large count that
 * stands neither in the discussion nor in the facts.
 */
export const figureFault = (sentence: string, heard: Heard): string | null => {
  const [figure] = claimsBeyond(sentence, heard.numbers)
  return figure ? `it names “${figure.words}” without a source` : null
}

/** The figures of a reply that nobody has checked, as they stand in it. */
export const uncheckedFigures = (text: string, heard: Heard): string[] => [
  ...new Set(
    numberClaims(text)
      .filter((claim) => !isKnown(claim, heard.numbers) || heard.doubtful.has(claim.value))
      .map(({ words }) => words),
  ),
]

/** The whole reply, after every sentence of it has passed. */
export const replyFault = (text: string, heard: Heard): string | null => {
  const words = wordsOf(text)
  const sentences = sentencesOf(text)
  const length = lengthOf(text)
  if (length < replyWords.least) return 'it is too short'
  if (length > replyWords.most) return 'it is too long'
  if (!/[\p{STerm}…][”’"')»」]*$/u.test(text)) return 'it breaks off'
  if (new Set(sentences.map(keyOf)).size < sentences.length) return 'it says a sentence twice'
  const tongue = tongueFault(text, heard)
  if (tongue) return tongue
  if (isLikeAnother(words, heard)) return said.already
  if (copiedShare(words, heard) > 0.3) return 'it copies what a person wrote'
  if (!isOnTopic(text, heard)) return 'it does not speak to the post'
  return null
}

/** Two letters of Chinese or Japanese are about a word, and no space stands between. */
const lengthOf = (text: string): number => {
  const dense = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu,
  )
  return dense ? Math.ceil(dense.length / 2) : wordsOf(text).length
}

/** Plain prose in the letters that the post is written in. */
const shapeFault = (sentence: string, { script }: Heard): string | null => {
  if (markup.test(sentence)) return 'it is not plain prose'
  if (invisible.test(sentence)) return 'it holds invisible characters'
  if (shouting.test(sentence)) return 'it shouts'
  return shareIn(sentence, script) < leastOfScript[script === 'Latin' ? 'latin' : 'other']
    ? 'it is in another script'
    : null
}

/** Names keep their Latin letters in every language. */
const leastOfScript = { latin: 0.8, other: 0.5 } as const

const isEnglishOnly = ({ tongues }: Heard): boolean => tongues.every((tongue) => tongue === 'en')

/** It answers in the language of the post, as far as words can tell. */
const tongueFault = (text: string, { tongues, script }: Heard): string | null => {
  if (script !== 'Latin') return null
  if (tongues.includes('en') && isEnglish(text, 'reply')) return null
  const tongue = tongueOf(text)
  const isWanted = tongues.some((one) => one !== 'en' && (one === tongue || isOpen(one, tongue)))
  return isWanted ? null : `it is not in ${nameOf(tongues[0] ?? 'en')}`
}

/** Of a language that cannot be named one knows only that it is not English. */
const isOpen = (wanted: Tongue, tongue: Tongue): boolean =>
  tongue !== 'en' && (wanted === 'other' || tongue === 'other')

const markup =
  /```|~~~|<<|>>|<\/?[a-z!]|<\||\|>|\|.*\||^\s*>|\]\s?[[(:]|\[\/?(?:INST|SYS|system)\b|^\s*(?:#{1,6}\s|[-*]\s|\d+[.)]\s)|\*\*|\]\(|[{}]|\\n|&#?\w+;/i
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029\u115F\u1160\u3164\uFE00-\uFE0F]/u
const shouting =
  /(?<![\p{L}\p{N}_])\p{Lu}{4,}(?:[\s!]+\p{Lu}{3,}){2,}|\b(?:PWNED|HACKED|OVERRIDDEN)\b/u

const leakFault = (sentence: string, { instructions, secrets }: Heard): string | null => {
  if (secrets.some((secret) => secret !== '' && sentence.includes(secret)))
    return 'it repeats the fence'
  const isLeak = runsOf(wordsOf(sentence), 8).some((run) => instructions.has(run))
  return isLeak ? 'it repeats the instructions' : null
}

const linkFault = (sentence: string, { handles }: Heard): string | null => {
  if (link.test(sentence.normalize('NFKC').replaceAll(/[。․‧]/g, '.'))) return 'it holds a link'
  const named = [...sentence.matchAll(/@([\p{L}\p{N}_-]+)/gu)].map(([, name]) =>
    (name ?? '').toLowerCase(),
  )
  return named.some((name) => !handles.has(name)) ? 'it calls someone who is not here' : null
}

const link =
  /[a-z0-9+.-]:\/\/|\bwww\.|\bhxxps?\b|(?<!@)\b(?:javascript|data|mailto|tel):|[\p{L}\p{N}-]\s?[[(]?(?:\.|\s?(?:dot|point)\s?)[\])]?\s?(?:com|net|org|io|ai|app|dev|xyz|ru|cn|info|biz|co|me|gg|link|shop|site|online|top|example|evil|test)\b/iu

const privacyFault = (sentence: string): string | null =>
  personalData.some((pattern) => pattern.test(sentence)) ? 'it holds personal data' : null

const personalData = [
  /[\p{L}\p{N}._%+-]\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]+\s?(?:\.|\(dot\)|\[dot\])\s?\p{L}{2,}/iu,
  /(?:\+?\d[\s().-]{0,2}){9,}/,
  /\b[A-Z]{2}\d{2}(?:\s?[A-Z0-9]{4}){3,}\b/,
  /\b\d{3}-\d{2}-\d{4}\b/,
  /\b(?:\d{1,3}\.){3}\d{1,3}\b/,
  /\b(?:0x[0-9a-f]{32,}|bc1[0-9a-z]{20,}|sk-[A-Za-z0-9_-]{12,})\b/i,
  /\b\d{1,5}\s+(?:\p{Lu}\p{L}+\s){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd)\b/u,
  /\b(?:pass(?:word|phrase)|api[ _-]?key|secret key|access token)\b\s*(?:is|:|=)/i,
]

/** Who is said to say so must stand in the discussion or the facts; nobody lends weight to a figure of one's own. */
const sourceFault = (sentence: string, { topic, numbers }: Heard): string | null => {
  if (authority.test(sentence) && claimsBeyond(sentence, numbers).length > 0)
    return 'it names a source that nobody gave'
  const named = [...sentence.matchAll(source)].flatMap(([, one, other]) => one ?? other ?? [])
  return named.some((name) => topicStems(name).some((stem) => !topic.has(stem)))
    ? 'it names a source that nobody gave'
    : null
}

const source =
  /\b(?:[Aa]ccording to|[Rr]eported by|[Ff]ound by|[Vv]erified by|[Ff]act-check(?:ed)? by) (?:the |a )?(\p{Lu}[\p{L}\p{N}]+)|(?<![\p{L}\p{N}_])(\p{Lu}[\p{L}\p{N}]+) (?:has|have) (?:confirmed|reported|verified|fact-checked)\b/gu

/** What lends weight without a name. */
const authority =
  /\b(?:it(?:['’]s| is) (?:a fact|well[- ]known|widely known|beyond doubt|proven)|(?:as )?(?:everyone|everybody) knows|(?:studies|research|surveys|statistics|data|science|polls) (?:shows?|proves?|says?|confirms?|agrees?)|(?:scientists|experts|economists|doctors|researchers|academics|historians|engineers) (?:\w+ )?(?:agree|say|believe|think|know|confirm|insist))\b/i

/** Examples of its own show how it sounds; it says something else. */
const exampleFault = (sentence: string, { examples }: Heard): string | null =>
  runsOf(wordsOf(sentence), 8).some((run) => examples.has(run)) ? 'it copies an example' : null

const echoFault = (sentence: string, { sentences, people, quote }: Heard): string | null => {
  const words = wordsOf(sentence)
  if (words.length >= 4 && sentences.has(words.join(' '))) return said.sentence
  const beside = wordsOf(quote === '' ? sentence : withoutQuote(sentence, quote))
  const copied = runsOf(beside, 5).filter((run) => people.has(run)).length
  return copied > 8 ? 'it copies what a person wrote' : null
}

const withoutQuote = (sentence: string, quote: string) => sentence.replaceAll(quote, ' … ')

/** More than half of the shorter one's three-word runs are in the other. */
const isLikeAnother = (words: string[], { replies }: Heard): boolean => {
  const runs = runsOf(words, 3)
  return replies.some((reply) => {
    const shared = runs.filter((run) => reply.has(run)).length
    return shared / Math.max(1, Math.min(runs.length, reply.size)) > 0.5
  })
}

const copiedShare = (words: string[], { people, quote }: Heard): number => {
  const quoted = new Set(runsOf(wordsOf(quote), 5))
  const runs = runsOf(words, 5)
  const copied = runs.filter((run) => people.has(run) && !quoted.has(run)).length
  return copied / Math.max(1, runs.length)
}

const isOnTopic = (text: string, { topic }: Heard): boolean =>
  topic.size < 3 || topicStems(text).some((stem) => topic.has(stem))
