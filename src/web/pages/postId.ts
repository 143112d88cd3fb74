/** The `{id}` of /post/{id} as a whole number; 0, which no post has, for anything else. */
export const postIdOf = ({ id }: { id?: string }): number => {
  const number = Number.parseInt(id ?? '', 10)
  return Number.isSafeInteger(number) && number > 0 ? number : 0
}
