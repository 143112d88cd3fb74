import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import * as calls from '#shared/revising.ts'
import { call } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { revising as texts } from '#web/texts/revising.en.ts'
import { toast } from '#web/ui/toasts.ts'
import {
  addComment,
  addPost,
  removeComment,
  removePost,
  reviseComment,
  revisePost,
} from './live-patches.ts'
import { tellFailure } from './refusals.ts'

/** Something that people wrote. */
export type Own =
  | { type: 'post'; id: number; content: string }
  | { type: 'comment'; id: number; content: string; postId: number }

/** Saves other words; they stay with the caller until it succeeds. */
export const useEditing = ({ type, id }: Own, { onDone }: { onDone: () => void }) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (content: string) => {
      const input = { params: { id }, body: { content } }
      if (type === 'post') {
        const post = await call(calls.editPost, input)
        return post.isHeld ? showHeld(cache) : revisePost(cache, post)
      }
      const comment = await call(calls.editComment, input)
      return comment.isHeld ? showHeld(cache) : reviseComment(cache, comment)
    },
    onSuccess: onDone,
    onError: (error) => tellFailure(error, texts.editFailed),
  })
}

/** Deletes at once; for as long as the message stands it can be taken back. */
export const useDeleting = (own: Own, { onDone }: { onDone?: () => void } = {}) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call(own.type === 'post' ? calls.deletePost : calls.deleteComment, {
        params: { id: own.id },
      }),
    onSuccess: () => {
      onDone?.()
      takeOut(cache, own)
      toast({
        title: own.type === 'post' ? texts.postDeleted : texts.commentDeleted,
        action: { label: texts.undo, run: () => void bringBack(cache, own) },
      })
    },
    onError: (error) => tellFailure(error, texts.deleteFailed),
  })
}

const takeOut = (cache: QueryClient, own: Own) => {
  if (own.type === 'post') return removePost(cache, own.id)
  removeComment(cache, { postId: own.postId, commentId: own.id })
}

const bringBack = async (cache: QueryClient, { type, id }: Own) => {
  try {
    const input = { params: { id } }
    if (type === 'post') addPost(cache, await call(calls.restorePost, input))
    else addComment(cache, { comment: await call(calls.restoreComment, input), replyId: null })
  } catch (error) {
    tellFailure(error, texts.restoreFailed)
  }
}
