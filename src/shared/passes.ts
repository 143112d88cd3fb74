import { z } from 'zod'

/** Why a character lets its turn pass, or loses it. Screens put it in words (texts/…/passes.ts). */
export const passCodes = [
  /** It, or another whom `about` names, has said what there is to say. */
  'nothing_new',
  'already_said',
  'no_fitting_words',
  /** What it would have answered is gone, or is about something else now. */
  'target_gone',
  'post_changed',
  'gone',
  /** It has no written texts, or none in this language. */
  'needs_model',
  'english_only',
  /** The rules of who may speak, and how often. */
  'closed',
  'people_only',
  'said_enough',
  'gone_quiet',
  'peoples_turn',
  'nothing_good_enough',
  'just_spoken',
  'had_its_turns',
  'deep_enough',
  /** With the character that `about` names. */
  'exchange_over',
  'switched_off',
  'all_switched_off',
  /** `about` is how many AI panels the author's posts have had in one day. */
  'panels_spent',
  'never_said',
] as const
export type PassCode = (typeof passCodes)[number]

export const passReason = z.object({
  code: z.enum(passCodes),
  /** The name of a character, or a number; null: the code says all. */
  about: z.string().nullable(),
})
export type PassReason = z.infer<typeof passReason>
