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
 * longest, each category once before any twice; within one what is known, then by chance. Whether
 * something is known is asked no oftener than it takes: a few times, where all prompts took half a second.
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
  const waited = waiting(prompts, usedLatestFirst)
  const bags = [...Map.groupBy(shuffled(left, roll), ({ category }) => category)]
    .map(([category, bag]) => ({
      bag: knownFirst(bag, isKnown),
      waited: waited(category) + roll(),
    }))
    .toSorted((a, b) => b.waited - a.waited)
    .map(({ bag }) => bag)
  const drawn: EvergreenPrompt[] = []
  while (drawn.length < Math.min(most, left.length)) {
    for (const bag of bags) drawn.push(...bag.next())
  }
  return drawn.slice(0, most)
}

const shuffled = <T>(things: readonly T[], roll: () => number): T[] =>
  things
    .map((thing) => ({ thing, order: roll() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ thing }) => thing)

/** Gives them one by one, in this order, those that are not known last; nothing when it is empty. */
const knownFirst = (bag: readonly EvergreenPrompt[], isKnown: Draw['isKnown']) => {
  const left = [...bag]
  const unknown: EvergreenPrompt[] = []
  const next = (): EvergreenPrompt[] => {
    for (let prompt = left.shift(); prompt; prompt = left.shift()) {
      if (isKnown(prompt)) return [prompt]
      unknown.push(prompt)
    }
    return unknown.splice(0, 1)
  }
  return { next }
}

/** How many draws ago a category had its last turn. */
const waiting = (prompts: readonly EvergreenPrompt[], usedLatestFirst: readonly string[]) => {
  const categoryOf = new Map(prompts.map(({ id, category }) => [id, category]))
  const drawn = usedLatestFirst.map((id) => categoryOf.get(id))
  return (category: EvergreenPrompt['category']): number => {
    const at = drawn.indexOf(category)
    return at === -1 ? prompts.length : at
  }
}
