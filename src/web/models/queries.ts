import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  cancelDownload,
  downloadModel,
  type ModelsState,
  readModels,
  removeModel,
} from '#shared/models.ts'
import { aiQuery } from '#web/ai/queries.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { ai } from '#web/texts/ai.en.ts'
import { models as words } from '#web/texts/models.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** A download that is looked at moves every second; the voice every few. */
const lookEveryMs = { running: 1_000, else: 5_000 } as const

export const modelsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'models'],
    queryFn: () => browserCall(readModels, {}),
    refetchInterval: ({ state }) =>
      state.data?.download?.state === 'running' ? lookEveryMs.running : lookEveryMs.else,
    staleTime: 0,
  })

type Id = ModelsState['models'][number]['id']

/** Every change answers with all that the panel shows, and may change who speaks. */
const useChange = (act: (id: Id) => Promise<ModelsState>, title: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (state) => {
      cache.setQueryData(modelsQuery().queryKey, state)
      toast({ title })
      return cache.invalidateQueries({ queryKey: aiQuery().queryKey, exact: true })
    },
    onError: (error) =>
      toast({ title: ai.error, detail: wordsFor(error, texts.failed), isDestructive: true }),
  })
}

const of = (id: Id) => ({ params: { id } })

export const useDownloadModel = () =>
  useChange((id) => browserCall(downloadModel, of(id)), words.started)

export const useCancelDownload = () =>
  useChange((id) => browserCall(cancelDownload, of(id)), words.cancelled)

export const useRemoveModel = () =>
  useChange((id) => browserCall(removeModel, of(id)), words.removed)
