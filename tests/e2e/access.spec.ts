import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { ask, comments, discussion, enter, expect, test } from './stage.ts'

const faults = async (page: Page) => {
  await page.waitForLoadState('networkidle').catch(() => undefined)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test(
      'every page is free of faults that can be found by rule',
      { tag: '@once' },
      async ({ page }) => {
        test.slow()
        await enter(page)
        const id = await ask(page, 'Should cities ban cars from their centres? #Mobility', 'panel')
        await page.goto(`/post/${id}`)
        await expect(comments(page).nth(2)).toBeVisible()
        expect(await faults(page)).toEqual([])
        await page.getByRole('button', { name: 'Why this reply?' }).first().click()
        await expect(page.getByText('Why it spoke')).toBeVisible()
        expect(await faults(page)).toEqual([])
        await page.goto('/')
        expect(await faults(page)).toEqual([])
        await page.context().clearCookies()
        for (const path of ['/', `/post/${id}`, '/auth', '/no-such-page']) {
          await page.goto(path)
          expect(await faults(page), path).toEqual([])
        }
      },
    )
  })
}

test('everything can be done with the keyboard alone', { tag: '@once' }, async ({ page }) => {
  const { username, password } = await enter(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('Tab')
  await page.keyboard.type(username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  const text = `Typed without a mouse ${Date.now()}`
  await page.getByRole('link', { name: 'Join Discussion' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Start a discussion', { exact: true })).toBeFocused()
  await page.keyboard.type(text)
  const send = page.getByRole('button', { name: 'Post', exact: true })
  // who may answer, pictures, a poll and a preview stand between
  await tabTo(page, send)
  await page.keyboard.press('Enter')
  const post = discussion(page, text)
  await expect(post).toBeVisible()
  await post.getByRole('button', { name: /^Like/ }).focus()
  await page.keyboard.press('Space')
  await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeFocused()

  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /^Notifications/ }).locator('ol')).toBeFocused()
})

test('nothing is wider than the screen', async ({ page }) => {
  await enter(page)
  const id = await ask(page, `A word that never ends: ${'a'.repeat(400)} #${'tag'.repeat(16)}`)
  for (const path of [
    '/',
    `/post/${id}`,
    '/auth',
    '/topic/Mobility',
    '/search?q=cars',
    '/no-such-page',
  ]) {
    await page.goto(path)
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    expect(over, path).toBeLessThanOrEqual(0)
  }
})
