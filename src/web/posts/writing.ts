import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewAttached } from '#shared/media.ts'
import { like, writeComment, writePost, type AiSeats } from '#shared/posts.ts'
import type { NewPoll } from '#shared/polls.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { call, callOnce } from '#web/call.ts'
import type { KeptText } from '#web/drafts/useKeptDraft.ts'
import { followedKey } from '#web/following/queries.ts'
import { showHeld } from '#web/moderation/held.ts'
import { letWait } from '#web/offline/waiting.ts'
import { composer as composerTexts } from './composer.en.ts'
import { comments as commentTexts, posts as postTexts } from '#web/texts/posts.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { addComment, addPost, changeComment, changePost } from './live-patches.ts'
import { tellFailure } from './refusals.ts'

/** Starts a discussion; the text stays with the caller until it succeeds. */
export const usePosting = ({ draft, onDone }: { draft: KeptText; onDone: () => void }) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (body: {
      content: string
      aiSeats: AiSeats
      poll?: NewPoll
      pictures?: NewAttached[]
    }) => {
      const draftId = await draft.beforeSending()
      return callOnce(keyFor(body))(writePost, { body: { ...body, draftId } })
    },
    onSuccess: (post) => {
      forgetKey()
      draft.afterSending()
      onDone()
      if (post.isHeld) return showHeld(cache)
      addPost(cache, post)
      void cache.invalidateQueries({ queryKey: followedKey })
      toast({ title: composerTexts.created, detail: composerTexts.createdDetail })
    },
    onError: (error) => tellFailure(error, composerTexts.failed),
  })
}

/** Answers a post, or a comment on it. Without a network the answer waits for one. */
export const useCommenting = ({
  postId,
  draft,
  onDone,
}: {
  postId: number
  draft: KeptText
  onDone: () => void
}) => {
  const cache = useQueryClient()
  const viewer = useViewer()
  return useMutation({
    mutationFn: async (body: {
      content: string
      parentId?: number
      answersCrux?: boolean
      pictures?: NewAttached[]
    }) => {
      const key = keyFor({ postId, ...body })
      const draftId = await draft.beforeSending()
      return callOnce(key)(writeComment, { params: { id: postId }, body: { ...body, draftId } })
    },
    onSuccess: (comment) => {
      forgetKey()
      draft.afterSending()
      onDone()
      if (comment.isHeld) return showHeld(cache)
      addComment(cache, { comment, replyId: null })
      toast({ title: commentTexts.added, detail: commentTexts.addedDetail })
    },
    onError: (error, body) => {
      if (navigator.onLine || !viewer) return tellFailure(error, commentTexts.failed)
      letWait({ key: keyFor({ postId, ...body }), authorId: viewer.id, postId, ...body })
      forgetKey()
      onDone()
      toast({ title: commentTexts.waits, detail: commentTexts.waitsDetail })
    },
  })
}

type Likable = { targetType: 'post' | 'comment'; postId: number; targetId: number }

/** Sets the wished state at once and takes it back if the server refuses. */
export const useLiking = ({ targetType, postId, targetId }: Likable) => {
  const cache = useQueryClient()
  const show = (isLiked: boolean, likesCount: number) =>
    targetType === 'post'
      ? changePost(cache, postId, (post) => ({ ...post, isLiked, likesCount }))
      : changeComment(cache, postId, targetId, (one) => ({ ...one, isLiked, likesCount }))
  return useMutation({
    scope: { id: `like:${targetType}:${targetId}` },
    mutationFn: ({ liked }: { liked: boolean; likesCount: number }) =>
      call(like, { body: { targetType, targetId, liked } }),
    onMutate: ({ liked, likesCount }) => show(liked, Math.max(0, likesCount + (liked ? 1 : -1))),
    onSuccess: ({ liked, likesCount }) => show(liked, likesCount),
    onError: (error, { liked, likesCount }) => {
      show(!liked, likesCount)
      tellFailure(error, postTexts.likeFailed)
    },
  })
}

let last = { text: '', key: '' }

/** The same words sent again get the same key, so a lost answer does not make them appear twice. */
const keyFor = (body: unknown): string => {
  const text = JSON.stringify(body)
  if (text !== last.text) last = { text, key: randomKey() }
  return last.key
}

const forgetKey = () => {
  last = { text: '', key: '' }
}

const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-')
