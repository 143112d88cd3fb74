let isWanted = false
const listeners = new Set<() => void>()

/** Shows the help, from wherever somebody asks for it; it may still be on its way. */
export const askForHelp = (): void => {
  isWanted = listeners.size === 0
  listeners.forEach((show) => show())
}

export const onHelp = (show: () => void) => {
  if (isWanted) show()
  isWanted = false
  listeners.add(show)
  return () => {
    listeners.delete(show)
  }
}
