import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  clearOwnVotes,
  debateSearchLength,
  listDebates,
  type OwnVotes,
  type PointVote,
  readDebate,
  readOwnVotes,
  setDebateStance,
  votePoint,
} from '#shared/arguments.ts'
import type { Stance } from '#shared/characters.ts'
import type { Call } from '#shared/endpoint.ts'
import { call as browserCall } from '#web/call.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { debates as texts } from '#web/texts/debates.en.ts'

/** What an address asks for; longer than the field takes is cut. */
export const wordsAsked = (search: URLSearchParams): string =>
  (search.get('q') ?? '').trim().slice(0, debateSearchLength)

export const debatesQuery = (q: string, call: Call = browserCall) =>
  queryOptions({ queryKey: ['debates', q], queryFn: () => call(listDebates, { query: { q } }) })

export const debateQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['debate', id],
    queryFn: () => call(readDebate, { params: { id } }),
  })

export const ownVotesQuery = (id: string, call: Call = browserCall) =>
  queryOptions<OwnVotes>({
    queryKey: ['own', 'votes', id],
    queryFn: () => call(readOwnVotes, { params: { id } }),
  })

/** Where one stands, or a vote on a point; null takes back everything. */
type Said = { stance: Stance } | { pointId: string; vote: PointVote | null } | null

const say = async (id: string, said: Said): Promise<OwnVotes> => {
  if (said === null) {
    await browserCall(clearOwnVotes, { params: { id } })
    return { stance: null, votes: {} }
  }
  if ('stance' in said) return browserCall(setDebateStance, { params: { id }, body: said })
  const { pointId, vote } = said
  return browserCall(votePoint, { params: { id, pointId }, body: { vote } })
}

/** Says something of a debate; what others see of it is read anew. */
export const useVoting = (id: string) => {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `debate:${id}` },
    mutationFn: (said: Said) => say(id, said),
    onSuccess: (own) => {
      cache.setQueryData(ownVotesQuery(id).queryKey, own)
      void cache.invalidateQueries({ queryKey: debateQuery(id).queryKey })
    },
    onError: (error) => tellFailure(error, texts.failed),
  })
}
