import type { Act, Stance } from '#shared/characters.ts'

/** What a character will do with its turn, decided by rules before any voice is asked for words. */
export type Plan = {
  act: Act
  stance: Stance
  /** The knowledge pack and the aspect of it that the turn is about; null outside any pack. */
  packId: string | null
  aspectId: string | null
  /** Whom it answers; null: the post as a whole. `quote` occurs word for word in `content`. */
  target: Target | null
  /** Facts of the pack that may be named; numbers may come only from these, the post and the thread. */
  factIds: string[]
  isForced: boolean
}

export type Target = {
  /** null: the post itself. */
  commentId: number | null
  handle: string
  name: string
  isAi: boolean
  content: string
  quote: string
}

/** One comment as a voice gets to see it, oldest first. */
export type Turn = {
  commentId: number
  handle: string
  name: string
  /** null: a person. */
  characterId: string | null
  content: string
  act: Act | null
  stance: Stance | null
}

/** All that a voice may know for one reply. Plain JSON: it travels in the model's providerOptions. */
export type Brief = {
  /** The dice: the same brief gives the same built-in words. */
  seed: number
  characterId: string
  /** Whose phrases the built-in voice takes; its own where nothing is said. */
  speaksLike?: string
  plan: Plan
  post: { id: number; content: string; author: string }
  /** Up to 12 items. */
  thread: Turn[]
  /** What this character said lately, here and elsewhere, at most 50, newest first. */
  own: string[]
  /** What the characters said lately on the whole site, newest first, so that no sentence of a pack makes the rounds. */
  recent: string[]
}

/** What the built-in voice says beside the words, in the finish part's providerMetadata.symposia. */
export type Remark = {
  /** The sentence of the reply that others may rebut, word for word. */
  claim: string
  aspectId: string | null
  polarity: -1 | 0 | 1
  factIds: string[]
  skeletonIds: string[]
}
