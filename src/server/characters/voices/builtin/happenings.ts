import { isName, isNoun, isRelative, lowered, plain, type Rule, type Word } from './clauses.ts'
import { gerundOf, infinitiveOf } from './verbs.ts'

/**
 * "Our school wants to replace books with tablets", "The town now charges for bags", "Banks are closing branches": what somebody
 * does or is about to do, named by the deed where the doer is an office and by both where it is somebody one knows.
 */
export const happening: Rule = (clause) => {
  const at = clause.findIndex(
    ({ pos, lower }, n) => n > 0 && (isVerb(pos) || auxiliary.test(lower)),
  )
  const subject = clause.slice(0, at).filter(({ lower }) => !passing.test(lower))
  if (at < 1 || !mayAct(subject)) return undefined
  const deed = deedAt(clause.slice(at), subject)
  if (!deed) return undefined
  const isDeed = isOffice(subject) && actsOn(deed.rest) && (deed.isPlanned || !isPerson(subject))
  if (deed.doing === '') return { subject: [], words: plain(deed.rest) }
  const words = `${deed.doing} ${plain(deed.rest)}`.trim().replaceAll(/\b(their|its)\b/g, 'the')
  return { subject: [], words: isDeed ? words : `${lowered(subject)} ${words}` }
}

const isVerb = (pos: string): boolean => pos === 'VERB' || pos === 'AUX'
const auxiliary = /^(is|are|has|have|wants?|keeps?)$/
const passing =
  /^(now|still|just|recently|finally|already|even|actually|also|always|suddenly|really)$/

/** Somebody particular: a general claim ("cars kill cities") is a claim and no event. */
const mayAct = (subject: Word[]): boolean =>
  subject.length > 0 &&
  subject.length <= 7 &&
  !subject.some(
    (word) =>
      isRelative(word) ||
      isVerb(word.pos) ||
      /^(whoever|whatever|not|never|or|to)$/.test(word.lower),
  ) &&
  !/^(i|you|we|he|she|it|there|this|that|these|those|nobody|everyone|everybody|people|if|when|some|most|any|no|nothing|something|what|why|how)$/.test(
    subject[0]!.lower,
  ) &&
  (subject[0]!.lower === 'they' ? subject.length === 1 : isNoun(subject.at(-1)!))

const isParticular = ([first, second]: Word[]): boolean =>
  first !== undefined &&
  (/^(my|our|the|this|they|half|all|every)$/.test(first.lower) || isName(first, second))

/** Without a deed it is the thing that is meant: "a second roundabout". */
type Deed = { doing: string; rest: Word[]; isPlanned?: boolean }

/** Somebody or something is named to whom it is done: without it a deed alone says nothing. */
const actsOn = ([first, second]: Word[]): boolean =>
  first !== undefined &&
  (/^(DET|NOUN|PROPN|NUM|PRON)$/.test(first.pos) ||
    (first.pos === 'ADJ' && !/^(next|last|every|early|late)$/.test(first.lower)) ||
    /^(my|our|your|their|its|all|extra)$/.test(first.lower) ||
    (particle.test(first.lower) &&
      !/^(in|on)$/.test(first.lower) &&
      second !== undefined &&
      second.pos !== 'ADP'))

/** What is done, from its verb on. */
const deedAt = ([verb, ...after]: Word[], subject: Word[]): Deed | undefined => {
  const rest = after.slice(
    Math.max(
      0,
      after.findIndex(({ lower }) => !passing.test(lower)),
    ),
  )
  const [next] = rest
  if (!verb || !next) return undefined
  const isGoing = /^(is|are|has been|have been)$/.test(verb.lower) && isIng(next)
  if (isGoing && next.lower === 'going' && rest[1]?.lower === 'to') return bare(rest.slice(2))
  if (isGoing || /^keeps?$/.test(verb.lower)) {
    if (next.lower === 'getting' && rest[1]?.pos === 'DET')
      return { doing: '', rest: rest.slice(1) }
    const isTold = isIng(next) && next.pos === 'VERB' && rest.length > 1 && !idle.test(next.lower)
    const isGone =
      verb.lower === 'are' && /^(leaving|quitting|closing|disappearing)$/.test(next.lower)
    return isTold || isGone ? { doing: next.lower, rest: rest.slice(1) } : undefined
  }
  if (
    /^(wants?|plans?|decided|tries|intends?|wanted|started|refuses?)$/.test(verb.lower) &&
    next.lower === 'to'
  )
    return bare(rest.slice(1))
  return isParticular(subject) ? told(verb, rest, subject) : undefined
}

/** "builds a wall", "replaced the fountain", "put up a sign". */
const told = (verb: Word, rest: Word[], subject: Word[]): Deed | undefined => {
  const areMany = /^(they|half)$/.test(subject[0]!.lower) || /[^su]s$/.test(headOf(subject))
  const base =
    infinitiveOf(verb.lower) ??
    (areMany || /^(put|cut|set|let|shut|hit)$/.test(verb.lower) ? verb.lower : undefined)
  const [next, after] = rest
  if (!base || !next || verb.pos !== 'VERB' || stative.test(base) || verb.lower.endsWith('ing'))
    return undefined
  const isParticle = particle.test(next.lower) && after !== undefined && after.pos !== 'ADP'
  const isPast = !verb.lower.endsWith('s') && !areMany
  if (next.pos === 'ADP' && !isParticle && isPast) return undefined
  if (next.pos === 'AUX' || next.pos === 'SCONJ' || isRelative(next)) return undefined
  return { doing: gerundOf(base), rest }
}
const headOf = (subject: Word[]): string => {
  const to = subject.findIndex(({ pos }, n) => n > 0 && pos === 'ADP')
  return subject[(to < 0 ? subject.length : to) - 1]!.lower
}
const idle = /^(having|saying|thinking|looking|feeling|being|asking|telling)$/
const particle = /^(up|down|out|off|away|back|over|in|on)$/
const stative =
  /^(be|have|need|know|think|say|mean|like|love|hate|seem|feel|look|believe|agree|matter|deserve|cost|tell|hope|wish|sound|want|find|claim|become|prove|show|deserve|make|ask)$/

const bare = ([verb, ...rest]: Word[]): Deed | undefined =>
  verb && rest.length > 0 && !/^(be|have|know|see)$/.test(verb.lower)
    ? { doing: gerundOf(verb.lower), rest, isPlanned: true }
    : undefined

const isIng = ({ lower }: Word): boolean =>
  /\p{L}{2}ing$/u.test(lower) &&
  !/^(bring|thing|spring|string|swing|nothing|during|evening|morning)$/.test(lower)

/** Offices, firms and whoever else decides for others. */
const isOffice = (subject: Word[]): boolean =>
  /^they$/.test(subject[0]!.lower) ||
  (/^(my|our|the)$/.test(subject[0]!.lower) && offices.test(headOf(subject)))
const isPerson = (subject: Word[]): boolean =>
  /^(boss|manager|landlord|landlady|owner|mayor|neighbou?rs?|cto|ceo)$/.test(headOf(subject))
const offices =
  /^(schools?|council|town|city|government|state|country|parliament|mayor|company|firm|employer|boss|manager|management|cto|ceo|landlord|landlady|club|gym|library|university|college|hospital|bank|shop|supermarket|bakery|restaurant|airline|museum|church|parish|board|committee|neighbou?rs|owner|team|department|ministry|railway|operator|landlords|academy|nursery|kindergarten|association|village|office)$/

/** "Our building has one washing machine for nine families": the thing that is there. */
export const possessed: Rule = (clause) => {
  const at = clause.findIndex(({ lower }) => /^(has|have)$/.test(lower))
  const [next] = clause.slice(at + 1)
  return at > 1 &&
    at < 5 &&
    isParticular(clause) &&
    next &&
    /^(DET|NUM)$/.test(next.pos) &&
    !/^(no|any|to)$/.test(next.lower)
    ? { subject: [], words: plain(clause.slice(at + 1)) }
    : undefined
}

/** "Cyclists who wear headphones in traffic are asking for it", "Whoever parks across two bays should …": those who do, and what. */
export const sortedOut: Rule = (clause) => {
  const isWhoever = clause[0]?.lower === 'whoever' && clause[1]?.lower.endsWith('s') === true
  const at = isWhoever ? 0 : clause.findIndex(({ lower }) => /^(who|that|which)$/.test(lower))
  const verb = clause[at + 1]
  const from = at + 2
  const to = clause.findIndex(
    ({ lower }, n) =>
      n > from &&
      /^(is|are|was|were|should|must|need|needs|will|have|has|deserve|do|does|can)$/.test(lower),
  )
  if (
    (!isWhoever && (at < 1 || at > 3 || !isNoun(clause[at - 1]!))) ||
    to < 0 ||
    !verb ||
    !/^(VERB|NOUN)$/.test(verb.pos)
  )
    return undefined
  const base = infinitiveOf(verb.lower) ?? verb.lower
  return stative.test(base)
    ? undefined
    : {
        subject: [],
        words: `${isWhoever ? 'people' : lowered(clause.slice(0, at))} ${gerundOf(base)} ${plain(clause.slice(from, to))}`,
      }
}

/** "Is watching a film at double speed still watching it?", "Dogs in offices: lovely until …": the thing itself. */
export const seen: Rule = (clause) => {
  const [first, second] = clause
  if (!first || !second) return undefined
  if (/^(is|was)$/.test(first.lower) && isIng(second)) {
    const at = clause.findIndex(
      ({ lower, pos }, n) =>
        n > 2 && (verdict.test(lower) || (pos === 'ADJ' && n === clause.length - 1)),
    )
    return at > 2 ? { subject: [], words: plain(clause.slice(1, at)) } : undefined
  }
  const isBare =
    clause.every(({ pos }) => /^(NOUN|PROPN|ADP|ADJ|DET|NUM)$/.test(pos)) && clause.length <= 6
  const joins = clause.findIndex(({ lower }) => /^(in|on|at|for|with|without|as)$/.test(lower))
  return isBare &&
    joins > 0 &&
    joins < clause.length - 1 &&
    isNoun(clause.at(-1)!) &&
    isNoun(clause[joins - 1]!)
    ? { subject: [], words: lowered(clause) }
    : undefined
}
const verdict =
  /^(still|just|really|actually|even|always|ever|too|worth|wrong|rude|weird|ok|okay|fair|cheating|normal|a|an)$/
