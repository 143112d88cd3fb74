import { compiledFiles } from '#server/library/compiled.ts'
import type { Debate } from '#server/library/debate.ts'

/** A question of the library, as people write about it. */
export type Topic = {
  hashtag: string
  category: string | null
  /** Posts that ask it. */
  asked: string[]
  /** Comments that make a point, by the side that they take. */
  said: string[][]
}

/** What people argue about on a seeded site: the characters have something to say of all of it. */
export const readTopics = (): Topic[] => compiledFiles().debates.map(topicOf)

const topicOf = ({ hashtag, category, asked, points }: Debate): Topic => ({
  hashtag,
  category: category ?? null,
  asked: [...asked.for, ...asked.against, ...asked.open],
  said: [...Map.groupBy(Object.values(points), ({ side }) => side).values()]
    .map((ofSide) => ofSide.flatMap(({ heard }) => heard.map(asSentence)))
    .filter((lines) => lines.length > 0),
})

const asSentence = (line: string): string => (/[.!?…"”)]$/.test(line) ? line : `${line}.`)
