import { chromium, type Browser, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'
import type { Screen } from '../screens/list.ts'
import { untilSettled } from '../screens/settled.ts'
import type { Stage } from '../screens/stage.ts'

/** Chromium for as long as `work` takes. */
export const inChromium = async <Found>(work: (browser: Browser) => Promise<Found>) => {
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}

/** A page as that somebody sees it, alive; gives what `work` gives. Nothing moves on it. */
export const onScreen = async <Found>(
  { browser, stage, screen }: { browser: Browser; stage: Stage; screen: Screen },
  work: (page: Page) => Promise<Found>,
): Promise<Found> => {
  const context = await browser.newContext({
    baseURL: stage.url,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  const pairs = stage.cookies[screen.who].split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: stage.url }
    }),
  )
  const page = await context.newPage()
  try {
    await page.goto(screen.path(stage))
    await untilSettled(page)
    await screen.act?.(page)
    return await work(page)
  } catch (error) {
    throw new Error(`${screen.name} could not be looked at`, { cause: error })
  } finally {
    await context.close()
  }
}
