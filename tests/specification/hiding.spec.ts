import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/user')).json()) as { id: string }).id
const faults = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations

test(
  'somebody is muted from a post, and seen again by undoing it',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const other = await secondPage(browser, site)
    await enter(other, 'Loud Person')
    const text = `Too loud ${Date.now()}`
    await ask(other, text)
    await other.context().close()
    await enter(page)
    await page.goto('/')
    await discussion(page, text).getByRole('button', { name: 'More about Loud Person' }).click()
    await page.getByRole('button', { name: 'Mute Loud Person' }).click()
    await expect(page.getByText('Loud Person is muted', { exact: true })).toBeVisible()
    await expect(discussion(page, text)).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(discussion(page, text)).toBeVisible()
  },
)

test(
  'somebody is blocked on the profile and unblocked in the settings; a word is muted there',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const other = await secondPage(browser, site)
    await enter(other, 'Loud Person')
    const id = await idOf(other)
    await enter(page)
    await page.goto(`/profile/${id}`)
    await page.getByRole('button', { name: 'More about Loud Person' }).click()
    await page.getByRole('button', { name: 'Block Loud Person' }).click()
    await expect(page.getByText('Loud Person is blocked', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveCount(0)
    expect((await other.goto(`/profile/${await idOf(page)}`))?.status()).toBe(404)
    await other.context().close()

    await page.goto('/settings')
    const panel = page.getByRole('region', { name: 'Blocked and muted' })
    await panel.getByLabel('Word or phrase').fill('football')
    await panel.getByRole('button', { name: 'Mute Word' }).click()
    await expect(panel.getByRole('button', { name: 'Show “football” again' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await faults(page)).toEqual([])
    await panel.getByRole('button', { name: 'Unblock Loud Person' }).click()
    await expect(panel.getByText('Nobody is blocked or muted.')).toBeVisible()
  },
)

test('who wants no stories finds no way to them', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  await page.goto('/settings')
  const link = page.getByRole('banner').getByRole('link', { name: 'Stories' })
  await expect(link).toBeVisible()
  // Not check(), which looks at once: what is chosen before the page is alive is done when it is.
  const choice = page.getByLabel('Hide them, with every link to them')
  await choice.click()
  await expect(choice).toBeChecked()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(link).toHaveCount(0)
  await page.goto('/stories')
  await expect(page.getByText('You have switched stories off')).toBeVisible()
})
