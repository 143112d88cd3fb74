import type { Page } from '@playwright/test'
import { ask, discussion, enter, expect, test } from '../e2e/stage.ts'

/** Takes the place of the platforms: notes which windows would have opened. */
const watchWindows = (page: Page) =>
  page.addInitScript(`
    window.opened = []
    window.open = (...asked) => (opened.push(asked), { opener: null })
  `)
const opened = (page: Page) => page.evaluate('window.opened') as Promise<string[][]>

/** Opens the dialog for a new post of this text, on a device without a sheet of its own. */
const openDialog = async (page: Page, text: string) => {
  await page.addInitScript('delete Navigator.prototype.share')
  await watchWindows(page)
  await enter(page)
  const id = await ask(page, text)
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  return { id, dialog: page.getByRole('dialog', { name: 'Share' }) }
}

test('sharing needs a platform', { tag: '@once' }, async ({ page }) => {
  const { dialog } = await openDialog(page, 'Nobody is chosen')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog.getByText('No platforms selected')).toBeVisible()
  await expect(dialog.getByText('Please select at least one platform to share on')).toBeVisible()
})

test(
  'a share opens a 600×500 window for each platform, closes the dialog and counts once',
  { tag: '@once' },
  async ({ page }) => {
    const { id, dialog } = await openDialog(page, 'Should cities ban cars? #Cities')
    const analytics = page.waitForRequest('**/api/analytics/cross-post')
    for (const name of ['Twitter/X', 'WhatsApp']) {
      await dialog.getByRole('button', { name, exact: true }).click()
      await expect(dialog.getByRole('button', { name, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
    }
    const unwanted = dialog.getByRole('button', { name: 'Facebook', exact: true })
    await unwanted.click()
    await unwanted.click()
    await expect(unwanted).toHaveAttribute('aria-pressed', 'false')
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Cross-posting initiated!').first()).toBeVisible()
    await expect(dialog).toBeHidden()
    const windows = await opened(page)
    expect(windows.map(([address]) => new URL(address ?? '').host)).toEqual(['x.com', 'wa.me'])
    expect(windows.map(([, , size]) => size)).toEqual(Array(2).fill('width=600,height=500'))
    expect(new URL(windows[0]?.[0] ?? '').searchParams.get('text')).toContain(`/post/${id}`)
    expect((await analytics).postDataJSON()).toMatchObject({
      platforms: ['twitter', 'whatsapp'],
      hashtags: ['Cities'],
    })
    await expect(page.getByRole('button', { name: 'Share (1 share)' })).toBeVisible()
  },
)

test('at most 100 characters of a post are shared', { tag: '@once' }, async ({ page }) => {
  const { dialog } = await openDialog(page, 'word '.repeat(60))
  const text = await dialog.getByLabel('Text to share').inputValue()
  expect(text.split('\n')[0]?.length).toBeLessThanOrEqual(100)
})

test(
  'for Instagram the text is copied, to be posted manually',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { id, dialog } = await openDialog(page, 'For Instagram')
    await dialog.getByRole('button', { name: 'Instagram' }).click()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Content copied!').first()).toBeVisible()
    await expect(page.getByText(/please paste and post it there manually/).first()).toBeVisible()
    expect(await opened(page)).toEqual([])
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain(`/post/${id}`)
  },
)

test(
  'when the clipboard refuses, people are told to copy the text themselves',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(
      'navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))',
    )
    const { dialog } = await openDialog(page, 'No clipboard')
    await dialog.getByRole('button', { name: 'Instagram' }).click()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog.getByText('Copy failed')).toBeVisible()
    await expect(dialog.getByText('Please select and copy the text manually')).toBeVisible()
  },
)

test(
  'a failure of the statistics is only logged',
  { tag: '@once' },
  async ({ page, complaints }) => {
    await page.route('**/api/analytics/cross-post', (route) => route.abort())
    const { dialog } = await openDialog(page, 'Not counted')
    await dialog.getByRole('button', { name: 'Email' }).click()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(page.getByText('Cross-posting initiated!').first()).toBeVisible()
    await expect.poll(() => complaints.filter((one) => one.includes('not counted'))).toHaveLength(1)
    complaints.length = 0
  },
)

test(
  'a window that the browser keeps closed can be opened by hand',
  { tag: '@once' },
  async ({ page }) => {
    const { dialog } = await openDialog(page, 'Blocked')
    await page.evaluate('window.open = () => null')
    await dialog.getByRole('button', { name: 'Facebook' }).click()
    await dialog.getByRole('button', { name: 'Share', exact: true }).click()
    await expect(dialog.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
      'href',
      /^https:\/\/www\.facebook\.com\/sharer/,
    )
  },
)

test(
  'the helper on home wants a text, and takes one from a template',
  { tag: '@once' },
  async ({ page }) => {
    await watchWindows(page)
    await enter(page)
    await page.goto('/')
    await page.getByText('Cross-post to social media').click()
    await page.getByRole('button', { name: 'Share on Twitter/X' }).click()
    await expect(page.getByText('Add content first').first()).toBeVisible()
    await expect(
      page.getByText('Write something to share on social media', { exact: true }).first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'AI Insights' }).click()
    await expect(page.getByLabel('Write something to share')).toHaveValue(/^AI characters/)
    await page.getByRole('button', { name: 'Share on LinkedIn' }).click()
    await expect(page.getByText('Cross-posting initiated!').first()).toBeVisible()
    expect((await opened(page))[0]?.[0]).toMatch(/^https:\/\/www\.linkedin\.com\//)
  },
)

test(
  'a visitor has no helper, and is asked to sign in when sharing',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const text = `Not for visitors ${Date.now()}`
    await ask(page, text)
    await page.context().clearCookies()
    await page.goto('/')
    await expect(page.getByText('Cross-post to social media')).toHaveCount(0)
    await discussion(page, text).getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveURL('/auth')
  },
)

test('where the device has a share sheet, a touch opens it and counts', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a mouse gets the dialog')
  await page.addInitScript('navigator.share = async (what) => { window.handed = what }')
  await enter(page)
  const id = await ask(page, 'Handed to the sheet')
  await page.goto(`/post/${id}`)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Share (1 share)' })).toBeVisible()
  expect(await page.evaluate('window.handed.url')).toContain(`/post/${id}`)
})
