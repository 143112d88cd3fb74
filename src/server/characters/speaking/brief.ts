import type { Act, Stance } from '#shared/characters.ts'

/** What a character will do with its turn, decided by rules before any voice is asked for words. */
export type Plan = {
  act: Act
  /** What a model may do instead; what it says is kept under `act` all the same. */
  alternatives?: readonly Act[]
  /** null: the words say nothing of where their speaker stands. */
  stance: Stance | null
  /** The written debate and the point of it that the turn is about; null where none covers the post. */
  debateId: string | null
  aspectId: string | null
  /** Whom it answers; null: the post as a whole. `quote` occurs word for word in `content`. */
  target: Target | null
  /** The text of the library that is spoken; null: a model writes one. */
  textId: string | null
  /** Facts of the debate that may be named; numbers may come only from these, the post and the thread. */
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
  /** Figures of it that nobody has checked. */
  unchecked?: readonly string[]
}

/** All that a voice may know for one reply. Plain JSON: it travels in the model's providerOptions. */
export type Brief = {
  characterId: string
  plan: Plan
  post: { id: number; content: string; author: string }
  /** Up to 12 items. */
  thread: Turn[]
  /** What this character said lately, here and elsewhere, at most 50, newest first. */
  own: string[]
}
