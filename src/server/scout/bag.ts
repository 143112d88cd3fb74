import type { EvergreenPrompt } from './evergreen/prompt.ts'

type Draw = {
  most: number
  month: number
  roll: () => number
  /** Of what the characters know something about; those come first within their category. */
  isKnown: (prompt: EvergreenPrompt) => boolean
}

/**
 * Draws from the bag without what was used lately: first from the categories that have waited
 * longest, each category once before any twice; within one what is known, then by chance.
 */
export const drawPrompts = (
  prompts: readonly EvergreenPrompt[],
  usedLatestFirst: readonly string[],
  { most, month, roll, isKnown }: Draw,
): EvergreenPrompt[] => {
  const used = new Set(usedLatestFirst)
  const left = prompts.filter(
    ({ id, months }) => !used.has(id) && (months?.includes(month) ?? true),
  )
  const shuffled = left
    .map((prompt) => ({ prompt, order: roll() + (isKnown(prompt) ? 0 : 1) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ prompt }) => prompt)
  const waited = waiting(prompts, usedLatestFirst)
  const turns = new Map<string, number>()
  return shuffled
    .map((prompt) => {
      const turn = turns.get(prompt.category) ?? 0
      turns.set(prompt.category, turn + 1)
      return { prompt, turn, waited: waited(prompt) + roll() }
    })
    .toSorted((a, b) => a.turn - b.turn || b.waited - a.waited)
    .slice(0, most)
    .map(({ prompt }) => prompt)
}

/** How many draws ago a prompt's category had its last turn. */
const waiting = (prompts: readonly EvergreenPrompt[], usedLatestFirst: readonly string[]) => {
  const categoryOf = new Map(prompts.map(({ id, category }) => [id, category]))
  const drawn = usedLatestFirst.map((id) => categoryOf.get(id))
  return ({ category }: EvergreenPrompt): number => {
    const at = drawn.indexOf(category)
    return at === -1 ? prompts.length : at
  }
}
