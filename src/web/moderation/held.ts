import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type HeldText, listHeld, withdrawHeld } from '#shared/moderation.ts'
import { call, orEmpty } from '#web/call.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { tellRefusal } from './reporting.ts'

/** What this member wrote that waits for a look. */
export const heldQuery = queryOptions({
  queryKey: ['own', 'held'],
  queryFn: () => orEmpty<HeldText[]>(call(listHeld, {}), []),
})

/** Tells that what was just written waits, and shows it. */
export const showHeld = (cache: QueryClient): void => {
  toast({ title: words.held, detail: words.heldDetail })
  void cache.invalidateQueries({ queryKey: heldQuery.queryKey })
}

export const useWithdrawing = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(withdrawHeld, { params: { id } }),
    onSuccess: (_none, id) => {
      cache.setQueryData(heldQuery.queryKey, (texts) => texts?.filter((text) => text.id !== id))
      toast({ title: words.withdrawn })
    },
    onError: (error) => tellRefusal(error, words.failed),
  })
}
