import { createContext, useContext } from 'react'
import type { MovedNote } from '#shared/moved.ts'

type Moved = {
  notesOf: (commentId: number) => readonly MovedNote[]
  /** Where the reader is writing why; null: nowhere. */
  writingAt: number | null
  writeAt: (commentId: number | null) => void
}

const none: readonly MovedNote[] = []

export const MovedContext = createContext<Moved>({
  notesOf: () => none,
  writingAt: null,
  writeAt: () => undefined,
})

export const useMoved = () => useContext(MovedContext)

/** Opens the form under a comment, for a member who has just said in another way that it moved them. */
export const useOfferMoved = () => useContext(MovedContext).writeAt
