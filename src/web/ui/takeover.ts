const isServer = typeof document === 'undefined'
let isOver = isServer

/** While the browser takes over the page that the server drew. */
export const isTakingOver = (): boolean => !isOver

export const endTakeover = (): void => {
  isOver = true
}

/**
 * Text that the server wrote is not put in words once more while the page is taken over: the first
 * date that a browser writes costs a phone a tenth of a second. Its element has
 * `suppressHydrationWarning`, by which what stands there stays.
 */
export const unlessDrawn = (words: () => string): string => (isTakingOver() ? '' : words())
