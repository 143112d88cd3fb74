import { type Draft, type ListedDraft, readDraft } from '#shared/drafts.ts'
import { call } from '#web/call.ts'
import { commentDraft, postDraft, writeDraft } from '#web/posts/browser-drafts.ts'
import { endKeeping, keepNow } from './keeping.ts'
import { change, isBehind, type Line, lineOf, type Place } from './line.ts'

/** A text whose discussion is gone starts one of its own. */
const placeOf = ({ isGone, postId, parentId }: ListedDraft): Place =>
  isGone ? { postId: null, parentId: null } : { postId, parentId }

const lineFor = (draft: ListedDraft, userId: string): Line => {
  const place = placeOf(draft)
  const { postId, parentId } = place
  return lineOf(postId === null ? postDraft : commentDraft(postId, parentId), userId, place)
}

/** Where a draft is written on. */
export const draftPath = (draft: ListedDraft): string => {
  const { postId, parentId } = placeOf(draft)
  if (postId === null) return '/create-post'
  return `/post/${postId}${parentId === null ? '' : `#comment-${parentId}`}`
}

/**
 * Puts a draft into the field where it is written on. What stands there is kept first, as a draft of its own;
 * false: it could not be, and stays.
 */
export const openDraft = async (draft: ListedDraft, userId: string): Promise<boolean> => {
  const line = lineFor(draft, userId)
  const isHere = line.kept?.id === draft.id
  if (isHere && isBehind(line)) return true
  if (!isHere && line.text.trim() && !(await isKept(line))) return false
  put(line, await call(readDraft, { params: { id: draft.id } }))
  return true
}

/** A text that was typed before drafts were kept is not kept by itself. */
const isKept = (line: Line): Promise<boolean> => {
  if (!line.kept) change(line, { sent: null })
  return keepNow(line)
}

const put = (line: Line, { id, version, content }: Draft): void => {
  change(line, { text: content, sent: content, kept: { id, version }, where: 'kept' })
  writeDraft(line.key, content)
}

/** A draft that was deleted goes from the field, too. */
export const closeDraft = (draft: ListedDraft, userId: string): void => {
  const line = lineFor(draft, userId)
  if (line.kept?.id !== draft.id) return
  endKeeping(line)
  writeDraft(line.key, '')
}
