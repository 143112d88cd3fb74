import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import {
  addKeyword,
  implementRecommendation,
  importKeywords,
  listKeywords,
  listPerformance,
  listRecommendations,
  removeKeyword,
} from '#shared/seo.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { admin } from '#web/texts/admin.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** Under 'admin' stands all that an administrator's changes may make stale. */
const read =
  <Value>(part: string, ask: (call: Call) => Promise<Value>) =>
  (call: Call = browserCall) =>
    queryOptions({ queryKey: ['admin', part], queryFn: () => ask(call) })

export const keywordsQuery = read('keywords', (call) => call(listKeywords, {}))
export const performanceQuery = read('performance', (call) => call(listPerformance, {}))
export const recommendationsQuery = read('recommendations', (call) => call(listRecommendations, {}))

const complain = (error: unknown) =>
  toast({
    title: admin.keywords.error,
    detail: wordsFor(error, texts.failed),
    isDestructive: true,
  })

export const useAddKeyword = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { keyword: string; category: string }) => browserCall(addKeyword, { body }),
    onSuccess: () => {
      toast({ title: admin.keywords.added })
      return cache.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: complain,
  })
}

/** What it had counted goes with it, so it is asked for again before. */
export const useRemoveKeyword = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => browserCall(removeKeyword, { params: { id } }),
    onSuccess: () => {
      toast({ title: admin.keywords.removed })
      return cache.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: complain,
  })
}

export const useImport = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ file, addMissing }: { file: File; addMissing: boolean }) =>
      browserCall(importKeywords, { body: { csv: await readText(file), addMissing } }),
    onSuccess: ({ updated, added, ignored }) => {
      const detail = admin.importing.result(updated, added, ignored)
      toast({ title: admin.importing.done, detail })
      return cache.invalidateQueries({ queryKey: ['admin'] })
    },
    onError: complain,
  })
}

/** Keyword Planner and Ahrefs write UTF-16, with a mark at the front; the others UTF-8. */
const readText = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes)
}

export const useImplement = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => browserCall(implementRecommendation, { params: { id } }),
    onSuccess: () => {
      toast({ title: admin.recommendations.marked })
      return cache.invalidateQueries({ queryKey: recommendationsQuery().queryKey })
    },
    onError: complain,
  })
}
