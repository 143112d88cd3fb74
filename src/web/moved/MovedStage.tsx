import { type ReactNode, useMemo, useState } from 'react'
import { useRead } from '#web/data/useRead.ts'
import { MovedContext } from './context.ts'
import { movedQuery } from './queries.ts'

/** Reads once for a whole discussion whom its comments moved. */
export const MovedStage = ({ postId, children }: { postId: number; children: ReactNode }) => {
  const notes = useRead(movedQuery(postId))
  const [writingAt, writeAt] = useState<number | null>(null)
  const moved = useMemo(() => {
    const byComment = Map.groupBy(notes ?? [], ({ commentId }) => commentId)
    return { notesOf: (id: number) => byComment.get(id) ?? [], writingAt, writeAt }
  }, [notes, writingAt])
  return <MovedContext value={moved}>{children}</MovedContext>
}
