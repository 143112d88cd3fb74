import type { Brief } from '../../brief.ts'
import { restOf, type Said } from './check.ts'
import type { Dice } from './dice.ts'
import { fill, type Filled } from './fill.ts'
import { listSkeletons, type Part, type Skeleton, type Voice } from './skeletons/skeleton.ts'
import type { Slots } from './slots.ts'
import { isTactful } from './tact.ts'

export type Draft = Filled[]
export type Scene = {
  brief: Brief
  voice: Voice
  slots: Slots
  said: Said
  dice: Dice
  /** The topic hurts: nobody plays with it. */
  isSensitive: boolean
}

/** A part from the first of the moves that has one. */
export const sayFirst = (scene: Scene, part: Part, moves: string[]): Draft | undefined => {
  for (const move of moves) {
    const said = say(scene, part, move, [])
    if (said) return [said]
  }
  return undefined
}

/** The open parts one after the other behind `before`, no phrase of the post twice; undefined where one is missing. */
export const sayAll = (scene: Scene, before: Draft, moves: string[]): Draft | undefined => {
  const draft = [...before]
  for (const move of moves) {
    const part = say(scene, 'open', move, draft)
    if (!part) return undefined
    draft.push(part)
  }
  return draft
}

type Rested = { skeleton: Skeleton; rest: number }

/** One part from the skeleton that rested longest and whose slots can be filled. */
export const say = (
  scene: Scene,
  part: Part,
  move: string,
  draft: Draft,
  fits: (text: string) => boolean = () => true,
): Filled | undefined => {
  const { voice, slots, said, dice, isSensitive } = scene
  const used = new Set(
    draft.flatMap(({ fillings }) =>
      [...fillings.values()].map(({ text }) => text).filter((text) => !text.startsWith('@')),
    ),
  )
  const isNew = ({ skeleton }: Rested) =>
    fits(skeleton.text) &&
    (!isSensitive || isTactful(skeleton.text)) &&
    !draft.some((part) => part.skeleton.id === skeleton.id)
  const rested = dice
    .shuffle(listSkeletons(voice, part, move))
    .map((skeleton) => ({ skeleton, rest: restOf(skeleton.text, said) }))
    .filter(({ rest }) => rest > 0)
    .toSorted((a, b) => (a.rest === b.rest ? 0 : b.rest - a.rest))
  for (const { skeleton } of rested.filter(isNew)) {
    const filled = fill(skeleton, slots, used, dice)
    if (filled) return { ...filled, text: introduce(filled.text, voice.quotationAs) }
  }
  return undefined
}

/** A quotation keeps its small letter, so no sentence begins with one. */
const introduce = (text: string, quotationAs: string): string =>
  text.replaceAll(/(^|[.?!]”? )(?=“\p{Ll})/gu, (_, before: string) => `${before}${quotationAs} `)
