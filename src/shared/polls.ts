import { z } from 'zod'
import { endpoint, idParam, moment, typedText } from './endpoint.ts'

export const pollOptions = { fewest: 2, most: 6, length: 80 } as const
/** How long a poll may run: an hour to thirty days. */
export const pollHours = { least: 1, most: 30 * 24 } as const

/** A vote: where one stands now, and where one stood first, by the place of the option. */
export const ballot = z
  .object({ option: z.number(), firstOption: z.number() })
  .meta({ id: 'Ballot' })
export type Ballot = z.infer<typeof ballot>

/** How many stand by each option now, and had it first. */
export const pollResults = z
  .object({
    counts: z.array(z.number()),
    firstCounts: z.array(z.number()),
    /** The ballots that are counted here. */
    ballots: z.number(),
  })
  .meta({ id: 'PollResults' })

/** A question with a few answers; people vote, characters never do. */
export const poll = z
  .object({
    options: z.array(z.string()),
    endsAt: moment,
    isEnded: z.boolean(),
    voters: z.number(),
    /** Votes and changes of votes so far: with another number there are other results. */
    ballots: z.number(),
    /** null: hidden until one has voted, or the poll has ended. */
    results: pollResults.nullable(),
    /** One's own vote. */
    own: ballot.nullable(),
  })
  .meta({ id: 'Poll' })
export type Poll = z.infer<typeof poll>

const areDifferent = (options: string[]): boolean =>
  new Set(options.map((option) => option.toLowerCase())).size === options.length

/** What a post is written with to have a poll. */
export const newPoll = z.object({
  options: z
    .array(typedText('Option', pollOptions.length))
    .min(pollOptions.fewest)
    .max(pollOptions.most)
    .refine(areDifferent, 'Two options say the same'),
  hours: z.number().int().min(pollHours.least).max(pollHours.most),
})
export type NewPoll = z.infer<typeof newPoll>

export const readPoll = endpoint('GET', '/api/posts/{id}/poll', {
  who: 'anyone',
  summary: 'The poll of a post, with its results where one has voted or it has ended',
  params: idParam,
  answer: poll,
})

export const vote = endpoint('PUT', '/api/posts/{id}/poll/vote', {
  who: 'voter',
  summary: 'Vote in the poll of a post, or change one’s vote until it ends',
  params: idParam,
  body: z.object({
    option: z
      .number()
      .int()
      .min(0)
      .max(pollOptions.most - 1),
  }),
  answer: poll,
})
