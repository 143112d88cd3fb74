import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, comments, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const once = { tag: '@once' }
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

test('a text with marks is looked at before it is sent, and drawn so everywhere', async ({
  page,
  browser,
  site,
}) => {
  await enter(page)
  await page.goto('/')
  const name = `Marks ${Date.now().toString(36)}`
  const box = page.getByRole('textbox', { name: 'Start a discussion' })
  await box.fill(name)
  await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0)
  await box.fill(`${name} are **bold**:\n\n- one\n- two with \`code\`\n\n> and a quote`)
  await page.getByRole('button', { name: 'Preview' }).press('Enter')
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('listitem')).toHaveText(['one', 'two with code'])
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  const other = await secondPage(browser, site)
  await other.goto('/')
  for (const reader of [page, other]) {
    const card = discussion(reader, name)
    await expect(card.getByRole('strong')).toHaveText('bold')
    await expect(card.getByRole('blockquote')).toHaveText('and a quote')
    await expect(card.getByRole('code')).toHaveText('code')
  }
  expect(await violations(other)).toEqual([])
})

test('nothing that somebody writes becomes HTML', once, async ({ page }) => {
  await enter(page)
  const evil = '**a** <img src=x onerror=alert(1)> [b](javascript:alert(1)) `<script>c</script>`'
  const id = await ask(page, evil)
  await page.request.post(`/api/posts/${id}/comments`, { data: { content: evil } })
  await page.goto(`/post/${id}`)
  await expect(comments(page).getByRole('strong')).toHaveText('a')
  await expect(comments(page)).toContainText('[b](javascript:alert(1))')
  await expect(page.locator('main img[src="x"], main a[href^="javascript"]')).toHaveCount(0)
})

test.describe('without JavaScript', once, () => {
  test.use({ javaScriptEnabled: false })
  test('marks stand on the page that the server sends', async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer)
    const id = await ask(writer, '1. First **this**\n2. Then that')
    await page.goto(`/post/${id}`)
    await expect(page.locator(`#post-${id}`).getByRole('listitem').first()).toHaveText('First this')
  })
})
