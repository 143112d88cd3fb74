import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Steelman } from '#shared/steelman.ts'
import { useRead } from '#web/data/useRead.ts'
import { steelmenQuery } from './queries.ts'

type Find = (commentId: number) => readonly Steelman[]

const SteelmenContext = createContext<Find>(() => [])

/** Reads once for a whole discussion who said which comment back. */
export const SteelmenStage = ({ postId, children }: { postId: number; children: ReactNode }) => {
  const steelmen = useRead(steelmenQuery(postId))
  const find = useMemo((): Find => {
    const byComment = Map.groupBy(steelmen ?? [], ({ commentId }) => commentId)
    return (id) => byComment.get(id) ?? []
  }, [steelmen])
  return <SteelmenContext value={find}>{children}</SteelmenContext>
}

/** Who said a comment back. */
export const useSteelmen = (): Find => useContext(SteelmenContext)
