import { useSyncExternalStore } from 'react'
import type { CommentCharacter } from '#shared/characters.ts'

/** A character that is about to answer; `content` is what it has said so far. */
export type Speaking = {
  replyId: number
  character: CommentCharacter
  parentId: number | null
  content: string
}

/**
 * Who is speaking under which post now. Only live events write it and nothing is fetched: every
 * card listens, and forty observers of the cache held up a phone for a tenth of a second.
 */
const byPost = new Map<number, readonly Speaking[]>()
const listeners = new Set<() => void>()
const nobody: readonly Speaking[] = []

export const speakingUnder = (postId: number): readonly Speaking[] => byPost.get(postId) ?? nobody

export const changeSpeaking = (
  postId: number,
  change: (speaking: readonly Speaking[]) => readonly Speaking[],
): void => {
  const speaking = change(speakingUnder(postId))
  if (speaking.length > 0) byPost.set(postId, speaking)
  else byPost.delete(postId)
  listeners.forEach((tell) => tell())
}

export const useSpeaking = (postId: number): readonly Speaking[] =>
  useSyncExternalStore(
    onSpeaking,
    () => speakingUnder(postId),
    () => nobody,
  )

const onSpeaking = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
