import { z } from 'zod'
import { endpoint, idParam, moment } from './endpoint.ts'

export const characterIcons = [
  'brain',
  'heart',
  'chart-line',
  'lightbulb',
  'leaf',
  'exclamation',
  'rocket',
  'book',
] as const
export const characterColors = [
  'ai-purple',
  'ai-pink',
  'ai-teal',
  'ai-yellow',
  'ai-emerald',
  'ai-red',
  'ai-indigo',
  'ai-rose',
] as const

/** The twelve speech acts and silence, as in docs/characters.md. */
export const acts = [
  'OPEN',
  'EVIDENCE',
  'REFRAME',
  'CHALLENGE',
  'COUNTEREXAMPLE',
  'STEELMAN',
  'CONCEDE',
  'EXTEND',
  'ASK',
  'ANSWER',
  'PROPOSE',
  'PRECEDENT',
  'FORECAST',
  'SYNTHESISE',
  'PASS',
] as const
export const act = z.enum(acts)
export type Act = z.infer<typeof act>

/** Where someone stands: −2 firmly against … +2 firmly for. */
export const stance = z.number().int().min(-2).max(2)
export type Stance = -2 | -1 | 0 | 1 | 2

export const character = z
  .object({
    id: z.string(),
    name: z.string(),
    handle: z.string(),
    icon: z.enum(characterIcons),
    color: z.enum(characterColors),
    personality: z.string(),
    specialties: z.array(z.string()),
  })
  .meta({ id: 'Character' })
export type Character = z.infer<typeof character>

/** The character behind a comment, as far as a comment shows it. */
export const commentCharacter = character
  .omit({ specialties: true })
  .meta({ id: 'CommentCharacter' })
export type CommentCharacter = z.infer<typeof commentCharacter>

/** What would change a character's mind. */
export const mindChange = z
  .object({ character: commentCharacter, says: z.string() })
  .meta({ id: 'MindChange' })
export type MindChange = z.infer<typeof mindChange>

export const listCharacters = endpoint('GET', '/api/ai-characters', {
  who: 'anyone',
  summary: 'The characters that may answer',
  hasVersion: true,
  answer: z.array(character),
})

/** "Why this reply?": why a character spoke and what the words came from. */
export const receipt = z
  .object({
    commentId: z.number(),
    why: z.array(z.string()),
    act,
    /** The exact words that it answers; `commentId` null: the post's. null: the post as a whole. */
    answers: z
      .object({ commentId: z.number().nullable(), handle: z.string(), quote: z.string() })
      .nullable(),
    /** The written debate that its words or its material come from; null: none. */
    debate: z.string().nullable(),
    /** What it was given to name, with the source. */
    facts: z.array(
      z.object({
        text: z.string(),
        source: z.string(),
        /** Whether the person who wrote the fact down had the source open; left out: nobody said. */
        isOpened: z.boolean().optional(),
      }),
    ),
    /** Figures of its words that neither people nor these facts bear out. */
    unchecked: z.array(z.string()),
    postId: z.number(),
    provider: z.string(),
    model: z.string(),
    /** SHA-256 of the file that spoke, and its tokens a second; null: another voice. */
    modelHash: z.string().nullable(),
    tokensPerSecond: z.number().nullable(),
    isDegraded: z.boolean(),
    seenCommentIds: z.array(z.number()),
    inputTokens: z.number(),
    outputTokens: z.number(),
    costMicrousd: z.number(),
    durationMs: z.number(),
    createdAt: moment,
  })
  .meta({ id: 'Receipt' })
export type Receipt = z.infer<typeof receipt>

export const readReceipt = endpoint('GET', '/api/comments/{id}/receipt', {
  who: 'anyone',
  summary: 'Why a character gave this reply, by which voice, at what cost',
  params: idParam,
  answer: receipt,
})
