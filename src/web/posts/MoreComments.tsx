import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { commentsShown, readPost, type Thread } from '#shared/posts.ts'
import { call } from '#web/call.ts'
import { site as siteTexts } from '#texts/site.ts'
import { comments as commentTexts } from '#texts/posts.ts'
import { Button } from '#web/ui/Button.tsx'
import { addComment } from './patches.ts'
import { tellFailure } from './refusals.ts'

/** Reads on where a discussion is longer than one answer carries. */
export const MoreComments = ({ thread: { id, comments, commentsCount } }: { thread: Thread }) => {
  const cache = useQueryClient()
  // Not the last one shown: what has come live stands behind a gap.
  const [after, setAfter] = useState(comments[commentsShown.alone - 1]?.id)
  const reading = useMutation({
    mutationFn: () => call(readPost, { params: { id }, query: { commentsAfter: after } }),
    onSuccess: (page) => {
      for (const comment of page.comments)
        addComment(cache, { comment, commentsCount, replyId: null })
      setAfter(page.comments.length < commentsShown.alone ? undefined : page.comments.at(-1)?.id)
    },
    onError: (error) => tellFailure(error, siteTexts.failed),
  })
  if (after === undefined || comments.length >= commentsCount) return null
  return (
    <Button variant="outline" disabled={reading.isPending} onClick={() => reading.mutate()}>
      {commentTexts.more}
    </Button>
  )
}
