import {
  forecastVerdicts,
  type ForecastTally,
  type ForecastVerdict,
  judgedFrom,
} from '#shared/forecasts.ts'

export type Ruling = { verdict: ForecastVerdict; reason: string }
/** What was said of a forecast: by people, and by an administrator. */
export type Judgement = { votes: ForecastTally; ruling: Ruling | null }
/** By the id of the text that forecasts it. */
export type Judgements = ReadonlyMap<string, Judgement>

export const noVotes: ForecastTally = { came_true: 0, did_not: 0, cannot_say: 0 }

/**
 * What stands of a forecast by votes: what enough people say, and so large a share of all who voted; null: it
 * is open. Who cannot say counts against both.
 */
export const judgedByVotes = (tally: ForecastTally): ForecastVerdict | null => {
  const all = forecastVerdicts.reduce((sum, verdict) => sum + tally[verdict], 0)
  const stands = (verdict: ForecastVerdict) =>
    tally[verdict] >= judgedFrom.votes && tally[verdict] >= judgedFrom.share * all
  return forecastVerdicts.find(stands) ?? null
}
