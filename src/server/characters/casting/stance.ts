import type { Stance } from '#shared/characters.ts'
import type { Persona } from '../persona.ts'

export type Side = -1 | 0 | 1

/** Where a character stood at its first word in a thread, and at its last on the topic. */
export type Held = { first: Stance | null; last: Stance | null }

const all: readonly Stance[] = [-2, -1, 0, 1, 2]

/** Where a character may stand now: anywhere at first, else at most one step from where it stood. */
export const reachable = (held: Stance | null): readonly Stance[] =>
  held === null ? all : all.filter((value) => Math.abs(value - held) <= 1)

/** The reachable stance on that side nearest to the character's own leaning; null: none is. */
export const stanceOn = (side: Side, persona: Persona, held: Stance | null): Stance | null => {
  const wished = side + persona.lean
  const possible = reachable(held).filter((value) => Math.sign(value) === side)
  return (
    possible.toSorted((a, b) => Math.abs(a - wished) - Math.abs(b - wished) || a - b)[0] ?? null
  )
}

/** Brings a wish within one step of what is held. */
export const within = (held: Stance | null, wished: Stance): Stance =>
  held === null ? wished : (Math.max(held - 1, Math.min(held + 1, wished)) as Stance)

/**
 * One step towards the middle, as far as a thread lets a stance move; null: there is no side to give
 * ground from, or it has been moved here already.
 */
export const yielded = ({ first, last }: Held): Stance | null => {
  if (first === null || last === null || last === 0) return null
  const back = (last - Math.sign(last)) as Stance
  return within(first, back) === back ? back : null
}

export const sideOf = (stance: number): Side => Math.sign(stance) as Side
