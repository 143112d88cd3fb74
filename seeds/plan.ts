import { throwDice, type Dice } from './dice.ts'
import type { Size } from './size.ts'
import { firstNames, lastNames } from './names.ts'
import type { Topic } from './topics.ts'
import { writeComment, writeQuestion } from './words.ts'

export type Member = { username: string; email: string; firstName: string; lastName: string }

/** People are named by their place among the members. */
export type PlannedComment = { author: number; content: string; answers: number | null }
export type PlannedPost = {
  author: number
  content: string
  comments: PlannedComment[]
  likedBy: number[]
}

/** What every made-up account's username begins with. */
export const demoPrefix = 'demo_'

/** The `index`-th member: everyone of the first 2,500 has another name. */
export const planMember = (index: number): Member => {
  const firstName = firstNames[index % firstNames.length] as string
  const shift = Math.floor(index / firstNames.length)
  const lastName = lastNames[(index * 7 + shift) % lastNames.length] as string
  const round = Math.floor(index / (firstNames.length * lastNames.length))
  const name = `${firstName}_${lastName}`.toLowerCase() + (round ? `_${round}` : '')
  const username = demoPrefix + name
  return { username, email: `${username}@example.invalid`, firstName, lastName }
}

/** The `index`-th discussion of a site of this size; nothing of it depends on the others. */
export const planPost = (topics: readonly Topic[], size: Size, index: number): PlannedPost => {
  const dice = throwDice(size.seed * 1_000_003 + index)
  const topic = topics[(index + size.seed) % topics.length] as Topic
  const someone = () => Math.floor(dice.roll() * size.members)
  const author = someone()
  return {
    author,
    content: writeQuestion(dice, topic),
    comments: planComments(dice, topic, { author, someone, count: size.comments }),
    likedBy: drawMembers(dice, size.members, size.likes),
  }
}

type Talk = { author: number; someone: () => number; count: number }

const planComments = (dice: Dice, topic: Topic, { author, someone, count }: Talk) => {
  const comments: PlannedComment[] = []
  for (let n = 0; n < count; n++) {
    const answers = n > 0 && dice.roll() < 0.45 ? Math.floor(dice.roll() * n) : null
    const speaker = answers !== null && dice.roll() < 0.25 ? author : someone()
    comments.push({ author: speaker, content: writeComment(dice, topic), answers })
  }
  return comments
}

const drawMembers = (dice: Dice, members: number, count: number): number[] => {
  const drawn = new Set<number>()
  while (drawn.size < Math.min(count, members)) drawn.add(Math.floor(dice.roll() * members))
  return [...drawn]
}
