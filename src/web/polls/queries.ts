import { useEffect } from 'react'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { readPoll, vote, type Poll } from '#shared/polls.ts'
import { polls as texts } from './polls.en.ts'
import { call } from '#web/call.ts'
import { changePost } from '#web/posts/live-patches.ts'
import { tellFailure } from '#web/posts/refusals.ts'

const show = (cache: QueryClient, postId: number, poll: Poll) =>
  changePost(cache, postId, (post) => ({ ...post, poll }))

/** Votes, or votes otherwise. */
export const useVoting = (postId: number) => {
  const cache = useQueryClient()
  return useMutation({
    scope: { id: `poll:${postId}` },
    mutationFn: (body: { option: number }) => call(vote, { params: { id: postId }, body }),
    onSuccess: (poll) => show(cache, postId, poll),
    onError: (error) => tellFailure(error, texts.failed),
  })
}

/** However many vote at the same time, each browser asks no more often. */
const freshMs = 1_500

/** Everybody hears how many voted; only who has voted may read how, and asks for it. */
export const useFreshResults = (postId: number, { own, results, ballots }: Poll): void => {
  const cache = useQueryClient()
  const isBehind = own !== null && results !== null && results.ballots !== ballots
  useEffect(() => {
    if (!isBehind) return undefined
    const timer = setTimeout(() => {
      call(readPoll, { params: { id: postId } })
        .then((poll) => show(cache, postId, poll))
        .catch(() => undefined)
    }, freshMs)
    return () => clearTimeout(timer)
  }, [cache, postId, isBehind, results])
}
