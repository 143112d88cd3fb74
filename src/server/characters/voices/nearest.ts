import { cast } from '../cast.ts'
import type { Persona } from '../persona.ts'

type Character = Pick<Persona, 'id' | 'icon' | 'actWeights' | 'expertise' | 'lean'>

/**
 * Whose phrases a character uses when the built-in voice speaks: its own where it came with the
 * product, else those of whoever argues most as it does. Its id.
 */
export const nearestVoice = (persona: Character): string => {
  const own = cast.find(({ id }) => id === persona.id)
  if (own) return own.id
  const ranked = cast.toSorted((a, b) => likeness(persona, b) - likeness(persona, a))
  return ranked[0]?.id ?? persona.id
}

/** What it does with a turn says most; then what it knows, which side it takes, and its face. */
const likeness = (one: Character, other: Character): number =>
  cosine(liked(one), liked(other)) +
  0.5 * cosine(one.expertise, other.expertise) -
  0.3 * Math.abs(one.lean - other.lean) +
  (one.icon === other.icon ? 0.3 : 0)

/** An act that weighs 1 is neither sought nor shunned. */
const liked = ({ actWeights }: Character) =>
  Object.fromEntries(Object.entries(actWeights).map(([act, weight]) => [act, weight - 1]))

const cosine = (a: Record<string, number>, b: Record<string, number>): number => {
  const dot = Object.entries(a).reduce((sum, [key, value]) => sum + value * (b[key] ?? 0), 0)
  const size = lengthOf(a) * lengthOf(b)
  return size === 0 ? 0 : dot / size
}

const lengthOf = (vector: Record<string, number>): number => Math.hypot(...Object.values(vector))
