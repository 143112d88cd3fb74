import type { EvergreenPrompt } from '../questions/prompt.ts'
import type { Dice } from '../dice.ts'
import { closings, rejoinders } from './closings.ts'
import { afterthoughts, leads } from './openings.ts'
import { reasons } from './reasons.ts'
import { agreeing, disagreeing, weighing } from './stances.ts'

export type Topic = Pick<EvergreenPrompt, 'question' | 'sides' | 'hashtag' | 'category'>

/** A post: a lead, the question, why it is asked, and mostly a hashtag or two. */
export const writeQuestion = (dice: Dice, topic: Topic): string => {
  const why = dice.roll() < 0.4 ? oneSide(dice, topic) : ''
  const tags = dice.roll() < 0.9 ? `#${topic.hashtag}` : ''
  const category = dice.roll() < 0.35 ? `#${topic.category}` : ''
  return joined([dice.pick(leads), topic.question, why, dice.pick(afterthoughts), tags, category])
}

/** A comment of one to four sentences, for, against or in between. */
export const writeComment = (
  dice: Dice,
  topic: Topic,
  { isReply }: { isReply: boolean },
): string => {
  if (isReply && dice.roll() < 0.3) return joined([dice.pick(rejoinders), dice.pick(reasons)])
  const { opening, side } = takeSides(dice, topic)
  const middle = dice.draw(reasons, dice.roll() < 0.3 ? 2 : 1)
  return joined([
    opening,
    ...(dice.roll() < 0.45 ? [side, middle[0] ?? ''] : middle),
    dice.pick(closings),
  ])
}

const takeSides = (dice: Dice, topic: Topic) => {
  const chance = dice.roll()
  if (chance < 0.4) return { opening: dice.pick(agreeing), side: topic.sides.yes }
  if (chance < 0.8) return { opening: dice.pick(disagreeing), side: topic.sides.no }
  return { opening: dice.pick(weighing), side: oneSide(dice, topic) }
}

const oneSide = (dice: Dice, { sides }: Topic) => dice.pick([sides.yes, sides.no])

const joined = (sentences: readonly string[]) => sentences.filter(Boolean).join(' ')
