import type { Kind } from './kind.ts'
import {
  clausesOf,
  does,
  isName,
  isNoun,
  isRelative,
  lowered,
  plain,
  type Found,
  type Rule,
  type Word,
} from './clauses.ts'
import { happening, possessed, seen, sortedOut } from './happenings.ts'
import type { Token } from './parse.ts'
import { gerundOf, infinitiveOf } from './verbs.ts'

/**
 * What a post is about, as something that can stand wherever a noun can: "banning cars from city centres", "a council
 * scrapping weekly bin collection", "the claim that chess is a sport". Made by rules from the words of the post; where they are
 * not sure of its grammar there is none, and the voice says "this".
 */
export const matterOf = (tokens: Token[], kind: Kind): string | undefined => {
  const clauses = clausesOf(tokens, kind)
  return clauses
    .map((clause) => {
      const found = rulesOf[kind]?.map((rule) => rule(clause)).find(Boolean)
      return found && settle(clause === clauses[0] ? found : withMeant(found, clauses[0]!))
    })
    .find(Boolean)
}

/** "Our pool costs a lot. They want to close it.": closing your pool. */
const withMeant = (found: Found, first: Word[]): Found => {
  const to = first.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')
  const meant = first.slice(0, to)
  const isNamed =
    to > 1 && to < 6 && /^(my|our|the)$/.test(meant[0]!.lower) && isNoun(meant.at(-1)!)
  return isNamed ? { ...found, words: found.words.replace(/\b(it|them)$/, lowered(meant)) } : found
}

/**
 * The same in the words of the post: "the idea that cities should ban cars from their centres", "the question of whether it
 * is ok to lie to your parents".
 */
export const wordedOf = (tokens: Token[], kind: Kind): string[] => {
  const [clause] = clausesOf(tokens, kind)
  if (
    !clause ||
    clause.length > mostWorded ||
    clause.some(({ lower }) => /^(i|i'm|he|she|this|these)$/.test(lower))
  )
    return []
  if (kind === 'question')
    return [wordedQuestion(clause)].flatMap((words) => (words && spoken(words)) ?? [])
  if (!/^(policy|claim|news)$/.test(kind)) return []
  const ideas = wordedIdeas(clause)
  const found = ideas.length > 0 ? ideas : [wordedClaim(clause)]
  return found.flatMap((words) => (words && spoken(words)) ?? [])
}
const mostWorded = 14

/** "Daylight saving time needs to go": the claim that it does. */
const wordedClaim = (clause: Word[]): string | undefined => {
  const at = clause.findIndex(({ lower }) => /^(is|are|was|will|does|needs?|can)$/.test(lower))
  const before = clause.slice(0, at)
  const [first] = before
  if (!first || at > 6 || clause.length < at + 3 || isRelative(first)) return undefined
  if (/^(there|it|that|those|they|we|you|my|our|just|if|not|stop|some|let's)$/.test(first.lower))
    return undefined
  return before.some(({ pos }) => pos === 'VERB' || pos === 'AUX') || !isNoun(before.at(-1)!)
    ? undefined
    : `the claim that ${lowered(clause)}`
}

const wordedIdeas = (clause: Word[]): string[] => {
  const modal = clause.findIndex(({ lower }) => /^(should|must)$/.test(lower))
  if (modal < 0 || modal > 7) return []
  const from = modal > 0 ? modal + 1 : verbAfter(clause, 1)
  const subject = clause.slice(modal > 0 ? 0 : 1, modal > 0 ? modal : from)
  const [verb, ...rest] = clause.slice(from)
  if (from < 1 || !verb || !subject[0] || isRelative(subject[0])) return []
  if (/^(if|when|there|whoever|whatever)$/.test(subject[0].lower)) return []
  const told = `the idea that ${lowered(subject)} should ${plain([verb, ...rest])}`
  const isNamed = !/^(we|you|they|it|nobody|one|no)$/.test(subject[0].lower)
  const isPlain =
    rest.length > 0 && !/(ly|not|never|also|always|just|only|still|ed)$/.test(verb.lower)
  const isShort = subject.length + rest.length <= 5
  return isNamed && isPlain && (verb.lower !== 'be' || isShort)
    ? [`${lowered(subject)} ${[gerundOf(verb.lower), plain(rest)].join(' ')}`, told]
    : [told]
}

/** Without the noun in front, for which each character has one of its own. */
export const ideaIn = (form: string): string => form.replace(/^the (?:idea|claim|question) /, '')

const wordedQuestion = (clause: Word[]): string | undefined => {
  if (clause.some(({ lower }) => lower === 'or'))
    return chosen(clause) && `the question of ${lowered(clause)}`
  const isWhy = clause[0]?.lower === 'why'
  const [verb, subject, ...rest] = clause.slice(isWhy ? 1 : 0)
  if (!verb || !subject || rest.length === 0) return undefined
  const lead = `the question of ${isWhy ? 'why' : 'whether'} ${subject.lower}`
  if (/^(is|was)$/.test(verb.lower) && subject.lower === 'it')
    return `${lead} ${verb.lower} ${plain(rest)}`
  if (!/^(we|you|people)$/.test(subject.lower)) return undefined
  if (verb.lower === 'do') return `${lead} ${plain(rest)}`
  return /^(are|will|would|can|could|should)$/.test(verb.lower)
    ? `${lead} ${verb.lower} ${plain(rest)}`
    : undefined
}

/** To the one who wrote it. */
const spoken = (words: string): string | undefined => {
  const turned = words
    .replaceAll(/ (yesterday|today|tonight|right now|anymore|any more|lol|please)\b/gi, '')
    .replaceAll(/\b(my|our)\b/gi, 'your')
    .trim()
  return /["“”?]|\b(me|us|they|them|his|her)\b/.test(turned) ? undefined : turned
}

/** "Should cities ban cars", "Dogs should be allowed in restaurants", "Everybody should have to vote". */
const proposed: Rule = (clause) => {
  const modal = clause.findIndex(
    ({ lower }, n) =>
      /^(should|must)$/.test(lower) ||
      (/^(ought|needs?)$/.test(lower) && clause[n + 1]?.lower === 'to'),
  )
  if (modal < 0 || modal > 7 || /^(if|when|why|whoever|whatever)$/.test(clause[0]!.lower))
    return undefined
  const isAsked = modal === 0
  if (isAsked && plain(clause.slice(1)).startsWith('there be '))
    return { subject: [], words: plain(clause.slice(3)) }
  const isLong = !/^(should|must)$/.test(clause[modal]!.lower)
  const from = isAsked ? verbAfter(clause, 1) : modal + (isLong ? 2 : 1)
  const subject = isAsked ? clause.slice(1, from) : clause.slice(0, modal)
  const [verb, ...rest] = clause.slice(from)
  if (from < 0 || !verb || subject.length === 0 || subject.some(isRelative)) return undefined
  if (/^(also|never|not|always|really|just|only|still)$/.test(verb.lower)) return undefined
  if (verb.lower === 'have' && rest[0] && infinitiveOf(rest[0].lower)) return undefined
  if (verb.lower === 'be') return undergone(subject, rest)
  if (verb.lower === 'have' && rest[0]?.lower === 'to' && rest[1])
    return isDecider(subject)
      ? { subject, words: does(rest[1], rest.slice(2)) }
      : { subject: [], words: `making ${asObject(subject)} ${plain(rest.slice(1))}` }
  if (rest.length === 0 && isLong && /^(go|end|stop)$/.test(verb.lower))
    return { subject: [], words: `getting rid of ${lowered(subject)}` }
  if (rest.length === 0 || /[^e]ed$/.test(verb.lower)) return undefined
  if (verb.lower === 'need' && rest[0]?.pos === 'DET')
    return { subject: [], words: `${plain(rest)} for ${asObject(subject)}` }
  return isDecider(subject)
    ? { subject, words: does(verb, rest) }
    : { subject: [], words: `${asSubject(subject)} ${does(verb, rest)}` }
}

/** "social media | be banned for kids": "banning social media for kids". */
const undergone = (subject: Word[], rest: Word[]): Found | undefined => {
  const [done, ...after] = rest
  if (!done || /^(i|we|he|she|they|it)$/.test(subject[0]!.lower)) return undefined
  const object = asObject(subject)
  if (
    /^(mandatory|compulsory|illegal|legal|free|optional|public|voluntary|cheaper|longer|shorter|smaller)$/.test(
      done.lower,
    )
  )
    return { subject: [], words: `making ${object} ${plain(rest)}` }
  if (rest.length === 1 && done.pos === 'NOUN')
    return { subject: [], words: `treating ${object} as ${done.text}` }
  const verb = /(ed|en|ade|aid|ept|old|ought|uilt|ut|one|own)$/.test(done.lower)
    ? infinitiveOf(done.lower)
    : undefined
  return verb
    ? { subject: [], words: [gerundOf(verb), object, plain(after)].join(' ').trim() }
    : undefined
}

/** Who decides for others, so that the deed can be named without them. */
const isDecider = (subject: Word[]): boolean =>
  subject.length <= 2 && deciders.test(subject.at(-1)!.lower)
const deciders =
  /^(we|you|i|one|cit(y|ies)|towns?|villages?|countr(y|ies)|states?|governments?|schools?|compan(y|ies)|firms?|employers?|universit(y|ies)|hospitals?|museums?|airlines?|banks?|courts?|councils?|parliaments?|platforms?|regulators?|librar(y|ies)|supermarkets|shops|restaurants|landlords|clubs?|gyms?|cinemas|railways|police|everyone|people|society|they)$/

const verbAfter = (clause: Word[], from: number): number =>
  clause.findIndex(
    ({ pos, lower }, n) => n > from && (pos === 'VERB' || /^(be|have|do)$/.test(lower)),
  )

/** A subject in another place: "Every" loses its capital, names keep theirs. */
const asObject = (words: Word[]): string => lowered(words).replace(/^(he|she|they)$/, 'them')
const asSubject = (words: Word[]): string => lowered(words).replace(/^(nobody|no one)$/, 'anybody')

/** "Ban the sale of new petrol cars", "Stop telling introverts to speak up", "Let's tax robots". */
const demanded: Rule = (clause) => {
  const [first, ...rest] = clause[0]?.lower === "let's" ? clause.slice(1) : clause
  const next = rest[0]
  if (!first || !next) return undefined
  const isBare = demands.has(first.lower) || clause[0]?.lower === "let's"
  const mayBeMore = /^(tax|free|fund|raise|cut|close|open|end|build|tear|keep|make|give|let)$/.test(
    first.lower,
  )
  const isFinite = clause.some(({ lower }) =>
    /^(is|are|was|were|should|will|has|have)$/.test(lower),
  )
  return isBare && !isFinite && (!mayBeMore || ['DET', 'PRON', 'PROPN', 'NUM'].includes(next.pos))
    ? { subject: [], words: does(first, rest) }
    : undefined
}
const demands = new Set(
  `ban abolish scrap stop legalise legalize nationalise nationalize defund bring keep make let tax free fund raise cut close
  open end build tear give abandon replace introduce`.split(/\s+/),
)

/** "Is it rude to recline your seat", "Is it time to abolish the monarchy", "Is it worth learning to drive". */
const judged: Rule = (clause) => {
  if (!/^(why )?(is|was) it /.test(clause.map(({ lower }) => lower).join(' '))) return undefined
  const at = clause.findIndex(
    ({ lower }, n) =>
      n > 1 && (lower === 'to' || (lower === 'worth' && clause[n + 1]?.lower.endsWith('ing'))),
  )
  const verb = clause[at + 1]
  if (at < 0 || at > 7 || !verb || clause.slice(2, at).some(({ lower }) => lower === 'for'))
    return undefined
  const rest = clause.slice(at + 2)
  return {
    subject: [],
    words: clause[at]!.lower === 'worth' ? plain([verb, ...rest]) : does(verb, rest),
  }
}

/** "Anyone else miss being bored": being bored. */
const shared: Rule = (clause) => {
  const found = clause
    .map(({ lower }) => lower)
    .join(' ')
    .match(
      /^(?:does |is )?(?:anyone|anybody) else (?:still |really |just |also )?(?:miss|hate|love|dread|prefer|enjoy|like)(?:ing)? /,
    )
  return found
    ? { subject: [], words: plain(clause.slice(found[0].trim().split(' ').length)) }
    : undefined
}

/** "Do you trust online reviews", "Why do we still teach cursive", "Will AI take my job". */
const wondered: Rule = (clause) => {
  const start = /^(why|when)$/.test(clause[0]?.lower ?? '') ? 1 : 0
  if (!/^(do|does|did|will|would|can|could)$/.test(clause[start]?.lower ?? '')) return undefined
  const from = verbAfter(clause, start + 1)
  const subject = clause
    .slice(start + 1, from)
    .filter(({ lower }) => !/^(still|actually|really|ever|even|always)$/.test(lower))
  const [verb, ...rest] = clause.slice(from)
  if (
    from < 0 ||
    !verb ||
    subject.length === 0 ||
    subject.length > 3 ||
    /^(rather|be)$/.test(verb.lower) ||
    rest.length === 0
  )
    return undefined
  if (rest.some(({ lower }) => lower === 'or')) return undefined
  const own = /^(you|we|i|one|anyone|people|everyone)$/.test(subject[0]!.lower)
  return own && subject.length === 1
    ? { subject: [], words: does(verb, rest) }
    : { subject: [], words: `${lowered(subject)} ${does(verb, rest)}` }
}

/** "Is ambition overrated?", "Are book clubs just wine clubs?": the idea that it is so. */
const supposed: Rule = (clause) => {
  const start = clause[0]?.lower === 'why' ? 1 : 0
  const [verb, ...rest] = clause.slice(start)
  if (!/^(is|are|was|were)$/.test(verb?.lower ?? '') || clause.some(({ lower }) => lower === 'or'))
    return undefined
  const at = rest.findIndex(
    ({ pos, lower }, n) =>
      n > 0 &&
      isNoun(rest[n - 1]!) &&
      (pos === 'ADJ' ||
        pos === 'DET' ||
        telling.test(lower) ||
        (pos === 'VERB' && lower.endsWith('ing') && n === rest.length - 1) ||
        (pos === 'VERB' && lower.endsWith('ed') && !isNoun(rest[n + 1] ?? rest[n]!))),
  )
  if (at < 1 || /^(it|there|this|that|these|those|anyone|nobody)$/.test(rest[0]!.lower))
    return undefined
  return {
    subject: [],
    words: `the idea that ${lowered(rest.slice(0, at))} ${verb!.lower} ${plain(rest.slice(at))}`,
  }
}
const telling = /^(still|just|really|actually|even|too|worth|always|never|a|an|the|only|mostly)$/

/** "Subtitles or dubbing?" */
const chosen: Rule = (clause) => {
  const at = clause.findIndex(({ lower }) => /^(or|vs|versus)$/.test(lower))
  const isBare =
    clause.length <= 6 &&
    clause.every(({ pos }) => pos !== 'VERB' && pos !== 'AUX' && pos !== 'PRON')
  return at > 0 && at < clause.length - 1 && isBare
    ? {
        subject: [],
        words: `the choice between ${lowered(clause.slice(0, at))} and ${plain(clause.slice(at + 1))}`,
      }
    : undefined
}

/** "How do I get my toddler to sleep", "the best way to clean a pan". */
const sought: Rule = (clause) => {
  const line = clause.map(({ lower }) => lower).join(' ')
  const found = line.match(
    /^how (to|(?:do|can|should|would) (?:you all|i|you|we|one)) |^what (?:is|are) the best ways? (?:to) /,
  )
  if (!found) return undefined
  const [verb, ...rest] = clause.slice(found[0].trim().split(' ').length)
  return verb && rest.length > 0 ? { subject: [], words: does(verb, rest) } : undefined
}

/** "Spotify raises prices again", "Ikea to sell second-hand furniture": somebody doing something. */
const reported: Rule = (clause) => {
  const at = clause.findIndex(({ pos }, n) => n > 0 && pos === 'VERB')
  const verb = clause[at]
  if (at < 1 || at > 5 || !verb) return undefined
  const isPlanned = clause[at - 1]!.lower === 'to'
  const subject = clause.slice(0, isPlanned ? at - 1 : at)
  const rest = clause.slice(at + 1)
  if (
    subject.length === 0 ||
    subject.some((word) => word.pos === 'AUX' || word.pos === 'VERB' || isRelative(word))
  )
    return undefined
  const [next] = rest
  /** "found off Sicily", "moved to Madrid": somebody else did it. */
  const isUndergone =
    next?.pos === 'ADP' &&
    (verb.lower.endsWith('ed') || strongPast.test(verb.lower)) &&
    !(particle.test(next.lower) && rest[1] && /^(DET|NUM|ADJ|NOUN)$/.test(rest[1].pos))
  if (!next || next.pos === 'AUX' || verb.lower.endsWith('ing') || isUndergone) return undefined
  const many = /[^su]s$/.test(subject.at(-1)!.lower)
  const base = infinitiveOf(verb.lower) ?? (isPlanned || many ? verb.lower : undefined)
  return base
    ? { subject: [], words: `${withArticle(subject)} ${gerundOf(base)} ${plain(rest)}` }
    : undefined
}
const particle = /^(up|down|out|off|away|back)$/
const strongPast =
  /^(found|made|won|lost|held|sold|told|paid|built|caught|taken|left|hit|cut|set|led)$/

/** A headline's "Storm knocks out" means a storm. */
const withArticle = (subject: Word[]): string => {
  const [only] = subject
  const text = lowered(subject)
  const isCommon =
    subject.length === 1 &&
    only &&
    !isName(only, undefined) &&
    !only.lower.endsWith('s') &&
    !mass.test(only.lower)
  return isCommon ? `${/^[aeiou]/.test(text) ? 'an' : 'a'} ${text}` : text
}
const mass =
  /^(inflation|unemployment|traffic|rent|bread|water|oil|gold|gas|parliament|congress|police|staff|people|nobody|everyone|somebody)$/

/** "AITA for charging my son rent", "I feel guilty for leaving": what one did; "I moved to a new city". */
const done: Rule = (clause) => {
  const [first] = clause
  const at = clause.findIndex(
    ({ lower }, n) =>
      n < 6 &&
      /\p{L}{2}ing$/u.test(lower) &&
      !/^(bring|thing|spring|string|swing|nothing)$/.test(lower) &&
      (n === 0 ||
        /^(for|not|about|i'm|we're|i've been|keep)$/.test(clause[n - 1]!.lower) ||
        (clause[n - 1]!.lower === 'and' && /^(i'm|i am)$/.test(first!.lower))),
  )
  const isMine = /^(i|we|i'm|we're)$/.test(first?.lower ?? '')
  const isFelt = first?.pos === 'ADJ' && clause[at - 1]?.lower === 'for'
  if (at === 0 || (isMine && at > 0) || isFelt || (at === 1 && first?.lower === 'not'))
    return {
      subject: [],
      words: [
        ...(first?.lower === 'not' ? ['not'] : []),
        clause[at]!.lower,
        plain(clause.slice(at + 1)),
      ].join(' '),
    }
  /** "Switched our shop to another bank last month." */
  const isUnsaid =
    !isMine && first?.pos === 'VERB' && /[^e]ed$/.test(first.lower) && isOwned(clause[1])
  const unsaid = isUnsaid ? infinitiveOf(first.lower) : undefined
  if (unsaid) return { subject: [], words: does({ ...first!, lower: unsaid }, clause.slice(1)) }
  const verb = clause[1]
  if (
    /^(i|we)$/.test(first?.lower ?? '') &&
    verb &&
    /^(run|teach|coach|manage|own|rent)$/.test(verb.lower) &&
    clause[2]
  )
    return { subject: [], words: does(verb, clause.slice(2)) }
  const base =
    isMine &&
    verb &&
    /^(quit|ed)$|ed$|^(found|moved|made|took|got|left|lost|told|gave|sold|bought|went|ran|built|let|rewrote|put|made|taught|hired|began)$/.test(
      verb.lower,
    )
      ? infinitiveOf(verb.lower)
      : undefined
  return base && clause[2]
    ? { subject: [], words: does({ ...verb!, lower: base }, clause.slice(2)) }
    : undefined
}

const isOwned = (word: Word | undefined): boolean =>
  word !== undefined && /^(my|our|the|a|an|all|from)$/.test(word.lower)

/** "My roommate eats my food": your roommate eating your food. */
const lived: Rule = (clause) => {
  if (!/^(my|our)$/.test(clause[0]?.lower ?? '')) return undefined
  const at = clause.findIndex(({ pos }, n) => n > 0 && pos === 'VERB')
  const verb = clause[at]
  if (
    at < 2 ||
    at > 5 ||
    !verb ||
    clause.slice(0, at).some(({ pos }) => pos === 'AUX' || pos === 'VERB')
  )
    return undefined
  const base = verb.lower.endsWith('s') ? infinitiveOf(verb.lower) : undefined
  const rest = clause.slice(at + 1)
  if (!base || rest.length === 0 || /^(say|tell|think)$/.test(base)) return undefined
  if (base === 'want' && rest[0]!.lower !== 'to') return undefined
  return {
    subject: [],
    words: `${lowered(clause.slice(0, at))} ${does({ ...verb, lower: base }, rest)}`,
  }
}

/** "My best friend has not answered my messages": your best friend not answering them. */
const missed: Rule = (clause) => {
  const at = clause.findIndex(({ lower }) => /^(has|have)$/.test(lower))
  const [not, verb, ...rest] = clause.slice(at + 1)
  const base = verb && infinitiveOf(verb.lower)
  if (!/^(my|our)$/.test(clause[0]?.lower ?? '') || at < 2 || at > 4) return undefined
  if (not?.lower !== 'not' || !base || rest.length === 0) return undefined
  return {
    subject: [],
    words: `${lowered(clause.slice(0, at))} not ${gerundOf(base)} ${plain(rest)}`,
  }
}

/** "Banning phones at school is lazy", "Germany closing its plants was a mistake": the deed that is judged. */
const appraised: Rule = (clause) => {
  const to = clause.findIndex(({ lower }) =>
    /^(is|was|are|were|will|would|can|does|should|has)$/.test(lower),
  )
  const at = clause.findIndex(
    ({ lower }) =>
      /\p{L}{3}ing$/u.test(lower) &&
      !/^(nothing|something|anything|everything|evening|morning|building)$/.test(lower),
  )
  if (at < 0 || at > 1 || to < at + 2) return undefined
  return { subject: [], words: lowered(clause.slice(0, to)) }
}

/** "Chess is a sport": the claim that it is. */
const claimed: Rule = (clause) => {
  const at = clause.findIndex(
    ({ pos, lower }, n) =>
      pos === 'AUX' ||
      (pos === 'VERB' && (n > 0 || clause[1]?.pos !== 'ADP')) ||
      /^(is|are)$/.test(lower),
  )
  const first = clause[0]
  const isTold =
    clause[at]?.pos === 'VERB' &&
    !(!clause[at].lower.endsWith('s') || clause[at + 1]?.lower === 'for') &&
    !(clause[at].lower.endsWith('ed') && clause[at + 1]?.pos !== 'ADP')
  if (at < 1 || at > 6 || isTold || clause.length < at + 2 || !first || isRelative(first))
    return undefined
  if (
    /^(there|it|this|that|these|those|he|she|they|we|you|i|my|our|just|if|not|stop|some)$/.test(
      first.lower,
    )
  )
    return undefined
  if (/(ing)$/.test(clause[at]!.lower)) return undefined
  return { subject: [], words: `the claim that ${lowered(clause)}` }
}

const rulesOf: Partial<Record<Kind, Rule[]>> = {
  policy: [sortedOut, proposed, demanded, judged],
  question: [shared, judged, wondered, proposed, sought, seen, supposed, chosen, happening],
  howto: [sought, proposed, judged],
  claim: [sortedOut, proposed, demanded, appraised, happening, possessed, seen, claimed],
  news: [happening, reported],
  disaster: [reported],
  experience: [done, happening, lived, missed, possessed, seen],
  milestone: [done],
}

/** Speaks to the one who wrote it, and leaves nobody's "their" without its owner. */
const settle = ({ subject, words }: Found): string | undefined => {
  const owned = subject.length > 0 ? withOwner(words, subject) : words
  const turned = withoutMore(owned)
    .replaceAll(
      / (yesterday|today|tonight|(last|next) (night|week|year|month)|right now|already|again|anymore|any more|lol|please|this morning)\b/gi,
      '',
    )
    .trim()
    .replaceAll(/\b(my|our)\b/gi, 'your')
    .replaceAll(/\b(myself|ourselves)\b/gi, 'yourself')
    .replaceAll(/\b(me|us)\b/g, 'you')
    .replaceAll(/(?<= )we (?!are\b|were\b|have\b|will\b|should\b)/g, 'you ')
    .replace(/ between \S+$/, '')
    .replace(/ (?:to|for|with) (?:him|her|them)$/, '')
  const size = turned.split(/\s+/).length
  if (
    size < 2 ||
    /\b(I|i'm|we|they|he|she|it|his|her|him|them|these|those)\b/i.test(
      turned.replace(/ without asking them$/, ''),
    )
  )
    return undefined
  if (
    /\b(this|that|which|who|to|the|a|an|of|in|on|at|for|with|and|or|by|from|every|so|as)$/i.test(
      turned,
    ) ||
    /["“”?]/.test(turned)
  )
    return undefined
  if (/\btheir\b/.test(turned) && !ownsWithin(turned)) return undefined
  return size <= mostWords ? turned : shortened(turned)
}

/** "abolishing tipping and pay people properly": only the first of two deeds is put as one. */
const withoutMore = (words: string): string =>
  /^the (claim|idea|choice) |\bwho .* (and|or) /.test(words)
    ? words
    : words.replace(/,? (and|or) \S+ \S+.*$/, '')

const mostWords = 11

/** Without what only says where, when or with what, if it is then short enough. */
const shortened = (words: string): string | undefined => {
  const cuts = [
    ...words.matchAll(
      / (by|before|after|in|on|at|for|from|with|without|under|within|into|every|as|during|because)(?= )/g,
    ),
  ].map(({ index }) => words.slice(0, index))
  return cuts.toReversed().find((cut) => {
    const n = cut.split(/\s+/).length
    return n >= 3 && n <= mostWords && !/^the (claim|idea) that/.test(cut)
  })
}

/** "Cities ban cars from their centres": the centres are the cities', who are no longer named. */
const withOwner = (words: string, subject: Word[]): string => {
  const owner = subject.at(-1)!.lower
  if (!/\btheir\b/.test(words)) return words
  if (ownsWithin(words)) return words
  const one = owner.replace(/ies$/, 'y').replace(/([^s])s$/, '$1')
  return /^(we|you|i|one|they|everyone|people|society)$/.test(owner)
    ? words.replaceAll(/\btheir\b/g, 'the')
    : words.replaceAll(/\btheir\b/g, one === owner ? 'the' : one)
}

/** Somebody in front whose it can be: "passengers together with their luggage". */
const ownsWithin = (words: string): boolean =>
  people.test(words.slice(0, words.search(/\btheir\b/)))
const people =
  /\b(people|kids|children|teens?|teenagers?|students|pupils|teachers|parents|workers|employees|staff|nurses|doctors|patients|drivers|farmers|owners|residents|tenants|renters|landlords|customers|users|artists|developers|women|men|families|voters|citizens|passengers|politicians|players|fans|introverts|graduates|managers|everyone|everybody|friends|neighbou?rs|companies|firms|airlines|schools|governments|cities|museums|countries)\b/i
