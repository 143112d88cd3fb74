import compromise from 'compromise/two'
import type { Token } from './parse.ts'

/** A noun phrase of the post, word for word, ready to stand as subject or object. */
export type Phrase = {
  text: string
  isPlural: boolean
  isProper: boolean
  /** Somebody: one speaks to or of them, and not about them as a topic. */
  isPerson: boolean
  /** How much it is what the post is about; higher is more. */
  weight: number
}

const inside = new Set(['ADJ', 'NOUN', 'PROPN', 'NUM'])
const heads = new Set(['NOUN', 'PROPN'])

/** Words that are nouns and say nothing about a topic. */
const hollow = new Set(
  `thing things way ways lot lots time times day days year years month months week weeks today tomorrow yesterday tonight
  morning evening night one ones something anything nothing everything someone anyone everyone everybody nobody somebody kind
  sort bit stuff fact point reason reasons idea ideas question questions opinion opinions thoughts thought people person guy
  guys man men woman women part case place end side matter example sense need problem problems issue issues answer answers
  hand moment half rest majority number amount thanks thank please hi hello hey lol ok okay yes no wow omg god hell shit fuck
  feeling feelings mind minds thumb thumbs turn
  damn crap advice help anyone else i'm i've i'll it's that's there's he's she's we're they're don't u ur im dont bro dude
  first second next last same other such more most many much several few own sure true right wrong good bad better best worse
  worst new old big small great little real actual whole entire single all every each any some none what who which why how
  when where whether monday tuesday wednesday thursday friday saturday sunday minute minutes hour hours second seconds tips
  breaking update unpopular hot fun psa rant vent edit fyi tbh imo imho title tldr post thread take opinions view views aita stop`.split(
    /\s+/,
  ),
)
const singularInS = new Set(
  `news physics politics economics mathematics ethics athletics gas bus class glass boss loss process success business access
  progress stress illness crisis analysis basis virus campus status bias tennis diabetes census focus bonus chess press
  address congress witness fitness happiness homelessness loneliness kindness fairness wellness`.split(
    /\s+/,
  ),
)
const pluralWithoutS = new Set(
  'people children men women police feet teeth mice geese kids staff'.split(' '),
)

/** Noun phrases of 1–6 words, the weightiest first, none of them twice. */
export const phrasesOf = (text: string, tokens: Token[]): Phrase[] => {
  const found = new Map<string, Phrase>()
  for (const run of runsOfNouns(tokens)) {
    const phrase = toPhrase(text, tokens, run)
    if (!phrase) continue
    const key = phrase.text.toLowerCase().replace(/^(a|an|the|your) /, '')
    const known = found.get(key)
    if (known) known.weight += 1.5
    else found.set(key, phrase)
  }
  return [...found.values()].toSorted((a, b) => b.weight - a.weight)
}

type Run = { from: number; to: number }

const runsOfNouns = (tokens: Token[]): Run[] => {
  const runs: Run[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (!canStart(tokens, at)) continue
    let to = at
    while (to + 1 < tokens.length && continues(tokens, to)) to++
    const from = at
    at = to
    while (to > from && !heads.has(tokens[to]!.pos)) to--
    if (heads.has(tokens[to]!.pos)) runs.push({ from, to })
  }
  return runs
}

const canStart = (tokens: Token[], at: number): boolean => isInside(tokens[at]!)

const isInside = ({ pos, text }: Token): boolean =>
  inside.has(pos) && /^[\p{L}\p{N}$£€]/u.test(text)

/** Whether the phrase goes on after the token at `at`; hyphens and possessives bind without a space. */
const continues = (tokens: Token[], at: number): boolean => {
  const [here, next, after] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]]
  if (next.sentence !== here.sentence) return false
  /** "a wind turbine 600 metres from": how far is no name. */
  if (here.pos === 'NOUN' && next.pos === 'NUM' && after?.pos === 'NOUN') return false
  /** "after my miscarriage people have stopped asking" */
  if (next.lower === 'people' && here.pos === 'NOUN') return false
  if (next.text === '-' && next.start === here.end) return after?.start === next.end
  if (here.text === '-' && here.end === next.start) return true
  if (next.lower === "'s" && next.start === here.end) return after !== undefined && isInside(after)
  return isInside(next) && next.start - here.end <= 1
}

const toPhrase = (text: string, tokens: Token[], { from, to }: Run): Phrase | undefined => {
  const [first, last, before] = [tokens[from]!, tokens[to]!, tokens[from - 1]]
  const core = text.slice(first.start, last.end)
  const words = core.split(/[\s-]+/)
  const next = tokens[to + 1]
  const actsOn = next && next.sentence === last.sentence && ['DET', 'PRON'].includes(next.pos)
  if (from < to && last.lower.endsWith('ing') && actsOn)
    return toPhrase(text, tokens, { from, to: to - 1 })
  /** "my father in law": a person, and no law. */
  if (core === 'law' && before?.lower === 'in' && persons.test(tokens[from - 2]?.lower ?? ''))
    return undefined
  const beside = givenTo(tokens, { from, to })
  if (beside) return toPhrase(text, tokens, beside)
  if (words.length > 6 || core.length < 3 || !/^[\p{L}\p{N}]/u.test(core)) return undefined
  if (words.every((word) => hollow.has(word.toLowerCase()))) return undefined
  if (!heads.has(last.pos) || (hollow.has(last.lower) && !isSpecified(text, tokens, { from, to })))
    return from < to ? toPhrase(text, tokens, { from, to: to - 1 }) : undefined
  if (
    hollow.has(first.lower) &&
    !/^(first|second|new|old|big|small|real|other|hot)$/.test(first.lower) &&
    tokens[from + 1]?.text !== '-'
  ) {
    return from < to ? toPhrase(text, tokens, { from: from + 1, to }) : undefined
  }
  const isProper = isName(tokens, from, to)
  const isPlural = pluralOf(last)
  const led = lead(before, first, isProper, isPlural, core)
  return led
    ? {
        text: led,
        isPlural,
        isProper,
        isPerson: isSomebody(words, isPlural),
        weight: weigh(tokens, { from, to }, words),
      }
    : undefined
}

/** "lend my brother money", "charging my adult son rent": the thing, and not the person who gets it. */
const givenTo = (tokens: Token[], { from, to }: Run): Run | undefined => {
  const verb = tokens[from - 2]?.lower ?? ''
  if (from === to || !giving.test(verb)) return undefined
  const at = tokens.findIndex((token, n) => n >= from && n < to && persons.test(token.lower))
  return at < 0 || tokens[at + 1]!.lower === "'s" ? undefined : { from: at + 1, to }
}
const giving =
  /^(lend|lent|lending|charg(e|ed|ing)|g[ai]v(e|ing)|pay|paying|paid|tell|told|telling|teach\w*|taught|show\w*|send\w*|sent|owe\w*|offer\w*|buy\w*|bought)$/

/** "4-day week" and "gap year" mean something, "first day" and "next week" do not. */
const isSpecified = (text: string, tokens: Token[], { from, to }: Run): boolean =>
  to - from >= 1 &&
  !/^(today|tomorrow|yesterday|tonight|please|thanks|lol|ok|okay|way|ways|thing|things|lot|lots)$/.test(
    tokens[to]!.lower,
  ) &&
  (text.slice(tokens[from]!.start, tokens[to]!.end).includes('-') ||
    (tokens[to - 1]!.pos === 'NOUN' && !hollow.has(tokens[to - 1]!.lower)))

const isName = (tokens: Token[], from: number, to: number): boolean => {
  const startsSentence = from === 0 || tokens[from - 1]!.sentence !== tokens[from]!.sentence
  const capital = (token: Token) => /^\p{Lu}/u.test(token.text)
  if (/^(\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu})/u.test(tokens[from]!.text)) return true
  return startsSentence
    ? from < to && tokens.slice(from, to + 1).every(capital)
    : capital(tokens[from]!)
}

/** Names that a sentence may begin with. */
export const isPlace = (word: string): boolean =>
  brands.has(word.replace(/'s$/, '').toLowerCase()) ||
  compromise(word.replace(/'s$/, '')).has('(#Place|#Person|#Organization|#Demonym|#WeekDay|#Month)')

/** Names that the lexicon takes for words or does not have. */
const brands = new Set(
  `spotify apple lego fed uber lyft shell target visa gap oracle meta discord slack zoom tinder bumble snap stripe square
  klarna temu shein zara reddit tiktok youtube instagram whatsapp twitch steam nintendo roblox minecraft netflix android
  linkedin pinterest revolut venmo brexit christmas easter ramadan messi ronaldo novak venice barcelona madrid vinted`.split(
    /\s+/,
  ),
)

const pluralOf = ({ lower, lemma }: Token): boolean =>
  !singularInS.has(lower) &&
  (pluralWithoutS.has(lower) ||
    (lower.length > 3 &&
      /[^su]s$/.test(lower) &&
      !lower.endsWith('is') &&
      (lemma !== lower || lower.endsWith('s'))))

/** The phrase with a determiner that keeps its meaning in another sentence; undefined where none does. */
const lead = (
  before: Token | undefined,
  first: Token,
  isProper: boolean,
  isPlural: boolean,
  core: string,
): string | undefined => {
  const lead = before && before.sentence === first.sentence ? before.lower : ''
  const bare =
    isProper || isPlace(first.text) || /^\p{Lu}{2}/u.test(core)
      ? core
      : core.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
  if (['a', 'an'].includes(lead)) return `${lead} ${bare}`
  if (['the', 'this', 'that', 'these', 'those'].includes(lead)) return `the ${bare}`
  if (['my', 'our'].includes(lead)) return `your ${bare}`
  if (['your', 'his', 'her', 'their', 'its'].includes(lead)) return isPlural ? bare : `the ${bare}`
  if (['every', 'each', 'another', 'any', 'one'].includes(lead))
    return isPlural ? bare : `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare}`
  if (['no', 'what', 'which'].includes(lead)) return undefined
  if (lead === "'s" || lead === "'") return undefined
  return bare
}

const isSomebody = (words: string[], isPlural: boolean): boolean =>
  !isPlural && (persons.test(words.at(-1)!) || isPerson(words))

const isPerson = (words: string[]): boolean =>
  words.length <= 2 &&
  words.every((word) => /^\p{Lu}/u.test(word)) &&
  compromise(words.join(' ')).has('#FirstName|#LastName|#Person')

/** A person makes a poor topic: what is said of "four-day weeks" is odd of "your boss". */
const persons =
  /^(boss|manager|wife|husband|partner|girlfriend|boyfriend|mom|mum|dad|mother|father|parents?|son|daughter|kids?|toddler|baby|child|children|brother|sister|friends?|roommate|neighbou?rs?|colleagues?|coworkers?|teachers?|doctors?|nurses?|grandma|grandpa|grandmother|grandfather|uncle|aunt|cousin|landlord|landlady|guy|girl|boy|students?|juniors?|seniors?|workers?|employees|staff|team|family|men|women|teens?|teenagers?|bosses|managers|politicians|bots?|users|voters|americans|everybody|scientists|researchers|experts|officials|lawmakers|ministers|police|divers|passengers|residents)$/i

const weigh = (tokens: Token[], { from, to }: Run, words: string[]): number => {
  const [before, after] = [tokens[from - 1]?.pos, tokens[to + 1]?.pos]
  const asSubject =
    (after === 'VERB' || (after === 'AUX' && before !== 'ADP') ? 1.2 : 0) +
    (before === 'VERB' ? 1 : 0)
  const modified = Math.min(words.length, 3) * 0.9 - Math.max(0, words.length - 4)
  const early = tokens[from]!.sentence === 0 ? 0.6 : 0
  const counted = /^\d|^(one|two|three|four|five|six|seven|eight|nine|ten)$/i.test(words[0]!)
    ? -0.8
    : 0
  const name = tokens[from]!.pos === 'PROPN' ? -0.2 : 0
  const someone = persons.test(words.at(-1)!) || isPerson(words) ? -1.6 : 0
  const passing = words.length === 1 && inPassing.test(words[0]!) ? -1.5 : 0
  const hangs = before === 'ADP' ? -0.9 : 0
  /** "the dumbest decision" is a verdict, not a topic. */
  const verdict = words.some(
    (word) =>
      /^\p{Ll}{3,}est$/u.test(word) &&
      !/^(forest|interest|harvest|request|protest|contest|west|rest|guest|test|invest|conquest)$/.test(
        word,
      ),
  )
    ? -2.5
    : 0
  return modified + asSubject + early + counted + name + hangs + someone + verdict + passing
}

/** When and where, of which there is little to say. */
const inPassing =
  /^(summer|winter|spring|autumn|season|city|town|country|place|street|front|middle|side|end|court|point|reason|half|rest|morning|evening|night|weekend|monday|friday|sunday|month|january|march|june|december)$/i
