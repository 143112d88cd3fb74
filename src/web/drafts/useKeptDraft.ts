import { useEffect, useSyncExternalStore } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { useDraft } from '#web/posts/browser-drafts.ts'
import { endKeeping, keepSoon, pauseKeeping } from './keeping.ts'
import { change, isBehind, type Line, lineOf, onLines, type Place, type Where } from './line.ts'

export type KeptText = {
  text: string
  write: (text: string) => void
  where: Where
  /** Before it is sent: which draft it is; undefined: none. */
  beforeSending: () => Promise<number | undefined>
  /** It has been sent: the field is empty, and the draft is none any more. */
  afterSending: () => void
}

/** A member's text under way: in this browser at once, and at the site a moment after typing stops. */
export const useKeptDraft = (key: string, place: Place): KeptText => {
  const [text, write] = useDraft(key)
  const userId = useViewer()?.id ?? ''
  const { postId, parentId } = place
  const line = () => lineOf(key, userId, { postId, parentId })
  useEffect(() => {
    follow(lineOf(key, userId, { postId, parentId }), text)
  }, [key, userId, postId, parentId, text])
  const where = useSyncExternalStore(
    onLines,
    () => line().where,
    () => 'none' as const,
  )
  return {
    text,
    write: (next) => {
      write(next)
      // Here, too: a form may close with its last change.
      follow(line(), next)
    },
    where,
    beforeSending: () => pauseKeeping(line()),
    afterSending: () => {
      endKeeping(line())
      write('')
    },
  }
}

/** A text that was not sent the last time that this browser was open is sent now. */
const follow = (line: Line, text: string): void => {
  const isNew = line.text !== text
  if (isNew) change(line, { text })
  if (isBehind(line) && (isNew || !(line.timer || line.running))) keepSoon(line)
}
