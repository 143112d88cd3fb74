import { createContext, type ReactNode, useContext } from 'react'
import type { Comment } from '#shared/posts.ts'

/** How a page shows whom its comments moved; most pages do not. */
export const CreditContext = createContext<((comment: Comment) => ReactNode) | null>(null)

export const useCredit = () => useContext(CreditContext)
