import { useState } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { editDraft, useDraft } from './browser-drafts.ts'
import type { Own } from './revising.ts'

/** Whose it is, or an administrator; `authorId` null: a character's. */
export const useMayChange = (authorId: string | null): boolean => {
  const viewer = useViewer()
  return viewer !== null && (viewer.isAdmin || viewer.id === authorId)
}

/** Whether the form is open; an edit that was under way when the page was left goes on. */
export const useEditState = ({ type, id }: Own, authorId: string | null) => {
  const [isOpen, setOpen] = useState(false)
  const [draft] = useDraft(editDraft(type, id))
  const mayChange = useMayChange(authorId)
  return {
    isEditing: mayChange && (isOpen || draft !== ''),
    open: () => setOpen(true),
    close: () => setOpen(false),
  }
}
