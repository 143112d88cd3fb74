const letters = [...'abcdefghijklmnopqrstuvwxyzäöüß']

/**
 * What may have been meant: all that is one slip of a finger away, a letter too many or too few,
 * another letter, or two that changed places. Some 60 for each letter, each once.
 */
export const slipsOf = (word: string): string[] => {
  const all = [...word]
  const cuts = Array.from({ length: all.length + 1 }, (_, at) => ({
    before: all.slice(0, at).join(''),
    here: all[at] ?? '',
    next: all[at + 1] ?? '',
    after: all.slice(at + 1).join(''),
  }))
  const slips = cuts.flatMap(({ before, here, next, after }) => [
    before + after,
    before + next + here + after.slice(next.length),
    ...letters.flatMap((letter) => [before + letter + after, before + letter + here + after]),
  ])
  return [...new Set(slips)].filter((slip) => slip !== word)
}
