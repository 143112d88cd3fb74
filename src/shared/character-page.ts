import { z } from 'zod'
import { character, stance } from './characters.ts'
import { endpoint, moment } from './endpoint.ts'
import { move } from './digest.ts'
import { forecast, forecastRecord } from './forecasts.ts'
import { comment } from './posts.ts'

/** Where a character stood in one discussion. */
export const discussionStand = z
  .object({
    postId: z.number(),
    /** The beginning of the post. */
    title: z.string(),
    stance,
    commentId: z.number(),
    first: z.object({ stance, commentId: z.number(), at: moment }),
    moves: z.array(move.extend({ at: moment })),
    at: moment,
    /** The page of its arguments; null: the discussion is on none of the library's questions. */
    debateId: z.string().nullable(),
    /** What would change its mind on this; null: nobody has written that down. */
    wouldChange: z.string().nullable(),
  })
  .meta({ id: 'DiscussionStand' })
export type DiscussionStand = z.infer<typeof discussionStand>

/** A comment and how many people it moved. */
export const argument = z
  .object({ comment, title: z.string(), moved: z.number() })
  .meta({ id: 'Argument' })
export type Argument = z.infer<typeof argument>

export const characterPage = character
  .extend({
    /** Whether it may still speak. */
    isEnabled: z.boolean(),
    /** What it holds dear, most important first. */
    values: z.array(z.string()),
    /** How it speaks, each a short instruction. */
    habits: z.array(z.string()),
    commentsCount: z.number(),
    discussionsCount: z.number(),
    /** Likes of people, and people who said that it moved them. */
    likesCount: z.number(),
    movedCount: z.number(),
    /** The latest discussions first. */
    stands: z.array(discussionStand),
    /** What waits for a judgement first, then what falls due next, then what is judged. */
    forecasts: z.array(forecast),
    /** Of all of them, also those that the list has no room for. */
    forecastRecord,
    /** Most liked and credited first; none that nobody liked. */
    best: z.array(argument),
    latest: z.array(argument),
  })
  .meta({ id: 'CharacterPage' })
export type CharacterPage = z.infer<typeof characterPage>

const characterId = /^[a-z][a-z0-9-]{1,29}$/

export const readCharacter = endpoint('GET', '/api/ai-characters/{id}', {
  who: 'anyone',
  summary: 'A character: how it speaks, where it stood, its best arguments',
  // What cannot be an id is nobody's.
  params: z.object({ id: z.string().overwrite((id) => (characterId.test(id) ? id : '')) }),
  answer: characterPage,
})
