import { sql } from 'kysely'
import { truncate } from '#shared/text.ts'
import type { Trx } from '../../db/outbox.ts'
import { contentWords } from '../gate/quote.ts'

const longest = 280

type NewMemory = {
  characterId: string
  kind: 'episodic' | 'relation' | 'stance'
  content: string
  /** 0 ≤ n ≤ 1. */
  importance: number
  postId: number
  /** Whom it is about: gone with that person. */
  userId: string | null
}

export const remember = async (trx: Trx, memories: readonly NewMemory[]): Promise<void> => {
  if (memories.length === 0) return
  await trx
    .insertInto('memories')
    .values(
      memories.map(({ characterId, kind, content, importance, postId, userId }) => ({
        character_id: characterId,
        kind,
        content: truncate(content, longest),
        importance,
        post_id: postId,
        user_id: userId,
      })),
    )
    .execute()
}

type Memory = { content: string; importance: number; createdAt: Date }

/** What a character remembers that bears on a text: the best few by recency, importance and relevance. */
export const recall = async (
  trx: Trx,
  {
    characterId,
    about,
    now,
    most = 4,
  }: { characterId: string; about: string; now: Date; most?: number },
): Promise<string[]> => {
  const { rows } = await sql<Memory>`
    select content, importance, created_at as "createdAt" from memories
    where character_id = ${characterId} order by created_at desc limit 200
  `.execute(trx)
  return rankMemories(rows, about, now)
    .slice(0, most)
    .map(({ content }) => content)
}

/** Best first; what has nothing to do with the text is not remembered at all. */
export const rankMemories = (memories: readonly Memory[], about: string, now: Date): Memory[] => {
  const topic = new Set(contentWords(about))
  return memories
    .map((memory) => ({ memory, relevance: overlap(contentWords(memory.content), topic) }))
    .filter(({ relevance }) => relevance > 0)
    .toSorted((a, b) => worth(b.memory, b.relevance, now) - worth(a.memory, a.relevance, now))
    .map(({ memory }) => memory)
}

const worth = ({ createdAt, importance }: Memory, relevance: number, now: Date): number => {
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / 86_400_000
  return 0.5 ** (days / 7) + importance + 2 * relevance
}

const overlap = (words: readonly string[], topic: ReadonlySet<string>): number =>
  words.length === 0 ? 0 : words.filter((word) => topic.has(word)).length / words.length
