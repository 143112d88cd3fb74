import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '../../changes/announce.ts'
import type { Trx } from '../../db/outbox.ts'
import type { Engine } from './engine.ts'
import { typingMs } from './pace.ts'
import { wordsOf } from '../../language/words.ts'

type Draft = {
  postId: number
  replyId: number
  characterId: string
  parentId: number | null
  isForced: boolean
  /** As AI_PACE; 0: nobody waits for typing. */
  pace: number
  /** That it types has been told. */
  isTold?: boolean
}

const tellTyping = (
  trx: Trx,
  { postId, replyId, characterId, parentId }: Omit<Draft, 'isForced' | 'isTold' | 'pace'>,
): Promise<void> => announce(trx, { kind: 'typing', postId, replyId, characterId, parentId })

/** About as long as a reply is, while nobody knows how long it will be. */
const expectedWords = 60

/**
 * Shows a reply while it grows: typing, then whole sentences that have passed the gate, at the pace
 * of a person. Showing does not hold up the voice: sentences wait here, not in the provider's stream.
 */
export const openPublisher = (
  engine: Engine,
  { isForced, pace, isTold = false, ...draft }: Draft,
) => {
  const reply = { postId: draft.postId, replyId: draft.replyId }
  const { db, ending } = engine
  let content = ''
  let isCancelled = false
  let isShown = false
  let queue: Promise<void> = isTold ? Promise.resolve() : tellTyping(db, draft)
  // A caller that waits for it hears of a failure, but perhaps none waits yet.
  queue.catch(() => {})

  const show = async (sentence: string) => {
    const ms = typingMs(wordsOf(sentence).length, expectedWords, { pace, isForced })
    if (ms > 0) await wait(ms, undefined, { signal: ending })
    if (isCancelled) return
    content = content ? `${content} ${sentence}` : sentence
    isShown = true
    await announce(db, { kind: 'draft', ...reply, content })
  }

  return {
    push: (sentence: string) => {
      queue = queue.then(() => show(sentence))
      queue.catch(() => {})
    },
    /** Resolves when everything has been shown. */
    done: () => queue,
    /** Takes back what was shown, typing included. */
    retract: async () => {
      isCancelled = true
      await queue.catch(() => {})
      await announce(db, { kind: 'retract', ...reply })
      return isShown
    },
  }
}

export type Publisher = ReturnType<typeof openPublisher>
