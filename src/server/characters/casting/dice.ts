/** 0 ≤ n < 1, the same for the same words: chance that can be told again. */
export const chance = (...words: (string | number)[]): number => hash(words.join(' ')) / 2 ** 32

/** A 32-bit number made of a text (FNV-1a with a final mix). */
export const hash = (text: string): number => {
  let mixed = 0x811c9dc5
  for (const letter of text) mixed = Math.imul(mixed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return (mixed ^ (mixed >>> 15)) >>> 0
}

/** Gumbel noise: added to scores, the highest wins as often as its weight says. */
export const gumbel = (u: number): number =>
  -Math.log(-Math.log(Math.min(1 - 1e-9, Math.max(1e-9, u))))

/** One of the weighted things; nothing when no weight is above 0. */
export const pickWeighted = <T>(
  items: readonly (readonly [T, number])[],
  u: number,
): T | undefined => {
  const sum = items.reduce((total, [, weight]) => total + Math.max(0, weight), 0)
  let left = u * sum
  return items.find(([, weight]) => weight > 0 && (left -= weight) < 0)?.[0]
}
