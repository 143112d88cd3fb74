import { useEffect } from 'react'
import { displayName } from '#shared/text.ts'
import { home as texts } from '#web/texts/home.en.ts'
import { shownMessages, toast } from '#web/ui/toasts.ts'
import { useViewer } from './queries.ts'

const noted = 'welcomed'

/** Welcomes who lands here signed in, once a visit; shows nothing where it stands. */
export const Welcome = (): null => {
  const viewer = useViewer()
  const name = viewer && displayName(viewer)
  useEffect(() => {
    if (name === null || wasWelcomed()) return
    noteWelcome()
    // What was just done here matters more than the welcome.
    if (shownMessages().length > 0) return
    toast({ title: texts.welcome, detail: texts.welcomeDetail(name) })
  }, [name])
  return null
}

/** A member who has just been welcomed by signing in is not welcomed again. */
export const noteWelcome = (): void => {
  try {
    sessionStorage.setItem(noted, 'yes')
  } catch {
    // Without storage people are welcomed once more.
  }
}

const wasWelcomed = () => {
  try {
    return sessionStorage.getItem(noted) !== null
  } catch {
    return false
  }
}
