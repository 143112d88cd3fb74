import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { Call } from '#shared/endpoint.ts'
import * as calls from '#shared/hiding.ts'
import type { HidingKind, Hidings } from '#shared/hiding.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { hiding as words } from './hiding.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** A person or a character. */
export type Whom = { type: 'person' | 'character'; id: string; name: string }

export const hidingsQuery = (call: Call = browserCall) =>
  queryOptions({ queryKey: ['own', 'hidden'], queryFn: () => call(calls.listHidings, {}) })

/** How this member hides somebody; null: not at all. */
export const useHidingOf = ({ type, id }: Whom): HidingKind | null => {
  const isMember = useViewer() !== null
  const { data } = useQuery({ ...hidingsQuery(), enabled: isMember })
  if (!data) return null
  const found =
    type === 'person'
      ? data.people.find(({ person }) => person.id === id)
      : data.characters.find(({ character }) => character.id === id)
  return found?.kind ?? null
}

/** Mutes or blocks, or takes that back (null); as long as the message stands it can be undone. */
export const useHiding = (whom: Whom) => {
  const cache = useQueryClient()
  const before = useHidingOf(whom)
  return useMutation({
    mutationFn: (kind: HidingKind | null) => ask(whom, kind),
    onSuccess: (hidings, kind) => {
      show(cache, hidings)
      toast({
        ...said(whom, kind),
        action: { label: words.undo, run: () => void undo(cache, whom, before) },
      })
    },
    onError: tell,
  })
}

const undo = async (cache: QueryClient, whom: Whom, kind: HidingKind | null) => {
  try {
    show(cache, await ask(whom, kind))
  } catch (error) {
    tell(error)
  }
}

const ask = ({ type, id }: Whom, kind: HidingKind | null): Promise<Hidings> => {
  if (type === 'person') {
    const params = { userId: id }
    return kind === null
      ? browserCall(calls.showPerson, { params })
      : browserCall(calls.hidePerson, { params, body: { kind } })
  }
  const params = { characterId: id }
  return kind === null
    ? browserCall(calls.showCharacter, { params })
    : browserCall(calls.hideCharacter, { params, body: { kind } })
}

const said = ({ type, name }: Whom, kind: HidingKind | null) => {
  if (kind === null) return { title: words.shown(name) }
  if (kind === 'mute') return { title: words.muted(name), detail: words.mutedDetail }
  const detail = type === 'person' ? words.blockedDetail : words.blockedCharacterDetail
  return { title: words.blocked(name), detail }
}

/** These words and no others. */
export const useMutedWords = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (list: string[]) => browserCall(calls.muteWords, { body: { words: list } }),
    onSuccess: (hidings) => {
      show(cache, hidings)
      toast({ title: words.wordsSaved(hidings.words.length) })
    },
    onError: tell,
  })
}

/** What shows no other people, or is not read by asking. */
const stays = new Set(['own', 'user', 'site', 'characters', 'speaking', 'admin'])

/** What hides and shows people: whatever may show them is read again. */
const show = (cache: QueryClient, hidings: Hidings) => {
  cache.setQueryData(hidingsQuery().queryKey, hidings)
  void cache.resetQueries({ predicate: ({ queryKey }) => !stays.has(String(queryKey[0])) })
}

const tell = (error: unknown) =>
  toast({
    title: siteTexts.error,
    detail: wordsFor(error, words.failed),
    isDestructive: true,
  })
