import type { Brief } from '../../brief.ts'
import { clauseIn, type Content } from './content.ts'
import type { Frame } from './frame.ts'
import type { Pack } from './pack.ts'
import { stemsOf } from './nearness.ts'
import type { Phrase } from './phrases.ts'
import { cite } from './citations.ts'
import { citesOf } from './cites.ts'

/** One thing that can stand in a slot. */
export type Filling = { text: string; isPlural?: boolean; factId?: string }

/**
 * What may fill the slots of a skeleton, the best first.
 * From the post: {np} a noun phrase · {np2} another · {span} a telling run in quotation marks · {number} ·
 * {left} {right} the two sides of its "or" · {people} who is affected.
 * From the words answered: {who} their author's handle · {cite} a quotation. For a synthesis: {whoA} {citeA} {whoB} {citeB}.
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
  fillFromPost(putInto(slots), frame, pack)
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

const fillFromPost = (put: Put, frame: Frame, pack: Pack): void => {
  const things = frame.phrases.filter(({ isPerson }) => !isPerson)
  const least = (things[0]?.weight ?? 0) - 1.3
  const near = things.filter(({ weight }) => weight >= least).slice(0, 4)
  const best = topicsOf(near, frame, pack)
  put('np', best)
  put('np2', best)
  put('span', frame.spans.slice(0, 4).map(quoted))
  put('number', frame.numbers)
  put('left', frame.contrast ? [quoted(frame.contrast[0])] : [])
  put('right', frame.contrast ? [quoted(frame.contrast[1])] : [])
  put('people', frame.people ? [asFilling(frame.people)] : [])
}

/** Where a post names only persons, a pack's topic stands for them; without a pack they must do. */
const topicsOf = (things: Phrase[], frame: Frame, pack: Pack): Filling[] => {
  if (things.length > 0) return nearTopic(things, pack).map(asFilling)
  if (pack.aspects.length > 0) return [{ text: pack.doing }]
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

const fillFromThread = (put: Put, { plan, thread, characterId }: Brief, pack: Pack): void => {
  if (plan.target?.commentId != null) {
    put('who', [`@${plan.target.handle}`])
    put(
      'cite',
      citesOf(
        clauseIn(pack, plan.target.content) ?? (plan.target.quote || plan.target.content),
      ).map(quoted),
    )
  }
  const others = thread.filter(
    (turn) => turn.characterId !== null && turn.characterId !== characterId,
  )
  const first = others.findLast(({ stance }) => (stance ?? 0) > 0) ?? others.at(-2)
  const second = others.findLast(
    ({ stance, commentId }) => (stance ?? 0) <= 0 && commentId !== first?.commentId,
  )
  if (!first || !second) return
  put('whoA', [`@${first.handle}`])
  put(
    'citeA',
    citesOf(clauseIn(pack, first.content) ?? first.content)
      .slice(0, 1)
      .map(quoted),
  )
  put('whoB', [`@${second.handle}`])
  put(
    'citeB',
    citesOf(clauseIn(pack, second.content) ?? second.content)
      .slice(0, 1)
      .map(quoted),
  )
}

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
