import { holdPresses } from './held-presses.ts'
import { firstPaint } from './first-paint.ts'

/**
 * What comes with the page. A page is read before it is pressed, so all other code is asked for
 * when the page is to be seen, and shares no line with it. What is pressed meanwhile is not lost.
 */
const begin = async () => {
  const giveBack = holdPresses()
  await firstPaint()
  fetchTogether()
  try {
    const { start } = await import('./start.tsx')
    await start(giveBack)
  } catch (error) {
    giveBack()
    throw error
  }
}

/** The server names the files of this page, so that none waits until another one asks for it. */
const fetchTogether = () => {
  const named = document.querySelector<HTMLMetaElement>('meta[name="modules"]')
  for (const href of named?.content.split(' ') ?? [])
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
}

void begin()
