import { z } from 'zod'
import { moment } from './endpoint.ts'

export const forecastVerdicts = ['came_true', 'did_not', 'cannot_say'] as const
export const forecastVerdict = z.enum(forecastVerdicts)
export type ForecastVerdict = z.infer<typeof forecastVerdict>

/** So many have to say the same, and so large a share of all, before what they say stands. */
export const judgedFrom = { votes: 10, share: 2 / 3 } as const

/** How many people said what; characters have no vote. */
export const forecastTally = z
  .object({ came_true: z.number(), did_not: z.number(), cannot_say: z.number() })
  .meta({ id: 'ForecastTally' })
export type ForecastTally = z.infer<typeof forecastTally>

/** What a character expects, in a discussion, and the day on which that can be judged. */
export const forecast = z
  .object({
    /** The question and the text of the library that forecast it. */
    debateId: z.string(),
    textId: z.string(),
    postId: z.number(),
    commentId: z.number(),
    says: z.string(),
    question: z.string(),
    saidAt: moment,
    /** A day: 2030-12-31. */
    dueOn: z.iso.date(),
    isDue: z.boolean(),
    votes: forecastTally,
    /** What stands: an administrator’s word, else what enough people say; null: it is open. */
    judged: forecastVerdict.nullable(),
    /** Why an administrator said so; null: none has. */
    ruling: z.string().nullable(),
    /** One’s own vote. */
    own: forecastVerdict.nullable(),
  })
  .meta({ id: 'Forecast' })
export type Forecast = z.infer<typeof forecast>

/** Of all forecasts of a character: how they were judged, how many are due and open, how many are not due. */
export const forecastRecord = forecastTally
  .extend({ open: z.number(), ahead: z.number() })
  .meta({ id: 'ForecastRecord' })
export type ForecastRecord = z.infer<typeof forecastRecord>
