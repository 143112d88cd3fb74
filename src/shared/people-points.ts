import { z } from 'zod'
import { pointSides } from './arguments.ts'
import { endpoint, moment, optionalText, typedText, wholeNumber } from './endpoint.ts'
import { author } from './users.ts'

/** So many people must have said that a comment moved them before it can become a point. */
export const moversNeeded = 2
export const pointLength = { says: 200, reason: 300 } as const

const side = z.enum(pointSides)

/** A comment that moved people in a discussion of a question, or that stands there as a point already. */
export const pointCandidate = z
  .object({
    commentId: z.number(),
    postId: z.number(),
    debateId: z.string(),
    question: z.string(),
    author,
    content: z.string(),
    /** Names these words: a decision about others is refused. */
    version: z.string(),
    movedCount: z.number(),
    /** Why, in the words of the latest whom it moved. */
    whys: z.array(z.string()),
    /** As it stands, or stood before its author changed the comment; null: nobody has worded it. */
    side: side.nullable(),
    says: z.string().nullable(),
    at: moment,
  })
  .meta({ id: 'PointCandidate' })
export type PointCandidate = z.infer<typeof pointCandidate>

export const pointDesk = z
  .object({
    /** The longest waiting first. */
    candidates: z.array(pointCandidate),
    candidatesCount: z.number(),
    /** The latest that stand. */
    listed: z.array(pointCandidate),
  })
  .meta({ id: 'PointDesk' })
export type PointDesk = z.infer<typeof pointDesk>

export const readPointDesk = endpoint('GET', '/api/admin/points', {
  who: 'administrator',
  summary: 'Comments of people that moved others and may become points of a question',
  answer: pointDesk,
})

const commentParam = z.object({ commentId: wholeNumber('commentId') })

/** One line: it stands among others. */
const oneLine = typedText('Wording', pointLength.says).refine((text) => !/[\r\n]/.test(text), {
  message: 'A point is one line',
})

export const decidePoint = endpoint('PUT', '/api/admin/points/{commentId}', {
  who: 'confirmedAdministrator',
  summary:
    'Put a person’s point on the page of its question, in one line, or decline it with a reason',
  status: 204,
  params: commentParam,
  body: z.discriminatedUnion('verdict', [
    z.object({ verdict: z.literal('accept'), version: z.string().max(64), side, says: oneLine }),
    z.object({
      verdict: z.literal('decline'),
      version: z.string().max(64),
      reason: typedText('Reason', pointLength.reason),
    }),
  ]),
})

export const withdrawPoint = endpoint('DELETE', '/api/debates/{id}/points/{pointId}', {
  who: 'ownOnly',
  summary: 'Take back one’s own point; it does not come again',
  status: 204,
  params: z.object({ id: optionalText('id', 100), pointId: optionalText('pointId', 100) }),
})
