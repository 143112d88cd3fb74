import { createContext } from 'react'

/** Whether the browser has taken over what the server drew: the page, or a part that comes to life later. */
type Takeover = { isOver: () => boolean; end: () => void }

export const openTakeover = (isOver: boolean = import.meta.env.SSR): Takeover => ({
  isOver: () => isOver,
  end: () => {
    isOver = true
  },
})

const ofPage = openTakeover()
export const endTakeover = ofPage.end

/** That of the part of the page in which something is drawn. */
export const TakeoverContext = createContext(ofPage)

/**
 * Text that the server wrote is not put in words once more while the page is taken over: the first
 * date that a browser writes costs a phone a tenth of a second. Its element has
 * `suppressHydrationWarning`, by which what stands there stays.
 */
export const unlessDrawn = (words: () => string): string => (ofPage.isOver() ? words() : '')
