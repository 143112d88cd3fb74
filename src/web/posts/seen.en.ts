/** What a reader has not seen yet. */
export const seen = {
  fresh: 'New',
  since: (count: number) => `${count} new since you were here`,
  toHere: 'You have seen everything from here on',
}
