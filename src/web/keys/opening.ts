let missed: KeyboardEvent[] | undefined

/** Keys that are pressed before anything listens to them are heard later. */
export const noteKeys = (): void => {
  if (missed) return
  const early: KeyboardEvent[] = []
  missed = early
  const note = (event: KeyboardEvent) => {
    if (missed === early) early.push(event)
    else document.removeEventListener('keydown', note)
  }
  document.addEventListener('keydown', note)
}

/** Those keys, once. */
export const keysMissed = (): KeyboardEvent[] => {
  const early = missed ?? []
  missed = []
  return early
}

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
