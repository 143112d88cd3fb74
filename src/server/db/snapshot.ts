import { type Cursor, cursorParts } from './cursor.ts'

/** Which transactions a statement could see, as pg_current_snapshot() says it. */
export type Snapshot = { end: bigint; underWay: ReadonlySet<string> }

/** Reads `first:end:under,way`: what begins at `end` or is under way cannot be seen. */
export const parseSnapshot = (text: string): Snapshot => {
  const [, end = '0', underWay = ''] = text.split(':')
  return { end: BigInt(end), underWay: new Set(underWay.split(',')) }
}

/** Whether what stands there in the event log had been committed by then. */
export const sees = ({ end, underWay }: Snapshot, cursor: Cursor): boolean => {
  const [xact] = cursorParts(cursor)
  return BigInt(xact) < end && !underWay.has(xact)
}
