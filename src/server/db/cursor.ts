/** A place in the event log: `transaction-id`. Browsers send it back as Last-Event-ID. */
export type Cursor = `${number}-${number}`

const shape = /^\d{1,19}-\d{1,18}$/

/** undefined: that is no place in any log. */
export const parseCursor = (text: string): Cursor | undefined =>
  shape.test(text) ? (text as Cursor) : undefined

export const cursorParts = (cursor: Cursor): [xact: string, id: string] => {
  const [xact = '0', id = '0'] = cursor.split('-')
  return [xact, id]
}

/** Negative when `a` comes before `b`. Transaction ids have 64 bits: too long for a number. */
export const compareCursors = (a: Cursor, b: Cursor): number => {
  const [xactA, idA] = cursorParts(a).map(BigInt) as [bigint, bigint]
  const [xactB, idB] = cursorParts(b).map(BigInt) as [bigint, bigint]
  const apart = xactA === xactB ? idA - idB : xactA - xactB
  return apart < 0n ? -1 : apart > 0n ? 1 : 0
}
