import { useMutation, useQueryClient } from '@tanstack/react-query'
import { closeDiscussion } from '#shared/moderation.ts'
import type { Thread } from '#shared/posts.ts'
import { closing as texts } from './closing.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call } from '#web/call.ts'
import { threadQuery } from '#web/posts/queries.ts'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { tellRefusal } from './reporting.ts'

/** That characters may not speak here, for everybody; the switch, for administrators. */
export const Closing = ({ thread: { id, isClosed } }: { thread: Thread }) => {
  const isAdmin = useViewer()?.isAdmin === true
  return (
    <>
      {isClosed && (
        <p className="text-soft flex items-center gap-2 text-sm">
          <Icon name="lock" size={16} className="shrink-0" />
          {texts.closed}
        </p>
      )}
      {isAdmin && <Switch id={id} isClosed={isClosed} />}
    </>
  )
}

const Switch = ({ id, isClosed }: { id: number; isClosed: boolean }) => {
  const cache = useQueryClient()
  const closing = useMutation({
    mutationFn: () => call(closeDiscussion, { params: { id }, body: { isClosed: !isClosed } }),
    onSuccess: (now) =>
      cache.setQueryData(threadQuery(id).queryKey, (thread) => thread && { ...thread, ...now }),
    onError: (error) => tellRefusal(error, siteTexts.failed),
  })
  return (
    <Button
      variant="outline"
      size="small"
      disabled={closing.isPending}
      onClick={() => closing.mutate()}
    >
      {isClosed ? texts.open : texts.close}
    </Button>
  )
}
