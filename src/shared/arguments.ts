import { z } from 'zod'
import { commentCharacter, mindChange, stance } from './characters.ts'
import { endpoint, moment, optionalText } from './endpoint.ts'
import { pointTally } from './point-tally.ts'
import { category } from './trending.ts'

export type { PointTally } from './point-tally.ts'

/** Characters of a search among the questions. */
export const debateSearchLength = 100

export const pointSides = ['for', 'against', 'neither'] as const
export const pointVotes = ['convinces', 'does_not', 'cannot_say'] as const
export const pointVote = z.enum(pointVotes)
export type PointVote = z.infer<typeof pointVote>

/** A question of the library. */
export const debateSummary = z
  .object({
    id: z.string(),
    question: z.string(),
    /** null: an everyday matter that belongs to none. */
    category: category.nullable(),
    pointsCount: z.number(),
  })
  .meta({ id: 'DebateSummary' })
export type DebateSummary = z.infer<typeof debateSummary>

export const debateFact = z
  .object({
    says: z.string(),
    source: z.string(),
    /** Whether the person who wrote it down had the source open. */
    isOpened: z.boolean(),
  })
  .meta({ id: 'DebateFact' })
export type DebateFact = z.infer<typeof debateFact>

/** Who made a point in a discussion, in words of a comment that is there. */
export const pointMade = z
  .object({
    postId: z.number(),
    commentId: z.number(),
    /** null: a person. */
    character: commentCharacter.nullable(),
    /** Of a person; null: a character. */
    userId: z.string().nullable(),
    name: z.string(),
    quote: z.string(),
  })
  .meta({ id: 'PointMade' })
export type PointMade = z.infer<typeof pointMade>

export const debatePoint = z
  .object({
    id: z.string(),
    side: z.enum(pointSides),
    says: z.string(),
    /** Whose comment it is; null: a point of the library. */
    person: pointMade.nullable(),
    /** The characters that make it where the debate is played. */
    characters: z.array(commentCharacter),
    /** The latest who made it in a discussion. */
    made: z.array(pointMade),
    facts: z.array(debateFact),
    tally: pointTally,
  })
  .meta({ id: 'DebatePoint' })
export type DebatePoint = z.infer<typeof debatePoint>

export const debatePage = debateSummary
  .omit({ pointsCount: true })
  .extend({
    hashtag: z.string(),
    sides: z.object({ for: z.string(), against: z.string() }),
    /** What convinces across both camps first. */
    points: z.array(debatePoint),
    /** Facts that belong to none of the points. */
    facts: z.array(debateFact),
    crux: z.string(),
    change: z.array(mindChange),
    /** The latest discussions about it. */
    discussions: z.array(
      z.object({
        postId: z.number(),
        title: z.string(),
        commentsCount: z.number(),
        at: moment,
      }),
    ),
  })
  .meta({ id: 'DebatePage' })
export type DebatePage = z.infer<typeof debatePage>

/** What one person says of a debate; nobody else can read it. */
export const ownVotes = z
  .object({ stance: stance.nullable(), votes: z.record(z.string(), pointVote) })
  .meta({ id: 'OwnVotes' })
export type OwnVotes = z.infer<typeof ownVotes>

export const listDebates = endpoint('GET', '/api/debates', {
  who: 'anyone',
  summary: 'The questions of the library; `q`: only those that speak of these words',
  query: z.object({ q: optionalText('q', debateSearchLength).default('') }),
  answer: z.array(debateSummary),
})

const id = optionalText('id', 100)
const debateParam = z.object({ id })

export const readDebate = endpoint('GET', '/api/debates/{id}', {
  who: 'anyone',
  summary:
    'A question with its points, who makes them, the facts, what it turns on, and what convinces people of both camps',
  params: debateParam,
  answer: debatePage,
})

export const readOwnVotes = endpoint('GET', '/api/debates/{id}/own', {
  who: 'member',
  summary: 'Where one stands on a question and how one voted on its points',
  params: debateParam,
  answer: ownVotes,
})

export const clearOwnVotes = endpoint('DELETE', '/api/debates/{id}/own', {
  who: 'member',
  summary: 'Take back all that one said of a question',
  status: 204,
  params: debateParam,
})

export const setDebateStance = endpoint('PUT', '/api/debates/{id}/stance', {
  who: 'voter',
  summary: 'Say where one stands on a question: it decides in whose camp one’s votes count',
  params: debateParam,
  body: z.object({ stance }),
  answer: ownVotes,
})

export const votePoint = endpoint('PUT', '/api/debates/{id}/points/{pointId}/vote', {
  who: 'voter',
  summary: 'Say whether a point convinces one; a later vote replaces it, null takes it back',
  params: z.object({ id, pointId: optionalText('pointId', 100) }),
  body: z.object({ vote: pointVote.nullable() }),
  answer: ownVotes,
})
