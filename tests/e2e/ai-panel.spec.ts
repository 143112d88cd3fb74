import { startModel, words } from '../support/model.ts'
import { expect, keeper, testWithKeeper as test } from './stage.ts'

test(
  'an administrator tries a voice, lets it speak, and gives a character a new version',
  { tag: '@once' },
  async ({ page }) => {
    const model = await startModel((name) => words[name]?.[0] ?? '')
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'AI', exact: true }).click()
    await expect(page.getByText('The characters speak from the written library.')).toBeVisible()

    await page.getByLabel('Provider').selectOption('openai-compatible')
    await page.getByLabel('Base address').fill(model.env.AI_BASE_URL)
    await page.getByLabel('Model', { exact: true }).fill('gpt-4o-mini')
    await page.getByLabel('Key', { exact: true }).fill('sk-typed-into-the-form-1234567890')
    await page.getByRole('button', { name: 'Test', exact: true }).click()
    await expect(page.getByText('It works', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText(/^gpt-4o-mini speaks/)).toBeVisible()
    await expect(page.getByText('A key is set, ends in …7890.', { exact: false })).toBeVisible()
    await expect(page.getByLabel('Key', { exact: true })).toHaveValue('')

    await page.getByRole('link', { name: 'Edit Rook · Skeptic' }).click()
    await page.getByRole('textbox', { name: 'Values' }).fill('doubt\nplain words\nrhyme')
    await page.getByRole('button', { name: 'Save as a new version' }).click()
    await expect(page.getByText('Version 2', { exact: true })).toBeVisible()
    await expect(page.locator('del')).toHaveText('accountability')
    await expect(page.locator('ins')).toHaveText('rhyme')
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Version 3', { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Values' })).toHaveValue(/accountability/)
    await model.stop()
  },
)
