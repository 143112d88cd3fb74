import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { startModel } from '../support/model.ts'
import type { Server } from '../support/server.ts'
import { ask, comments, enter, expect, keeper, openSite, startMs, test as base } from './stage.ts'

const said =
  'Stockholm tried a charge on cars in 2006 for some months, and 31 percent of the grumblers had changed their minds by autumn.'

/** A site whose model names figures that nobody gave it, and keeps to them. */
const test = base.extend<object, { site: Server }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startModel(() => said)
      const { username, password } = keeper
      const { site, end } = await openSite({
        ...model.env,
        ADMIN_USERNAME: username,
        ADMIN_PASSWORD: password,
      })
      await use(site)
      await end()
      await model.stop()
    },
    { scope: 'worker', timeout: startMs },
  ],
})

const open = async (page: Page) => {
  await enter(page)
  const id = await ask(page, 'Should cities ban cars from their centres? @history', 'on_call')
  const words = async () => (await page.request.get(`/api/posts/${id}`)).json()
  await expect.poll(async () => (await words()).comments.length, { timeout: 30_000 }).toBe(1)
  await page.goto(`/post/${id}`)
}

const explained = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'Not checked' })

test('a figure that nobody has checked is marked, and a key or a finger learns why', async ({
  page,
  hasTouch,
}) => {
  await open(page)
  const reply = comments(page).first()
  await expect(reply.locator('.said')).toHaveText(said)
  const figure = reply.getByRole('button', { name: '31 percent, not checked' })
  await expect(reply.getByRole('button', { name: '2006, not checked' })).toBeVisible()
  await expect(figure).toHaveCSS('text-decoration-style', 'dotted')
  if (hasTouch) await figure.tap()
  else {
    await reply.getByRole('button', { name: '2006, not checked' }).focus()
    await page.keyboard.press('Tab')
    await expect(figure).toBeFocused()
  }
  await expect(explained(page)).toBeVisible()
  await expect(figure).toHaveAccessibleDescription(/^Not checked: a model named this figure/)
  await page.keyboard.press('Escape')
  await expect(explained(page)).toBeHidden()
  await figure.click()
  await expect(explained(page)).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('.said').analyze()
  expect(violations).toEqual([])

  await reply.getByRole('button', { name: 'Why this reply?' }).click()
  await expect(page.getByRole('dialog').getByText('2006 · 31 percent')).toBeVisible()
})

test('an administrator has such replies refused', { tag: '@once' }, async ({ page }) => {
  await page.request.post('/api/admin/login', { data: keeper })
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'AI', exact: true }).click()
  await expect(page.getByLabel('published, with the figure marked')).toBeChecked()
  await page.getByLabel('not published').click()
  await expect(page.getByText('Figures without a source: refused')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'AI', exact: true }).click()
  await expect(page.getByLabel('not published')).toBeChecked()
  await page.getByLabel('published, with the figure marked').click()
  await expect(page.getByText('Figures without a source: marked')).toBeVisible()
})
