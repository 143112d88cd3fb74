import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { writeComment } from '#shared/posts.ts'
import { comments as texts } from '#web/texts/posts.en.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { CallError, callOnce, statusOf } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { addComment } from '#web/posts/live-patches.ts'
import { toast } from '#web/ui/toasts.ts'
import { useOnline } from './network.ts'
import { changeWaiting, endWaiting, useWaiting, type WaitingComment } from './waiting.ts'

const againAfter = 15_000

/** Sends what waits, in order, while there is a network and its author is signed in. */
export const useSending = (): void => {
  const cache = useQueryClient()
  const viewer = useViewer()
  const isOnline = useOnline()
  const [round, setRound] = useState(0)
  const next = useWaiting().find(({ authorId, refusal }) => authorId === viewer?.id && !refusal)
  const key = next?.key
  useEffect(() => {
    if (!isOnline || !next) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const tryLater = () => {
      if (!isOver) timer = setTimeout(() => setRound((before) => before + 1), againAfter)
    }
    const begin = async () => {
      try {
        await send(cache, next)
      } catch (error) {
        if (isFinal(error)) refuse(next, error)
        else tryLater()
      }
    }
    void begin()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // The next one begins when this one has gone, not when something is said about it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cache, isOnline, key, round])
}

const send = async (cache: QueryClient, { key, postId, ...rest }: WaitingComment) => {
  const { parentId, answersCrux, content, pictures } = rest
  const comment = await callOnce(key)(writeComment, {
    params: { id: postId },
    body: { content, parentId, answersCrux, pictures },
  })
  endWaiting(key)
  if (comment.isHeld) return showHeld(cache)
  addComment(cache, { comment, replyId: null })
  toast({ title: texts.added, detail: texts.addedDetail })
}

/** Signed out, too many at once and a site that is away pass; another refusal stays one. */
const isFinal = (error: unknown): boolean => {
  const status = statusOf(error)
  return status >= 400 && status < 500 && status !== 401 && status !== 429
}

const refuse = ({ key }: WaitingComment, error: unknown) =>
  changeWaiting(key, { refusal: error instanceof CallError ? error.detail : texts.failed })
