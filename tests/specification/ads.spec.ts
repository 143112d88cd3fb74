import { expect, openSite, startMs, test as base } from '../e2e/stage.ts'

/** A site that shows advertisements, and an ad network that only notes that it was asked. */
const test = base.extend<{ asked: string[] }, { adSite: string }>({
  adSite: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { site, end } = await openSite({ ADS_CLIENT: 'ca-pub-1234567890123456' })
      await use(site.url)
      await end()
    },
    { scope: 'worker', timeout: startMs },
  ],
  baseURL: async ({ adSite }, use) => use(adSite),
  asked: async ({ page }, use) => {
    const asked: string[] = []
    await page.route(/^https:/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    })
    await use(asked)
  },
})

test(
  'no ad script is loaded before the reader agrees, and the answer is kept',
  { tag: '@once' },
  async ({ page, asked }) => {
    await page.goto('/')
    const question = page.getByRole('region', { name: 'May this site show you advertisements?' })
    await expect(question).toBeVisible()
    expect(asked).toEqual([])
    await question.getByRole('button', { name: 'Allow ads' }).click()
    await expect(question).toBeHidden()
    await expect.poll(() => asked.length).toBe(1)
    expect(asked[0]).toMatch(/googlesyndication\.com.*client=ca-pub-1234567890123456$/)
    await page.reload()
    await expect.poll(() => asked.length).toBe(2)
    await expect(question).toHaveCount(0)
  },
)

test(
  'a refusal loads nothing and leaves no gap; it can be changed to fewer',
  { tag: '@once' },
  async ({ page, asked }) => {
    await page.goto('/')
    const slots = page.getByRole('complementary', { name: 'Advertisement' })
    await expect(slots).toHaveCount(2)
    await page.getByRole('button', { name: 'No ads' }).click()
    await expect(slots).toHaveCount(0)
    await page.reload()
    await expect(slots).toHaveCount(0)
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Ad choices' }).click()
    await page.getByRole('button', { name: 'Fewer ads' }).click()
    await expect(slots).toHaveCount(1)
    expect(await page.evaluate('window.adsbygoogle.requestNonPersonalizedAds')).toBe(1)
  },
)
