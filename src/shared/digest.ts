import { z } from 'zod'
import { commentCharacter, mindChange, stance } from './characters.ts'
import { endpoint, idParam } from './endpoint.ts'
import { readers } from './readers.ts'

/** A discussion has a digest from this many AI comments on. */
export const digestFrom = 4

/** Exact words of a comment that exists. */
export const cited = z
  .object({
    commentId: z.number(),
    /** null: a person. */
    characterId: z.string().nullable(),
    name: z.string(),
    handle: z.string(),
    quote: z.string(),
  })
  .meta({ id: 'Cited' })
export type Cited = z.infer<typeof cited>

/** A step from one stance to another, in this comment; `cause` is what it answered. */
export const move = z
  .object({
    from: stance,
    to: stance,
    commentId: z.number(),
    cause: z.object({ commentId: z.number(), handle: z.string() }).nullable(),
  })
  .meta({ id: 'Move' })
export type Move = z.infer<typeof move>

/** Where a character stands, in which comment it last said so, and how it came there. */
export const stand = z
  .object({
    character: commentCharacter,
    stance,
    commentId: z.number(),
    first: z.object({ stance, commentId: z.number() }),
    moves: z.array(move),
  })
  .meta({ id: 'Stand' })
export type Stand = z.infer<typeof stand>

/** What the written debate says that a discussion has come to, with the comments that it rests on. */
export const conclusion = z
  .object({ says: z.string(), said: z.array(cited) })
  .meta({ id: 'Conclusion' })

/** On what the sides really differ, and what each who spoke would accept as evidence. */
export const crux = conclusion
  .extend({
    /** Whose page has all points; null: the library has it no longer. */
    debateId: z.string().nullable(),
    change: z.array(mindChange),
  })
  .meta({ id: 'Crux' })
export type Crux = z.infer<typeof crux>

/** What a discussion has come to. `about` names the point, where a written debate knows it. */
export const digest = z
  .object({
    postId: z.number(),
    /** From against to for. */
    stands: z.array(stand),
    /** On what the sides really differ; null: that has not come out. */
    crux: crux.nullable(),
    /** What those who spoke agree on, as far as their words here bear it out. */
    agreed: z.array(conclusion),
    /** Two or more on one side; each with its own words. */
    agreements: z.array(
      z.object({ side: stance, about: z.string().nullable(), said: z.array(cited) }),
    ),
    disagreements: z.array(
      z.object({ about: z.string().nullable(), claim: cited, rebuttal: cited }),
    ),
    /** Questions that nobody has answered. */
    questions: z.array(cited),
    readers,
  })
  .meta({ id: 'Digest' })
export type Digest = z.infer<typeof digest>

export const readDigest = endpoint('GET', '/api/posts/{id}/digest', {
  who: 'anyone',
  summary: `Where the characters stand, from ${digestFrom} AI comments on, and where readers do`,
  hasVersion: true,
  params: idParam,
  answer: digest,
})
