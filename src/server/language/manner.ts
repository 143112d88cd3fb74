/** Words as they stand, small ones and marks included, alone and in pairs: how something is said and not of what. */
export const mannerOf = (text: string): string[] => {
  const said =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*|\p{N}+|[?!]+|\p{Extended_Pictographic}/gu) ?? []
  const row = ['^', ...said.map((word) => word.replace(/^\p{N}+$/u, '#')), '$']
  return [...row, ...row.slice(1).map((word, at) => `${row[at]} ${word}`)]
}
