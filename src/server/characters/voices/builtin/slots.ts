import type { Brief, Turn } from '../../brief.ts'
import { clauseIn, type Content } from './content.ts'
import type { Frame } from './frame.ts'
import type { Kind } from './kind.ts'
import type { Pack } from './pack.ts'
import { ideaIn } from './matter.ts'
import { stemsOf } from './nearness.ts'
import { pairOf } from './pair.ts'
import type { Phrase } from './phrases.ts'
import { cite } from './citations.ts'
import { citesOf } from './cites.ts'

/** One thing that can stand in a slot. */
export type Filling = { text: string; isPlural?: boolean; factId?: string }

/**
 * What may fill the slots of a skeleton, the best first.
 * From the post: {matter} what it is about, as a noun: "banning cars from city centres" · {np} that or a noun phrase ·
 * {np2} a noun phrase · {span} a telling run in quotation marks, where somebody's own words matter · {number} ·
 * {left} {right} the two sides of its "or" · {people} who is affected.
 * From the words answered: {who} their author's handle · {cite} a quotation. For a synthesis: {whoA} {citeA} {whoB} {citeB} {yes} {no}.
 * From the pack: {idea} {doing} {label} {affected} {mechanism} {give} {get} {measure} {question} {fact} {precedent} {future}
 * {proposal} {scene} {nature}, and by stance {point} and {other}, its counterpart.
 */
export type Slots = Map<string, Filling[]>

export const slotsOf = (given: Slots, pack: Pack, content: Content | undefined): Slots => {
  const slots: Slots = new Map(given)
  if (content) fillFromPack(putInto(slots), pack, content)
  return slots
}

/** The slots that no choice of content changes: those of the post and of the words answered. */
export const givenSlots = (brief: Brief, frame: Frame, pack: Pack): Slots => {
  const slots: Slots = new Map()
  fillFromPost(putInto(slots), frame, pack, brief)
  fillFromThread(putInto(slots), brief, pack)
  return slots
}

const putInto =
  (slots: Slots): Put =>
  (slot, texts) =>
    slots.set(
      slot,
      texts
        .map((text) => (typeof text === 'string' ? { text } : text))
        .filter(({ text }) => text !== ''),
    )

type Put = (slot: string, texts: (string | Filling)[]) => unknown

const fillFromPost = (put: Put, frame: Frame, pack: Pack, { thread, characterId }: Brief): void => {
  const things = frame.phrases.filter(({ isPerson }) => !isPerson)
  const least = (things[0]?.weight ?? 0) - 1.3
  const near = things.filter(({ weight }) => weight >= least).slice(0, 4)
  const best = topicsOf(near, frame, pack)
  const matter = mattersOf(frame, best, thread, pack, characterId)
  put('np', isDeed(frame) ? matter : best)
  put('np2', best)
  put('matter', matter)
  put('span', frame.spans.slice(0, 4).map(quoted))
  put('number', frame.numbers)
  put('left', frame.contrast ? [quoted(frame.contrast[0])] : [])
  put('right', frame.contrast ? [quoted(frame.contrast[1])] : [])
  put('people', frame.people ? [asFilling(frame.people)] : [])
}

/**
 * What the post is about in full, where nobody here has put it so yet; else its things, one of them first, and in a word of
 * this character's own.
 */
const mattersOf = (
  { matter, worded, names, kind, phrases }: Frame,
  things: Filling[],
  thread: Turn[],
  pack: Pack,
  characterId: string,
): Filling[] => {
  const short = shortFor(kind, matter, characterId).map((text) => ({ text }))
  if (wordless.has(kind)) return short
  if (kind === 'grief') return [...sorrowOf(phrases), ...short]
  const forms = [...new Set([...(matter ? [matter] : []), ...worded])].filter(
    (form) => form === matter || !isTold(matter) || !form.startsWith('the claim that'),
  )
  const again = matter ? againOf(matter, things, pack) : []
  const uses = forms.map((form) => timesIn(thread, form))
  const least = Math.min(...uses)
  const first = forms.filter((form, at) => uses[at] === least && least < mostUses(form))
  return [
    ...first.slice(0, 1).map((form) => ({ text: inWordsOf(characterId, form) })),
    ...leastHeard(names.filter(isWorded), thread),
    ...things.slice(0, 2),
    ...again,
    ...leastHeard(names, thread),
    ...short,
  ]
}

/** What happens is no claim. */
const isTold = (matter: string | undefined): boolean =>
  matter !== undefined && !/^the (claim|idea)/.test(matter)

/** The same thought is a slogan to one and a hypothesis to another. */
const inWordsOf = (characterId: string, form: string): string => {
  const [wish, thought, question] = nouns[characterId] ?? ['idea', 'claim', 'question']
  return form
    .replace(/^the idea that/, `the ${wish} that`)
    .replace(/^the claim that/, `the ${thought} that`)
    .replace(/^the question of/, `the ${question} of`)
}
const nouns: Record<string, [string, string, string]> = {
  innovator: ['idea', 'idea', 'puzzle'],
  skeptic: ['demand', 'slogan', 'awkward question'],
  'logical-analyst': ['proposal', 'proposition', 'precise question'],
  'data-analyst': ['suggestion', 'hypothesis', 'open question'],
  empathetic: ['wish', 'feeling', 'delicate question'],
  environmentalist: ['thought', 'thought', 'deeper question'],
  futurist: ['notion', 'notion', 'next question'],
  historian: ['conviction', 'conviction', 'old question'],
}

/** A long one is heard once. */
const mostUses = (form: string): number => {
  const size = ideaIn(form)
    .replace(/^(?:that|of) /, '')
    .split(' ').length
  return size <= 5 ? 4 : size <= 8 ? 2 : 1
}

/** In words of the post, and not "this ban". */
const isWorded = (name: string): boolean => !name.startsWith('this ')

const leastHeard = (names: string[], thread: Turn[]): Filling[] =>
  names.toSorted((a, b) => timesIn(thread, a) - timesIn(thread, b)).map((text) => ({ text }))

const timesIn = (thread: Turn[], words: string): number =>
  thread.filter(({ content }) => content.toLowerCase().includes(ideaIn(words).toLowerCase())).length

/** For a second time: a pack's name for it, or the thing that it is done to. */
const againOf = (matter: string, things: Filling[], pack: Pack): Filling[] => {
  if (pack.aspects.length > 0 && !pack.isCommonplace) return [{ text: pack.idea }]
  return things.filter(({ text }) => matter.toLowerCase().includes(text.toLowerCase())).slice(0, 1)
}

const shortFor = (kind: Kind, matter = '', characterId: string): string[] => {
  if (kind === 'policy') return [...(shorts[characterId] ?? []), 'the idea']
  if (kind === 'joke') return ['this joke']
  if (matter.startsWith('the idea')) return ['this idea', 'this']
  return matter.startsWith('the claim') ? ['this claim', 'this'] : ['this']
}
/** What each calls a proposal that was named before. */
const shorts: Record<string, string[]> = {
  innovator: ['a plan like this', 'the plan'],
  skeptic: ['a promise like this', 'the promise'],
  'logical-analyst': ['this proposal', 'the proposal'],
  'data-analyst': ['this measure', 'the measure'],
  empathetic: ['a change like this', 'the change'],
  environmentalist: ['a step like this', 'the step'],
  futurist: ['a shift like this', 'the shift'],
  historian: ['a reform like this', 'the reform'],
}
/** Whoever wrote these knows what they meant. */
const wordless = new Set<Kind>(['joke', 'crisis', 'hostile'])

/** Whom somebody grieves for before anything else that they name. */
const sorrowOf = (phrases: Phrase[]): Filling[] => {
  const named = phrases.find(({ isPerson }) => isPerson) ?? phrases[0]
  return named ? [{ text: `all this with ${named.text}` }] : []
}

/** What is proposed or asked about is the topic, and not the first thing in it: of banning cars, not the cities. */
const isDeed = ({ kind, matter }: Frame): boolean =>
  matter !== undefined &&
  deeds.has(kind) &&
  !/^the (claim|idea) /.test(matter) &&
  matter.split(' ').length <= 7
const deeds = new Set<Kind>(['policy', 'question', 'claim', 'howto'])

/** Where a post names only persons, a pack's topic stands for them; without a pack they must do. */
const topicsOf = (things: Phrase[], frame: Frame, pack: Pack): Filling[] => {
  if (things.length > 0) return nearTopic(things, pack).map(asFilling)
  if (pack.aspects.length > 0 && !pack.isCommonplace) return [{ text: pack.doing }]
  if (frame.matter && frame.kind === 'experience') return [{ text: 'this' }]
  return frame.phrases
    .filter(({ isProper }) => !isProper)
    .slice(0, 2)
    .map(asFilling)
}

/** In a pack's topic its own words first: of a judge and messaging apps, the apps. */
const nearTopic = (things: Phrase[], { title, idea, cues }: Pack): Phrase[] => {
  const topic = stemsOf([title, idea, ...cues.strong].join(' '))
  const isNear = ({ text }: Phrase) => [...stemsOf(text)].some((stem) => topic.has(stem))
  return [...things.filter(isNear), ...things.filter((thing) => !isNear(thing))]
}

const asFilling = ({ text, isPlural }: Phrase): Filling => ({ text, isPlural })

export const quoted = (text: string): string => `“${text.replace(/[.,;:!?]+$/, '')}”`

const fillFromThread = (put: Put, brief: Brief, pack: Pack): void => {
  const { plan } = brief
  if (plan.target?.commentId != null) {
    put('who', [`@${plan.target.handle}`])
    put(
      'cite',
      citesOf(
        clauseIn(pack, plan.target.content) ?? (plan.target.quote || plan.target.content),
      ).map(quoted),
    )
  }
  fillPair(put, brief, pack)
}

/** {yes} and {no} stand for the two of {whoA} and {whoB} where one answered the other, so that both weigh the same things. */
const fillPair = (put: Put, brief: Brief, pack: Pack): void => {
  const pair = pairOf(brief)
  if (!pair) return
  const { first, second, isExchange } = pair
  put('whoA', [`@${first.handle}`])
  put('citeA', citeOf(first, pack))
  put('whoB', [`@${second.handle}`])
  put('citeB', citeOf(second, pack))
  put('yes', isExchange ? [`@${first.handle}`] : [])
  put('no', isExchange ? [`@${second.handle}`] : [])
}

const citeOf = ({ content }: Turn, pack: Pack): string[] =>
  citesOf(clauseIn(pack, content) ?? content)
    .slice(0, 1)
    .map(quoted)

const fillFromPack = (put: Put, pack: Pack, content: Content): void => {
  const { aspect } = content
  put('idea', [pack.idea])
  put('doing', [pack.doing])
  put('label', [aspect.label])
  put('affected', [aspect.affected])
  put('mechanism', content.mechanisms)
  put('give', [aspect.tradeOff.give])
  put('get', [aspect.tradeOff.get])
  put('measure', [aspect.measure])
  put('question', content.questions)
  put('point', content.points)
  put('other', content.others)
  put(
    'fact',
    content.facts.map((fact) => ({ text: cite(fact), factId: fact.id })),
  )
  put('precedent', content.precedents.map(cite))
  put('future', content.futures)
  put('proposal', content.proposals)
  put('scene', content.scenes)
  put('nature', content.nature)
}
