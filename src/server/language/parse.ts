import { createRequire } from 'node:module'
import type { ItemToken, ItsHelpers, PartOfSpeech, WinkMethods } from 'wink-nlp'

export type Token = {
  text: string
  lower: string
  pos: PartOfSpeech
  lemma: string
  /** Offsets into the parsed text. */
  start: number
  end: number
  sentence: number
}

let nlp: WinkMethods | undefined

/** The parser costs 50 MB and 160 ms once, so the first reply loads it and a web process never does. */
const parser = (): WinkMethods => {
  const require = createRequire(import.meta.url)
  nlp ??= (require('wink-nlp') as (model: unknown, pipe: string[]) => WinkMethods)(
    require('wink-eng-lite-web-model'),
    ['sbd', 'pos'],
  )
  return nlp
}

/** Words with their parts of speech, and where they stand in `text`. */
export const parse = (text: string, { isHeadline = false } = {}): Token[] => {
  const { readDoc, its } = parser()
  const tokens: Token[] = []
  let at = 0
  readDoc(text)
    .sentences()
    .each((sentence, index) => {
      sentence.tokens().each((token: ItemToken) => {
        const word = token.out()
        const start = text.indexOf(word, at)
        if (start < 0) return
        at = start + word.length
        const read = <T>(helper: ItsHelpers[keyof ItsHelpers]) => token.out(helper as never) as T
        tokens.push({
          text: word,
          lower: word.toLowerCase(),
          pos: read<PartOfSpeech>(its.pos),
          lemma: read<string>(its.lemma),
          start,
          end: at,
          sentence: index,
        })
      })
    })
  const mended = tokens.map(mendVerb)
  return isHeadline ? mendHeadline(mended) : mended
}

/** "Fed cuts rates", "Workers vote to strike": who does it comes first, whatever else those words may be. */
const mendHeadline = (tokens: Token[]): Token[] => {
  const at = tokens.findIndex((token, n) => n > 0 && n < 7 && isDeed(token, tokens[n - 1]!))
  if (at < 0) return tokens
  return tokens.map((token, n) => {
    if (n === at) return { ...token, pos: 'VERB' }
    const isActor = n < at && token.pos === 'VERB' && !/(ed|ing)$/.test(token.lower)
    const isObject = n === at + 1 && token.pos === 'VERB' && /[^s]s$/.test(token.lower)
    return isActor || isObject ? { ...token, pos: 'NOUN' } : token
  })
}

const isDeed = ({ lower, sentence }: Token, before: Token): boolean => {
  if (before.sentence !== sentence || ['DET', 'ADP', 'ADJ', 'PRON'].includes(before.pos))
    return false
  const isThird = lower.endsWith('s') && isDone(lower.replace(/s$/, ''), lower.replace(/es$/, ''))
  const areMany = /[^su]s$/.test(before.lower) && isDone(lower)
  return isThird || areMany
}
const isDone = (...forms: string[]): boolean =>
  forms.some((form) => verbs.has(form) || headlineVerbs.has(form))
const headlineVerbs = new Set(
  `unveil sue cancel knock strike debate reverse link double vote spread fall rise reach announce reject approve warn
  launch pass order recall win lose plan face return leave reveal introduce merge suspend overturn uphold find say ask
  fine scrap shut dip slump soar climb sink quit resign arrest elect acquire defend promise`.split(
    /\s+/,
  ),
)

/** The parser takes the verb in "Should cities ban cars" for a noun. */
const mendVerb = (token: Token, at: number, all: Token[]): Token => {
  if (
    isNewsVerb(token, at, all) ||
    isDoing(token, at, all) ||
    isDemand(token, at, all) ||
    isTelling(token, at, all) ||
    isOwnVerb(token, at, all) ||
    isLet(token, at, all) ||
    isCheating(token, at, all)
  )
    return { ...token, pos: 'VERB' }
  if (isSubject(token, at, all) || isCompound(token, at, all) || isGerund(token, at, all))
    return { ...token, pos: 'NOUN' }
  if (isModifier(token, at, all)) return { ...token, pos: 'ADJ' }
  if (token.pos !== 'NOUN' || !verbs.has(token.lower)) return token
  const sentence = all.slice(0, at).filter((other) => other.sentence === token.sentence)
  const modal = sentence.findIndex(({ lower }) => modals.has(lower))
  const isTaken = sentence
    .slice(modal + 1)
    .some(({ pos, lower }) => pos === 'VERB' || verbs.has(lower))
  const before = all[at - 1]?.pos
  return modal < 0 || isTaken || before === 'DET' || before === 'ADP'
    ? token
    : { ...token, pos: 'VERB' }
}

/** "Is ambition overrated?": what follows the verb that opens a question is its subject. */
const isSubject = (token: Token, at: number, all: Token[]): boolean =>
  token.pos === 'VERB' &&
  /^(is|are|was|were)$/.test(all[at - 1]?.lower ?? '') &&
  all[at - 2]?.sentence !== token.sentence &&
  ['VERB', 'ADJ', 'DET', 'AUX'].includes(all[at + 1]?.pos ?? '')

/** "Should tipping be abolished?", "Gambling is": a gerund where a subject stands. */
const isGerund = (token: Token, at: number, all: Token[]): boolean =>
  token.pos === 'VERB' &&
  /\p{L}{3}ing$/u.test(token.lower) &&
  (all[at + 1]?.pos === 'AUX' || ['be', 'is', 'should'].includes(all[at + 1]?.lower ?? '')) &&
  (at === 0 || modals.has(all[at - 1]!.lower) || all[at - 1]!.sentence !== token.sentence)

/** "Ban facial recognition", "Tax the rich": a demand begins with its verb. */
const isDemand = ({ lower, pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const next = all[at + 1]
  if (at > 0 && all[at - 1]!.sentence === sentence) return false
  if (next?.sentence !== sentence || pos === 'VERB') return false
  return demands.has(lower)
    ? ['ADJ', 'NOUN', 'PROPN', 'DET', 'ADV'].includes(next.pos)
    : /^(tax|free|fund|raise|cut|close|open|end)$/.test(lower) && next.pos === 'DET'
}
const demands = new Set(
  'ban abolish scrap stop legalise legalize nationalise nationalize defund bring keep make let'.split(
    ' ',
  ),
)

/** "people who feed the pigeons", "people wave at me". */
const isTelling = ({ pos, lower, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  if (pos !== 'NOUN' || before?.sentence !== sentence || next?.sentence !== sentence) return false
  if (before.lower === 'whoever') return lower.endsWith('s')
  if (before.lower === 'who')
    return /^(DET|PRON|NOUN|PROPN|CCONJ)$/.test(next.pos) && !lower.endsWith('ing')
  return (
    /^(people|they|kids|drivers|neighbours|strangers)$/.test(before.lower) &&
    /^(at|to|about)$/.test(next.lower)
  )
}

/** "our village pool costs the council", "my father in law films everything": a verb in -s with its object, the first one. */
const isOwnVerb = ({ lower, pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  if (pos !== 'NOUN' || !/[^su]s$/.test(lower) || before?.pos !== 'NOUN') return false
  if (before.lower.endsWith('s') || next?.sentence !== sentence) return false
  const clause = all.slice(0, at).filter((other) => other.sentence === sentence)
  return (
    /^(the|a|an|us|me|them|him|her|it|everything|everyone|everybody|nothing|his|its|our|my|their)$/.test(
      next.lower,
    ) &&
    /^(my|our|the|a|an|this|every)$/.test(clause[0]?.lower ?? '') &&
    !clause.some(({ pos: other }) => other === 'VERB' || other === 'AUX')
  )
}

/** "let our nine year old walk to school". */
const isLet = ({ pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  if (pos !== 'NOUN' || before?.sentence !== sentence || next?.sentence !== sentence) return false
  const from = all.findLastIndex(
    (token, n) => n < at && token.sentence === sentence && /^let(ting|s)?$/.test(token.lower),
  )
  return from >= 0 && at - from <= 6 && at - from > 1 && /^(to|alone|home|on|in)$/.test(next.lower)
}

/** "Are e-bikes on trails cheating?": what they are said to be. */
const isCheating = ({ lower, pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  const first = all.find((token) => token.sentence === sentence)
  return (
    pos === 'NOUN' &&
    lower.endsWith('ing') &&
    before?.pos === 'NOUN' &&
    before.lower.endsWith('s') &&
    (next === undefined || /^[?.!]/.test(next.text)) &&
    /^(is|are)$/.test(first?.lower ?? '')
  )
}

/** "let a robot look after", "should a plumber pay for", "a judge signs a", "votes to ban": somebody does it. */
const isDoing = ({ lower, pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  const isBare = verbs.has(lower)
  const isThird =
    lower.endsWith('s') && (verbs.has(lower.slice(0, -1)) || verbs.has(lower.slice(0, -2)))
  if (pos !== 'NOUN' || !before || !next || (!isBare && !isThird)) return false
  if (before.sentence !== sentence || next.sentence !== sentence) return false
  if (before.pos !== 'NOUN' && before.pos !== 'PROPN') return false
  const goesOn = ['DET', 'PRON', 'NUM', 'PROPN'].includes(next.pos) || following.has(next.lower)
  return (
    goesOn &&
    (isThird || isWilled(at, all) || before.lower.endsWith('s') || before.lower === 'staff')
  )
}
const following = new Set(
  'after for to with into their his her our your my more less like'.split(' '),
)

/** "messaging apps", "unlock encrypted chats": a participle that only says what kind. */
const isModifier = ({ lower, pos, sentence }: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  if (pos !== 'VERB' || next?.pos !== 'NOUN' || next.sentence !== sentence) return false
  const lead = before?.sentence === sentence ? before : undefined
  if (/\p{L}{3}ed$/u.test(lower)) return ['DET', 'VERB', 'ADP'].includes(lead?.pos ?? '')
  return (
    describing.has(lower) &&
    (!lead || ['DET', 'PRON', 'ADP', 'AUX', 'ADJ', 'VERB'].includes(lead.pos))
  )
}
const describing = new Set(
  `phishing messaging voting driving swimming working living parking training shopping running walking teaching dating gambling
  drinking smoking heating cooking reading writing waiting learning streaming gaming boarding nursing banking mining
  fishing farming hunting housing cleaning boxing skiing climbing cycling video-calling`.split(
    /\s+/,
  ),
)

/** "a pay cut": after an article and a singular noun a bare verb would want an -s, so it is a noun. */
const isCompound = (token: Token, at: number, all: Token[]): boolean =>
  token.pos === 'VERB' &&
  token.lemma === token.lower &&
  ((all[at - 1]?.pos === 'NOUN' &&
    all[at - 1]?.lemma === all[at - 1]?.lower &&
    ['a', 'an'].includes(all[at - 2]?.lower ?? '') &&
    !isWilled(at, all)) ||
    (all[at - 1]?.lower === 'same' && all[at - 2]?.pos === 'DET'))

/** "NASA delays the …", "a car hits someone": a name or noun, then a verb in -s, and no other verb in front. */
const isNewsVerb = (token: Token, at: number, all: Token[]): boolean => {
  const [before, next] = [all[at - 1], all[at + 1]]
  const isVerb = verbs.has(token.lower.slice(0, -1)) || verbs.has(token.lower.slice(0, -2))
  if (token.pos !== 'NOUN' || !/^\p{Ll}+s$/u.test(token.text) || !isVerb) return false
  if (before?.sentence !== token.sentence) return false
  const hasObject = before.pos === 'NOUN' && ['DET', 'PRON', 'PROPN'].includes(next?.pos ?? '')
  if (before.pos !== 'PROPN' && before.pos !== 'NUM' && !hasObject) return false
  const isEarlier = ({ pos, end, sentence }: Token) =>
    pos === 'VERB' && end <= token.start && sentence === token.sentence
  return !all.some(isEarlier)
}

/** After these somebody does something: the bare verb comes behind its subject. */
const willing = new Set(
  `should must could would can will may might do does did let make makes help see watch shouldn't can't won't`.split(
    ' ',
  ),
)
/** Whether such a word stands before, and its verb has not come yet. */
const isWilled = (at: number, all: Token[]): boolean => {
  const before = all.slice(0, at).filter(({ sentence }) => sentence === all[at]!.sentence)
  const from = before.findLastIndex(({ lower }) => willing.has(lower))
  return from >= 0 && !before.slice(from + 1).some(({ pos }) => pos === 'VERB')
}
const modals = new Set(
  `should must could would can will may might do does did let's to don't shouldn't can't won't`.split(
    ' ',
  ),
)
const verbs = new Set(
  `ban hit tax limit fund raise cap cut pay let allow require force stop end build use need want charge subsidise subsidize
  regulate break test check label block drop lower increase reduce support back protect punish fine censor trust replace
  host help save spend lead push pull move close open switch phase forgive cancel scrap share own rent sell buy teach learn
  work study vote drive park eat drink sleep smoke vaccinate license licence police arm clone edit name date delay control
  review record track watch monitor offer grant accept trade return repair offset count measure plan trial pilot market
  start finish keep make take give get go look carry sign fear hire fire clean answer talk care bring wear wait run
  walk call ask treat serve live die feed film record cook mind matter decide design deliver microwave snore vacuum greet`.split(
    /\s+/,
  ),
)
