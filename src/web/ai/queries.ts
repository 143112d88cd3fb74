import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type AiState,
  type CharacterRecord,
  type FigureRule,
  type VoiceDraft,
  addCharacter,
  findLocalServers,
  readAi,
  readCharacterRecord,
  restorePersona,
  setBudget,
  setFigures,
  setVoice,
  switchAi,
  switchCharacter,
  tryVoice,
  writePersona,
} from '#shared/ai.ts'
import { compareVoices, readComparison } from '#shared/comparison.ts'
import type { Call, Input } from '#shared/endpoint.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { ai } from '#web/texts/ai.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** Queue and breaker move by themselves; one look in so many ms while the tab is open. */
const lookEveryMs = 5_000

export const aiQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'ai'],
    queryFn: () => call(readAi, {}),
    refetchInterval: lookEveryMs,
    staleTime: lookEveryMs,
  })

export const recordQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'ai', 'character', id],
    queryFn: () => call(readCharacterRecord, { params: { id } }),
    staleTime: 0,
  })

const complain = (error: unknown) =>
  toast({
    title: ai.error,
    detail: wordsFor(error, texts.failed),
    isDestructive: true,
  })

/** Every change answers with all that the tab shows. */
const useChange = <Given>(act: (given: Given) => Promise<AiState>, title: string, detail = '') => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (state) => {
      cache.setQueryData(aiQuery().queryKey, state)
      toast({ title, detail })
    },
    onError: complain,
  })
}

export const useSwitchAi = (isOn: boolean) =>
  useChange(
    () => browserCall(switchAi, { body: { isOn } }),
    isOn ? ai.now.switchedOn : ai.now.switchedOff,
  )

export const useSetVoice = () =>
  useChange(
    (body: VoiceDraft) => browserCall(setVoice, { body }),
    ai.voice.saved,
    ai.voice.savedDetail,
  )

export const useSetBudget = () =>
  useChange(
    (dailyBudget: number | null) => browserCall(setBudget, { body: { dailyBudget } }),
    ai.money.saved,
  )

export const useSetFigures = () =>
  useChange(
    (figures: FigureRule) => browserCall(setFigures, { body: { figures } }),
    ai.figures.saved,
  )

export const useTryVoice = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (draft: VoiceDraft | null) => browserCall(tryVoice, { body: { draft } }),
    onSettled: () => cache.invalidateQueries({ queryKey: aiQuery().queryKey, exact: true }),
    onError: complain,
  })
}

/** A model takes its time: looked at until it has answered. */
export const comparisonQuery = () =>
  queryOptions({
    queryKey: ['admin', 'ai', 'comparison'],
    queryFn: () => browserCall(readComparison, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'waiting' ? 1_000 : false),
    staleTime: 0,
  })

export const useCompareVoices = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (content: string) => browserCall(compareVoices, { body: { content } }),
    onSuccess: (answer) => cache.setQueryData(comparisonQuery().queryKey, answer),
    onError: complain,
  })
}

/** Looked for once while the tab is open; a person who may not look is offered none. */
export const localServersQuery = () =>
  queryOptions({
    queryKey: ['admin', 'ai', 'local-servers'],
    queryFn: () => browserCall(findLocalServers, {}),
    staleTime: Infinity,
    retry: false,
  })

export const useFindLocalServers = () =>
  useMutation({ mutationFn: () => browserCall(findLocalServers, {}), onError: complain })

/** A character is shown in many places; all of them are read again. */
const useCharacterChange = <Given>(
  act: (given: Given) => Promise<CharacterRecord>,
  title?: string,
) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: act,
    onSuccess: (record) => {
      if (title) toast({ title })
      return absorb(cache, record)
    },
    onError: complain,
  })
}

const absorb = async (cache: QueryClient, record: CharacterRecord) => {
  cache.setQueryData(recordQuery(record.id).queryKey, record)
  await Promise.all([
    cache.invalidateQueries({ queryKey: aiQuery().queryKey, exact: true }),
    cache.invalidateQueries({ queryKey: ['characters'] }),
  ])
}

export const useSwitchCharacter = (id: string) =>
  useCharacterChange((isEnabled: boolean) =>
    browserCall(switchCharacter, { params: { id }, body: { isEnabled } }),
  )

export const useWritePersona = (id: string) =>
  useCharacterChange(
    (body: Input<typeof writePersona>['body']) =>
      browserCall(writePersona, { params: { id }, body }),
    ai.persona.saved,
  )

export const useRestorePersona = (id: string) =>
  useCharacterChange(
    (version: number) => browserCall(restorePersona, { params: { id }, body: { version } }),
    ai.versions.restored,
  )

export const useAddCharacter = () =>
  useCharacterChange(
    (body: Input<typeof addCharacter>['body']) => browserCall(addCharacter, { body }),
    ai.persona.added,
  )
