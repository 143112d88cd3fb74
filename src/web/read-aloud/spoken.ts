import { createContext, useContext } from 'react'

/** The comment that is being read aloud; null: none. */
export const SpokenContext = createContext<number | null>(null)

export const useSpoken = (): number | null => useContext(SpokenContext)
