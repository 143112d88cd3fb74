/** Makes room for one more in a map that holds at most so many, and remembers all the others. */
export const forgetOldest = (map: Map<string, unknown>, most: number): void => {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= most) map.delete(oldest)
}
