import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { DebatePoint } from '#shared/arguments.ts'
import { withdrawPoint } from '#shared/people-points.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call } from '#web/call.ts'
import { tellFailure } from '#web/posts/refusals.ts'
import { debates as words } from '#web/texts/debates.en.ts'
import { RemoveButton } from '#web/ui/RemoveButton.tsx'
import { toast } from '#web/ui/toasts.ts'
import { debateQuery } from './queries.ts'

type Props = { debateId: string; point: DebatePoint }

/** Whose point it is takes it back, once it has been asked. */
export const WithdrawPoint = ({ debateId, point: { id: pointId, person } }: Props) => {
  const viewer = useViewer()
  const cache = useQueryClient()
  const withdrawing = useMutation({
    mutationFn: () => call(withdrawPoint, { params: { id: debateId, pointId } }),
    onSuccess: () => {
      toast({ title: words.withdrawn })
      return cache.invalidateQueries({ queryKey: debateQuery(debateId).queryKey })
    },
    onError: (error) => tellFailure(error, words.failed),
  })
  if (!viewer || viewer.id !== person?.userId) return null
  return (
    <RemoveButton
      variant="plain"
      className="-ms-3"
      name={words.withdrawName}
      sure={words.withdrawSure}
      words={{ remove: words.withdraw, keep: words.keep }}
      isPending={withdrawing.isPending}
      onRemove={(close) => withdrawing.mutate(undefined, { onSettled: close })}
    />
  )
}
