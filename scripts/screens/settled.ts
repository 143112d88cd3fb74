import type { Page } from '@playwright/test'

/** What has to come first is there, everything is laid out, and so is what waits until the browser is idle. */
export const untilSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => performance.getEntriesByName('laid-out').length > 0)
  await page.evaluate(
    `new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ${afterIdleMs})))`,
  )
}

/** For what is fetched then to be drawn. */
const afterIdleMs = 250
