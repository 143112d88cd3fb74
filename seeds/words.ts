import type { Dice } from './dice.ts'
import type { Topic } from './topics.ts'

/** A post: how somebody asks the question, now and then with a reason, mostly with a hashtag or two. */
export const writeQuestion = (dice: Dice, topic: Topic): string => {
  const why = dice.roll() < 0.4 ? dice.pick(dice.pick(topic.said)) : ''
  const tags = dice.roll() < 0.9 ? `#${topic.hashtag}` : ''
  const category = topic.category && dice.roll() < 0.35 ? `#${topic.category}` : ''
  const words = [dice.pick(topic.asked), why].filter(Boolean).join('\n\n')
  return [words, tags, category].filter(Boolean).join(' ')
}

/** A comment makes one to three points of one side. */
export const writeComment = (dice: Dice, topic: Topic): string =>
  dice.draw(dice.pick(topic.said), 1 + Math.floor(dice.roll() * 3)).join(' ')
