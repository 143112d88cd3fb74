import type { Character } from '#shared/characters.ts'
import type { Comment, Thread } from '#shared/posts.ts'
import { nameOf, saidBy } from '#web/posts/people.ts'
import { growTree, type Branch } from '#web/posts/tree.ts'
import { listening as words } from './player.en.ts'

/** How somebody sounds. `slot` chooses among the voices that the browser has. */
export type Manner = { slot: number; pitch: number; rate: number }

/** What one speaker says, in pieces short enough that a browser does not break off. */
export type SpokenTurn = {
  /** null: the post. */
  commentId: number | null
  name: string
  lines: string[]
  manner: Manner
}

/** A voice for each face; browsers with one voice still tell them apart by pitch and pace. */
const manners: Record<Character['icon'], Manner> = {
  brain: { slot: 1, pitch: 0.95, rate: 1 },
  heart: { slot: 2, pitch: 1.25, rate: 0.93 },
  'chart-line': { slot: 3, pitch: 1.1, rate: 1.06 },
  lightbulb: { slot: 4, pitch: 1.35, rate: 1.14 },
  leaf: { slot: 5, pitch: 1.15, rate: 0.9 },
  exclamation: { slot: 6, pitch: 0.7, rate: 1.02 },
  rocket: { slot: 7, pitch: 0.85, rate: 1.12 },
  book: { slot: 8, pitch: 0.8, rate: 0.88 },
}
const person: Manner = { slot: 0, pitch: 1, rate: 1 }

/** The post, then everything said about it in the order in which it stands on the screen. */
export const turnsOf = (
  { content, author, comments }: Pick<Thread, 'content' | 'author' | 'comments'>,
  { hasAi }: { hasAi: boolean },
): SpokenTurn[] => [
  {
    commentId: null,
    name: nameOf(author),
    lines: [words.asks(nameOf(author)), ...sentences(content)],
    manner: person,
  },
  ...inReadingOrder(growTree(comments))
    .filter(({ isDeleted, isAiResponse }) => !isDeleted && (hasAi || !isAiResponse))
    .map(turnOf),
]

const inReadingOrder = (branches: Branch[]): Comment[] =>
  branches.flatMap(({ comment, replies }) => [comment, ...inReadingOrder(replies)])

const turnOf = (comment: Comment): SpokenTurn => {
  const name = spoken(saidBy(comment))
  const other = comment.target && spoken(comment.target.name)
  return {
    commentId: comment.id,
    name: saidBy(comment),
    lines: [other ? words.answers(name, other) : words.says(name), ...sentences(comment.content)],
    manner: comment.aiCharacter ? manners[comment.aiCharacter.icon] : person,
  }
}

/** "Ada · Logical Analyst" is called Ada. */
const spoken = (name: string): string => name.split(' · ')[0] ?? name

const sentences = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text), ({ segment }) =>
    sayable(segment),
  ).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/** Signs that a voice would spell out are left out. */
const sayable = (text: string): string =>
  text
    .replaceAll(/https?:\/\/\S+/g, ' ')
    .replaceAll(/[#@](?=[\p{L}\p{N}_])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
