/** The beginning of a name or topic that is being typed, and where in the text it stands. */
export type Start = { text: string; from: number }

const atTheEnd = /(?<![\p{L}\p{N}\p{M}_@#/])[@#][\p{L}\p{N}\p{M}_-]{0,30}$/u

/** Before the caret, where nothing is selected; null: none. */
export const startIn = (text: string, caret: number, end = caret): Start | null => {
  if (caret !== end) return null
  // No more is looked at than can be meant.
  const before = text.slice(Math.max(0, caret - 40), caret)
  const found = atTheEnd.exec(before)
  return found ? { text: found[0], from: caret - found[0].length } : null
}
