import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listTokens, makeToken, revokeToken } from '#shared/access-tokens.ts'
import type { Call, Input } from '#shared/endpoint.ts'
import { complainOf } from '#web/accounts/forms.ts'
import { call as browserCall, orEmpty } from '#web/call.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { tokens as words } from './tokens.en.ts'
import { toast } from '#web/ui/toasts.ts'

export const tokensQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['own', 'tokens'],
    queryFn: () => orEmpty(call(listTokens, {}), []),
  })

const useRereading = () => {
  const cache = useQueryClient()
  return () => cache.invalidateQueries({ queryKey: tokensQuery().queryKey })
}

export const useMakeToken = () => {
  const reread = useRereading()
  return useMutation({
    mutationFn: (input: Input<typeof makeToken>) => browserCall(makeToken, input),
    // what was shown once is not kept
    gcTime: 0,
    onSuccess: reread,
    onError: complainOf(siteTexts.error),
  })
}

export const useRevokeToken = () => {
  const reread = useRereading()
  return useMutation({
    mutationFn: (id: string) => browserCall(revokeToken, { params: { id } }),
    onSuccess: () => {
      toast({ title: words.removed })
      return reread()
    },
    onError: complainOf(siteTexts.error),
  })
}
