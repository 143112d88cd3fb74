import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'

/** More than any page has to pass. */
const most = 250

/** Goes from where the focus is to this by Tab alone, as somebody does who has no pointer. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await expect(target).toBeVisible()
  for (let n = 0; n < most; n += 1) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error('Tab does not lead there.')
}
