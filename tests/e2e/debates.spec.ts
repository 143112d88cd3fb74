import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { askForCrux, openWithCrux } from './crux-site.ts'
import { enter, expect, secondPage, startMs, test } from './stage.ts'

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

test('all questions stand under their categories and are found by words', async ({ page }) => {
  await page.goto('/debates')
  await expect(page.getByRole('heading', { name: 'Environment' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByLabel('Words of a question or a point').fill('free bus')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/debates?q=free+bus')
  await page.getByRole('link', { name: /Should buses be free\?/ }).click()
  await expect(page).toHaveURL('/debates/free-buses')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Should buses be free?')
  await page.goto('/debates?q=zeppelins')
  await expect(page.getByText('No question speaks of “zeppelins”.')).toBeVisible()
})

test('a question comes whole from the server, for people and for machines', async ({ page }) => {
  const html = await (await page.request.get('/debates/free-buses')).text()
  expect(html).toContain('Free buses get people out of their cars.')
  expect(html).toContain('Cats, Susilo and Reimal')
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '',
  )
  expect(data['@graph'][0]).toMatchObject({ '@type': 'WebPage', name: 'Should buses be free?' })
  expect(data['@graph'][0].mainEntity.itemListElement.length).toBeGreaterThan(5)
  expect(await (await page.request.get('/sitemaps/debates.xml')).text()).toContain(
    '/debates/free-buses<',
  )
  expect((await page.request.get('/debates/no-such-question')).status()).toBe(404)
})

test('what convinces people of both camps comes first, and a vote can be changed', async ({
  page,
  browser,
  site,
}) => {
  const vote = async (who: Page, stance: string, name: string) => {
    await who.goto('/debates/free-buses')
    await who.getByRole('button', { name: stance, exact: true }).click()
    await expect(who.getByRole('button', { name: stance, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    const button = who.locator('#point-poor').getByRole('button', { name, exact: true })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto('/debates/free-buses')
  await expect(page.getByRole('link', { name: 'Sign in to say what convinces you' })).toBeVisible()

  const other = await secondPage(browser, site)
  await enter(other, 'Bob Ray')
  await vote(other, 'Firmly against', 'Convinces me')
  await enter(page)
  await vote(page, 'Leans for', 'Convinces me')
  // while it is read nothing moves; the next visit shows the ranks
  await page.reload()
  const first = page.locator('#for article').first()
  await expect(first).toHaveAttribute('id', 'point-poor')
  await expect(first).toContainText('Convinces 1 of 1 who are for it, 1 of 1 who are against it')
  await expect(page.locator('#bridges')).toContainText('People without money')
  expect(await faultsOf(page)).toEqual([])

  await first.getByRole('button', { name: 'Does not', exact: true }).click()
  await expect(page.locator('#point-poor')).toContainText('Convinces 0 of 1 who are for it')
  await page.getByRole('button', { name: 'Take back all that I said here' }).click()
  await expect(page.locator('#point-poor')).toContainText('Convinces 0 of 0 who are for it')
})

test('a question is read in German on a phone, too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/debates/free-buses?lang=de')
  await expect(page.getByRole('heading', { name: 'Punkte dafür' })).toBeVisible()
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth')
  expect(wide).toBeLessThanOrEqual(390)
})

test(
  'after the responses stands on what they turn on, and each speaker’s page says what would move it',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(2 * startMs)
    const { site, end } = await openWithCrux()
    const page = await secondPage(browser, site)
    await enter(page)
    await askForCrux(page)
    await expect(page.locator('#crux').getByRole('link', { name: /^All points/ })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.goto('/debates/pink-lighthouse')
    await expect(page.locator('#change')).toContainText('A paid bill for the roof.')
    await expect(page.locator('#discussions')).toContainText('painted pink')
    await page.goto('/character/skeptic')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.context().close()
    await end()
  },
)
