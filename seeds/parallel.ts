/** Does `work` for each item, at most `width` at a time, in order of their start. Stops at an error. */
export const eachAtOnce = async <T>(
  width: number,
  items: Iterable<T>,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const rest = items[Symbol.iterator]()
  const goOn = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: width }, goOn))
}

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
