import { holdPresses } from './start/held-presses.ts'
import { firstPaint } from './start/first-paint.ts'

/**
 * What comes with the page. A page is read before it is pressed, so all other code is asked for
 * when the page is to be seen, and shares no line with it. What is pressed meanwhile is not lost.
 */
const begin = async () => {
  const giveBack = holdPresses()
  await firstPaint()
  try {
    await takeInTurn(filesOfThisPage())
    const { start } = await import('./start/start.tsx')
    await start(giveBack)
  } catch (error) {
    giveBack()
    throw error
  }
}

/** The server names them, those first on which others lean; in development there are none. */
const filesOfThisPage = (): string[] =>
  document.querySelector<HTMLMetaElement>('meta[name="modules"]')?.content.split(' ') ?? []

/** Fetched together, run one by one: in between the browser draws and hears. */
const takeInTurn = async (files: string[]) => {
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  for (const href of files) {
    await import(/* @vite-ignore */ href)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

void begin()
