import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Forecast, ForecastVerdict } from '#shared/forecasts.ts'
import { judgeForecast, ruleForecast } from '#shared/judging.ts'
import { call } from '#web/call.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { character as words } from './character.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { characterQuery } from './queries.ts'

export type About = { characterId: string; one: Forecast }

const paramsOf = ({ characterId: id, one: { debateId, textId } }: About) => ({
  id,
  debateId,
  textId,
})

const useSaying = <Said>(
  { characterId }: About,
  say: (said: Said) => Promise<unknown>,
  onSaid: () => void = () => undefined,
) => {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `forecasts:${characterId}` },
    mutationFn: say,
    onSuccess: () => {
      onSaid()
      return cache.invalidateQueries({ queryKey: characterQuery(characterId).queryKey })
    },
    onError: (error) => tellFailure(error, words.judgeFailed),
  })
}

/** One's own vote; null takes it back. */
export const useJudging = (about: About) =>
  useSaying(about, (verdict: ForecastVerdict | null) =>
    call(judgeForecast, { params: paramsOf(about), body: { verdict } }),
  )

/** An administrator's word; null leaves it to the votes again. */
export const useRuling = (about: About) =>
  useSaying(
    about,
    (ruling: { verdict: ForecastVerdict; reason: string } | null) =>
      call(ruleForecast, { params: paramsOf(about), body: { ruling } }),
    () => toast({ title: words.ruleDone }),
  )
