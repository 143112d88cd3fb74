import type { Kind } from '../kind.ts'
import type { Theme } from '../theme.ts'
import type { German } from './german.ts'

/**
 * What one part of a reply does. `for`, `against` and `neither` carry the point by the plan's stance. `synth` puts two replies
 * side by side, and `settle` says in plain words what divides the two and what each would have to show.
 */
export type Move =
  | 'hook'
  | 'rebut'
  | 'grant'
  | 'for'
  | 'against'
  | 'neither'
  | 'fact'
  | 'precedent'
  | 'future'
  | 'people'
  | 'weigh'
  | 'measure'
  | 'propose'
  | 'nature'
  | 'steel'
  | 'ask'
  | 'close'
  | 'synth'
  | 'settle'

/** Whole replies for posts that no pack covers: by the post's kind, to somebody's words (`rebutLife`: about a person's own life). */
export type OpenMove = Exclude<Kind, 'foreign'> | 'rebut' | 'rebutLife' | Piece

/**
 * A character's own sentences. Slots stand in braces (slots.ts says which there are); "[is|are]" takes the number of
 * the last phrase of the post before it. No sentence may stand in two voices.
 */
export type Voice = {
  characterId: string
  /** What it calls somebody's words where they would begin a sentence without a capital letter. */
  quotationAs: string
  /** What this character reaches for under a point, most typical first. */
  grounds: Move[]
  /** How it likes to end. */
  ends: Move[]
  covered: Partial<Record<Move, string[]>>
  open: Open
  common: Common
  themed: Themed
  german?: German
}

/**
 * For commonplaces, which are arguments and no findings. Of a public matter: `take` is an argument on the post, `more` a
 * second one, `why` what is behind it, `reply` an argument against somebody's words, `counter` doubt of them alone. The others speak to somebody about their own life.
 */
export type Common = Record<
  | 'take'
  | 'argue'
  | 'more'
  | 'why'
  | 'neither'
  | 'reply'
  | 'counter'
  | 'ask'
  | 'lifePoint'
  | 'lifeNeither'
  | 'lifeDo'
  | 'lifeRebut',
  string[]
>

export type Open = Partial<Record<OpenMove, string[]>>

/** Parts for posts that no pack covers, each with a slot of the post in every sentence, so that they may be used again. */
export type Piece = 'engage' | 'end' | 'life' | 'lifeEnd' | 'crisisLead'

/** What a character holds about broad themes, and in `any` about anything: claims that one can quote and dispute. */
export type Themed = Record<Theme | 'any', string[]>

export type Part = 'covered' | 'open' | 'common' | 'themed' | 'german'
export type Skeleton = { id: string; move: string; text: string }

/** The skeletons of one move, each with an id that stays while nobody reorders the list. */
export const listSkeletons = (voice: Voice, part: Part, move: string): Skeleton[] =>
  ((voice[part] as Record<string, string[]>)[move] ?? []).map((text, at) => ({
    id: `${voice.characterId}/${part}/${move}/${at}`,
    move,
    text,
  }))
