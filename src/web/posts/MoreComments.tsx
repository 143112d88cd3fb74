import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readPost, type Thread } from '#shared/posts.ts'
import { call } from '#web/call.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { comments as commentTexts } from '#web/texts/posts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { addComment } from './live-patches.ts'
import { tellFailure } from './refusals.ts'

/** Reads on where a discussion is longer than one answer carries. */
export const MoreComments = ({ thread }: { thread: Thread }) => {
  const { id, comments, commentsCount } = thread
  const cache = useQueryClient()
  // Not the last one shown: what has come live stands behind a gap.
  const [after, setAfter] = useState(thread.moreAfter)
  const reading = useMutation({
    mutationFn: () =>
      call(readPost, { params: { id }, query: { commentsAfter: after ?? undefined } }),
    onSuccess: (page) => {
      for (const comment of page.comments)
        addComment(cache, { comment, commentsCount, replyId: null })
      setAfter(page.moreAfter)
    },
    onError: (error) => tellFailure(error, siteTexts.failed),
  })
  if (after === null || comments.length >= commentsCount) return null
  return (
    <Button variant="outline" disabled={reading.isPending} onClick={() => reading.mutate()}>
      {commentTexts.more}
    </Button>
  )
}
