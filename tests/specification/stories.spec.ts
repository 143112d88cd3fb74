import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { enter, expect, secondPage, test } from '../e2e/stage.ts'

const share = async (page: Page, content: string): Promise<number> => {
  const answer = await page.request.post('/api/stories', { data: { content } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}
const removeAll = async (page: Page) => {
  const stories = (await (await page.request.get('/api/stories')).json()) as { id: number }[]
  for (const { id } of stories) await page.request.delete(`/api/stories/${id}`)
}
const card = (page: Page, text: string) =>
  page.getByRole('article', { name: /^Story by/ }).filter({ hasText: text })
const opened = async (page: Page, text: string): Promise<Locator> => {
  await card(page, text)
    .getByRole('button', { name: /^Open the story/ })
    .click()
  return page.getByRole('dialog', { name: /^Story by/ })
}
const ready = (page: Page) => page.waitForLoadState('networkidle')
/** Holds the clock of the page, which then moves only when told to. */
const holdClock = async (page: Page) => {
  await page.clock.install()
  await page.goto('/stories')
  await ready(page)
  await page.clock.pauseAt(Date.now() + 60_000)
}

test(
  'without stories it says so, and a visitor is led to sign in',
  { tag: '@once' },
  async ({ page }) => {
    const answer = await page.goto('/stories')
    expect(answer?.status()).toBe(200)
    await expect(page).toHaveTitle(/^Stories/)
    await expect(page.getByRole('heading', { name: 'Stories', level: 1 })).toBeVisible()
    await expect(page.getByText('Share moments that disappear in 24 hours')).toBeVisible()
    await expect(page.getByText('No stories yet')).toBeVisible()
    await page.getByRole('link', { name: 'Create First Story' }).click()
    await expect(page).toHaveURL('/auth')
  },
)

test('a story is made in a dialog, needs a text or an image, and is then in the grid', async ({
  page,
}) => {
  await enter(page, 'Ann Lee')
  await page.goto('/stories')
  await page.getByRole('button', { name: 'Create First Story' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Story' })
  await dialog.getByRole('button', { name: 'Share Story' }).click()
  await expect(page.getByText('Content required', { exact: true })).toBeVisible()
  const required = 'Please add some content or an image to your story.'
  await expect(page.getByText(required, { exact: true })).toBeVisible()

  let sent = {}
  await page.route('**/api/stories', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    sent = route.request().postDataJSON() as object
    await expect(dialog.getByRole('button', { name: 'Creating...' })).toBeDisabled()
    return route.fallback()
  })
  await dialog.getByLabel('Content').fill('A moment at sea')
  await dialog.getByRole('button', { name: 'Share Story' }).click()
  await expect(page.getByText('Story created!', { exact: true })).toBeVisible()
  const created = 'Your story has been shared and will expire in 24 hours.'
  await expect(page.getByText(created, { exact: true })).toBeVisible()
  expect(sent, 'the image URL is sent only if filled').toEqual({ content: 'A moment at sea' })
  await expect(dialog).toBeHidden()
  const mine = card(page, 'A moment at sea')
  for (const text of ['Ann Lee', 'Just now', '24 hours left', '0 views']) {
    await expect(mine.getByText(text, { exact: true })).toBeVisible()
  }
  await removeAll(page)
})

test(
  'a story that is refused says why and keeps what was typed',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.goto('/stories')
    await page.getByRole('button', { name: 'Create Story' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create Story' })
    await dialog.getByLabel('Content').fill('With a strange image')
    await dialog.getByLabel('Image URL (optional)').fill('ftp://pictures.example/a.png')
    await dialog.getByRole('button', { name: 'Share Story' }).click()
    await expect(page.getByText('Failed to create story', { exact: true })).toBeVisible()
    const why = 'Please enter an image URL that begins with https://'
    await expect(page.getByText(why, { exact: true })).toBeVisible()
    await expect(dialog.getByLabel('Content')).toHaveValue('With a strange image')
  },
)

test(
  'an image alone is a story; the bar of its card fades as its day goes by',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const data = { imageUrl: 'https://pictures.example/a.png' }
    expect((await page.request.post('/api/stories', { data })).status()).toBe(201)
    await page.clock.install({ time: Date.now() + 12 * 3_600_000 })
    await page.goto('/stories')
    const mine = page.getByRole('article', { name: /^Story by/ })
    await expect(mine.locator('img')).toHaveAttribute('src', /^\/img\?url=.*pictures\.example/)
    await expect(mine.getByText('12 hours left')).toBeVisible()
    const bar = mine.locator('> [aria-hidden] > div').first()
    await expect(bar).toHaveAttribute('style', /^width: (49|50)\b.*opacity: 0\.6/)
    await removeAll(page)
  },
)

test(
  'the viewer counts a view, advances after 5 seconds and closes after the last',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    await enter(page, 'Ann Lee')
    await share(page, 'The older one')
    await share(page, 'The newer one')
    const visitor = await secondPage(browser, site)
    await holdClock(visitor)
    const viewer = await opened(visitor, 'The newer one')
    await expect(viewer).toHaveAccessibleName('Story by Ann Lee, 1 of 2')
    const bars = viewer.locator('[data-part=bars] > div')
    await expect(bars).toHaveCount(2)
    await expect(viewer.locator('header')).toContainText('Ann Lee')
    await visitor.clock.runFor(1000)
    await expect(bars.first().locator('div')).toHaveAttribute('style', 'width: 20%;')
    await visitor.clock.runFor(4000)
    await expect(viewer.getByText('The older one')).toBeVisible()
    await visitor.clock.runFor(5000)
    await expect(viewer).toBeHidden()
    await expect(card(visitor, 'The newer one').getByText('1 view', { exact: true })).toBeVisible()
    await visitor.context().close()
    await removeAll(page)
  },
)

test('the viewer pauses by a click or Space; keys, thirds and arrows go back and on', async ({
  page,
}) => {
  await enter(page)
  for (const text of ['Third story', 'Second story', 'First story']) await share(page, text)
  await holdClock(page)
  const viewer = await opened(page, 'First story')
  const shows = (text: string) => expect(viewer.getByText(text, { exact: true })).toBeVisible()
  const paused = viewer.getByText('Paused', { exact: true })
  const press = async (area: string) =>
    viewer.locator(`[data-area=${area}]`).click({ position: { x: 20, y: 20 } })

  await press('pause')
  await expect(paused).toBeVisible()
  await page.clock.runFor(20_000)
  await shows('First story')
  await page.keyboard.press(' ')
  await expect(paused).toBeHidden()
  await page.keyboard.press('ArrowRight')
  await shows('Second story')
  await page.keyboard.press('ArrowLeft')
  await shows('First story')
  await viewer.getByRole('button', { name: 'Next story' }).click()
  await viewer.getByRole('button', { name: 'Next story' }).click()
  await shows('Third story')
  await press('back')
  await shows('Second story')
  await press('forth')
  await shows('Third story')
  await viewer.getByRole('button', { name: 'Previous story' }).click()
  await shows('Second story')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(card(page, 'First story').getByRole('button', { name: /^Open/ })).toBeFocused()
  await opened(page, 'First story')
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
  await removeAll(page)
})

test(
  'the grid and the viewer are for everybody, in light and dark',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await share(page, 'A story for everybody')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto('/stories')
      await ready(page)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const viewer = await opened(page, 'A story for everybody')
      await page.keyboard.press(' ')
      await expect(viewer.getByText('Paused', { exact: true })).toBeVisible()
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await page.keyboard.press('Escape')
    }
    await removeAll(page)
  },
)

test(
  'its author removes a story after a question; others see it go at once',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    await enter(page)
    await share(page, 'Said too soon')
    const visitor = await secondPage(browser, site)
    await visitor.goto('/stories')
    await ready(visitor)
    await expect(card(visitor, 'Said too soon')).toBeVisible()
    await expect(visitor.getByRole('button', { name: 'Remove story' })).toHaveCount(0)
    await page.goto('/stories')
    await page.getByRole('button', { name: 'Remove story' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(card(page, 'Said too soon')).toHaveCount(0)
    await expect(card(visitor, 'Said too soon')).toHaveCount(0)
    await visitor.context().close()
  },
)

test(
  'the stories are read again every 30 seconds, and read without JavaScript',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    await enter(page)
    await page.route('**/api/live*', (route) => route.abort())
    await holdClock(page)
    await share(page, 'Read again')
    await page.clock.runFor(31_000)
    await page.clock.resume()
    await expect(card(page, 'Read again')).toBeVisible()
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const plain = await context.newPage()
    await plain.goto('/stories')
    await expect(card(plain, 'Read again')).toBeVisible()
    await context.close()
    await removeAll(page)
  },
)
