import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import { readLibrary, readLibraryTexts, switchLibrary } from '#shared/library.ts'
import { libraryPanel as words } from '#web/texts/library.en.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { toast } from '#web/ui/toasts.ts'

export const libraryQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'library'],
    queryFn: () => call(readLibrary, {}),
  })

export const libraryTextsQuery = (of: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['admin', 'library', of],
    queryFn: () => call(readLibraryTexts, { query: { of } }),
  })

export const useSwitchLibrary = (id: string) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (isOff: boolean) => browserCall(switchLibrary, { body: { id, isOff } }),
    onSuccess: ({ isOff }) => {
      toast({ title: isOff ? words.off : words.on })
      return cache.invalidateQueries({ queryKey: libraryQuery().queryKey })
    },
    onError: (error) =>
      toast({ title: words.error, detail: wordsFor(error, texts.failed), isDestructive: true }),
  })
}
