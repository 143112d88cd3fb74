import {
  mutationOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { Language } from '#shared/languages.ts'
import type { Call, Endpoint, Input } from '#shared/endpoint.ts'
import {
  changeSettings,
  endOtherSessions,
  endSession,
  listSessions,
  readSettings,
  type Settings,
} from '#shared/settings.ts'
import type { User } from '#shared/users.ts'
import { viewerQuery } from '#web/accounts/queries.ts'
import { call as browserCall, orEmpty, wordsFor } from '#web/call.ts'
import { settings as words } from '#web/texts/settings.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

export const settingsQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['own', 'settings'], queryFn: () => call(readSettings, {}) })

export const sessionsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'sessions'],
    queryFn: () => orEmpty(call(listSessions, {}), []),
  })

/** Shows the choice at once and everywhere; takes it back if the server refuses. */
const changing = (cache: QueryClient, { isQuiet = false }: { isQuiet?: boolean } = {}) => {
  const show = (settings: Partial<Settings>) => {
    cache.setQueryData(settingsQuery().queryKey, (now) => now && { ...now, ...settings })
    const { isIndexed: _, ...aboutAi } = settings
    cache.setQueryData(
      viewerQuery().queryKey,
      (user: User | null | undefined) => user && { ...user, ...aboutAi },
    )
  }
  return mutationOptions({
    scope: { id: 'settings' },
    mutationFn: (body: Partial<Settings>) => browserCall(changeSettings, { body }),
    onMutate: (body) => {
      const before = cache.getQueryData(settingsQuery().queryKey)
      show(body)
      return before
    },
    onSuccess: () => {
      if (!isQuiet) toast({ title: words.saved })
    },
    onError: (error, _body, before) => {
      if (before) show(before)
      tell(error)
    },
  })
}

/** `isQuiet`: what was chosen is seen at once, and nothing needs to say so. */
export const useSetting = (how: { isQuiet?: boolean } = {}) =>
  useMutation(changing(useQueryClient(), how))

/** The same from where no component waits for the answer; a refusal has been told. */
export const changeNow = (cache: QueryClient, body: Partial<Settings>): void => {
  const mutation = cache.getMutationCache().build(cache, changing(cache))
  mutation.execute(body).catch(() => undefined)
}

/** The language of mails to this member. */
export const keepLanguage = (language: Language) =>
  browserCall(changeSettings, { body: { language } })

/** Ends one session by its id, or all others. */
export const useSigningOut = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string | null) =>
      id === null ? browserCall(endOtherSessions, {}) : browserCall(endSession, { params: { id } }),
    onSuccess: () => {
      toast({ title: words.ended })
      return cache.invalidateQueries({ queryKey: sessionsQuery().queryKey })
    },
    onError: tell,
  })
}

/** A change that the current password guards. */
export const useGuarded = <E extends Endpoint>(endpoint: E) =>
  useMutation({
    mutationFn: (input: Input<E>) => browserCall(endpoint, input),
    onError: tell,
  })

const tell = (error: unknown) =>
  toast({
    title: siteTexts.error,
    detail: wordsFor(error, words.failed),
    isDestructive: true,
  })
