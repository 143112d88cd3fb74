import { createContext, type ReactNode, useContext } from 'react'
import type { Comment } from '#shared/posts.ts'

type Part = (props: { comment: Comment; name: string }) => ReactNode

/** What a discussion's own page has beside each comment; cards of lists have none of it. */
export type Instruments = {
  /** Among what a reader can do with it. */
  Acts: Part
  /** Below its words. */
  Below: Part
  /** Above the box in which it is answered. */
  BeforeAnswer: Part
}

export const InstrumentsContext = createContext<Instruments | null>(null)

export const useInstruments = (): Instruments | null => useContext(InstrumentsContext)
