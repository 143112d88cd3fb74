import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addScoutSource,
  judgeScoutTopic,
  readScout,
  removeScoutSource,
  runScout,
  switchScoutSource,
} from '#shared/scout.ts'
import { waitingQuery } from '#web/admin/queries.ts'
import { call, wordsFor } from '#web/call.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { scout } from '#web/texts/scout.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** Rounds come by themselves; one look in so many ms while the tab is open. */
const lookEveryMs = 10_000

export const scoutQuery = queryOptions({
  queryKey: ['admin', 'scout'],
  queryFn: () => call(readScout, {}),
  refetchInterval: lookEveryMs,
  staleTime: lookEveryMs,
})

type Told = { title: string; detail?: string }

const useChange = <Given>(
  act: (given: Given) => Promise<unknown>,
  told: (given: Given) => Told,
) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (_answer, given) => {
      toast(told(given))
      void cache.invalidateQueries({ queryKey: waitingQuery().queryKey })
      return cache.invalidateQueries({ queryKey: scoutQuery.queryKey })
    },
    onError: (error) =>
      toast({
        title: scout.error,
        detail: wordsFor(error, texts.failed),
        isDestructive: true,
      }),
  })
}

export const useRun = () =>
  useChange(
    () => call(runScout, {}),
    () => ({ title: scout.round.running, detail: scout.round.runningDetail }),
  )

export const useAddSource = () =>
  useChange(
    (url: string) => call(addScoutSource, { body: { url } }),
    (url) => ({ title: scout.add.added, detail: url }),
  )

export const useSwitchSource = () =>
  useChange(
    ({ id, isOn }: { id: string; name: string; isOn: boolean }) =>
      call(switchScoutSource, { body: { id, isOn } }),
    ({ name, isOn }) => ({ title: scout.sources.switched(name, isOn) }),
  )

export const useRemoveSource = () =>
  useChange(
    ({ id }: { id: string; name: string }) => call(removeScoutSource, { query: { id } }),
    ({ name }) => ({ title: scout.sources.removed(name) }),
  )

export const useJudge = () =>
  useChange(
    ({ id, verdict }: { id: number; verdict: 'approve' | 'reject'; title: string }) =>
      call(judgeScoutTopic, { params: { id }, body: { verdict } }),
    ({ verdict, title }) => ({
      title: verdict === 'approve' ? scout.queue.approved : scout.queue.rejected,
      detail: title,
    }),
  )
