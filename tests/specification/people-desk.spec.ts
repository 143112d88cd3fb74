import { AxeBuilder } from '@axe-core/playwright'
import { enter, expect, keeper, secondPage, testWithKeeper as test } from '../e2e/stage.ts'

test('administrators find somebody, see their history, sign them out, and give and take the role', async ({
  page,
  browser,
  site,
}) => {
  const theirs = await secondPage(browser, site)
  const { username } = await enter(theirs, 'Dora Quill')
  await page.request.post('/api/admin/login', { data: keeper })
  await page.goto('/admin?tab=people')
  await expect(page.getByRole('link', { name: 'About Dora Quill' }).first()).toBeVisible()
  await page.getByRole('search', { name: 'People' }).getByRole('searchbox').fill(`@${username}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: /^About / })).toHaveCount(1)
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

  await page.getByRole('link', { name: 'About Dora Quill' }).click()
  await expect(page.getByRole('heading', { name: 'Where they are signed in' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign them out everywhere' }).click()
  await expect(page.getByText('Nowhere.')).toBeVisible()
  await expect.poll(async () => (await theirs.request.get('/api/user')).status()).toBe(401)

  await page.getByRole('button', { name: 'Make an administrator' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: 'Leave it' }).first().click()
  await expect(page.getByRole('button', { name: 'Make a member again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make an administrator' }).click()
  await asked.getByRole('button', { name: 'Make an administrator' }).click()
  await page.getByRole('button', { name: 'Make a member again' }).click()
  await asked.getByRole('button', { name: 'Make a member again' }).click()
  await expect(page.getByRole('button', { name: 'Make an administrator' })).toBeVisible()
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
  await page.goto('/admin?tab=moderation')
  await expect(page.getByText(/made profile \S+ a member again/)).toBeVisible()
})
