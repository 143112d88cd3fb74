import { expect, test } from '../e2e/stage.ts'
import { AxeBuilder } from '@axe-core/playwright'

test('the API reference is a page of the site that opens each call by keyboard', async ({
  page,
}) => {
  const answer = await page.goto('/api/docs')
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'API reference', level: 1 })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  const call = page.locator('#postPosts')
  await expect(call).toContainText('Signed in, not suspended')
  await expect(call.getByText('content: string // 1 to 10000 characters')).toBeHidden()
  await call.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(call.getByText('content: string // 1 to 10000 characters')).toBeVisible()
  await expect(call.getByText('Idempotency-Key')).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})

test(
  'the reference is in the page itself, and found from the page about the site',
  { tag: '@once' },
  async ({ page, request }) => {
    expect(await (await request.get('/api/docs')).text()).toContain('Start a discussion')
    expect((await request.get('/api/docs/more')).status()).toBe(404)
    await page.goto('/about')
    await page.getByRole('link', { name: 'For programmers: the API' }).click()
    await expect(page).toHaveURL('/api/docs')
    await page.goto('/api/docs?lang=de')
    await expect(page.getByRole('heading', { name: 'API-Referenz', level: 1 })).toBeVisible()
  },
)

test(
  'a category shows the links to its feeds, which lead to feeds',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.goto('/category/Science')
    const link = page.getByRole('link', { name: 'RSS', exact: true })
    await expect(link).toBeVisible()
    const answer = await request.get((await link.getAttribute('href')) ?? '')
    expect(answer.headers()['content-type']).toContain('application/rss+xml')
    await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
      'href',
      '/category/Science/feed.xml',
    )
  },
)
