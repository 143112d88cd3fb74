import { commentDraft, postDraft } from '#web/posts/browser-drafts.ts'
import { keepAll } from './keeping.ts'
import { lineOf, noteKey, type Place, readNote } from './line.ts'

/** Gives the site what it has not got yet of somebody's texts in this browser; it keeps them for them. */
export const handOver = async (userId: string): Promise<void> => {
  for (const key of draftKeys()) {
    const place = placeOf(key)
    const note = readNote(key)
    if (place && note?.userId === userId && note.isBehind) lineOf(key, userId, place)
  }
  await keepAll()
}

/** Nobody who uses this browser next finds them. What is noted as somebody else's is theirs to take away. */
export const forgetDrafts = (userId: string): void => {
  for (const key of draftKeys()) {
    if ((readNote(key)?.userId ?? userId) !== userId) continue
    localStorage.removeItem(key)
    localStorage.removeItem(noteKey(key))
  }
}

/** Texts under way, also those of which a note is left alone. */
const draftKeys = (): Set<string> =>
  new Set(Object.keys(localStorage).flatMap((key) => /^(?:kept:)?(draft:.*)$/.exec(key)?.[1] ?? []))

/** undefined: the site keeps no such texts. */
const placeOf = (key: string): Place | undefined => {
  if (key === postDraft) return { postId: null, parentId: null }
  const [, , postId, parentId] = key.split(':')
  const place = { postId: Number(postId), parentId: parentId ? Number(parentId) : null }
  return key === commentDraft(place.postId, place.parentId) ? place : undefined
}
