import type { Page } from '@playwright/test'
import { ask, comments, discussion, enter, expect, test } from './stage.ts'

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'what was read last can be read, a like is taken back with a reason, and a response waits until it can be sent',
    { tag: '@once' },
    async ({ page, context }) => {
      await enter(page)
      const question = `Read on the train ${Date.now()}`
      const id = await ask(page, question)
      await page.goto(`/post/${id}`)
      await expect.poll(() => isKept(page, `/post/${id}`)).toBe(true)
      await context.setOffline(true)

      const like = page.getByRole('button', { name: /^Like/ }).first()
      await like.click()
      await expect(page.getByText('Failed to like post. You are offline.').first()).toBeVisible()
      await expect(like).toHaveAttribute('aria-pressed', 'false')

      await page.getByLabel('Your response', { exact: true }).fill('Written in a tunnel')
      await page.getByRole('button', { name: 'Post Comment' }).click()
      await page.getByText('1 response waiting').click()
      await page.getByRole('button', { name: 'Take it back' }).click()
      await expect(page.getByLabel('Your response', { exact: true })).toHaveValue(
        'Written in a tunnel',
      )
      await page.getByRole('button', { name: 'Post Comment' }).click()
      await expect(page.getByText('1 response waiting')).toBeVisible()

      await page.reload()
      await expect(page.getByText(question).first()).toBeVisible()
      await expect(page.getByText('You are offline. This page is as it was')).toBeVisible()
      await expect(page.getByText('1 response waiting')).toBeVisible()
      await page.goto('/topic/NeverOpened')
      await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
      await expect(page.locator('#kept').getByRole('link', { name: question })).toBeVisible()

      await context.setOffline(false)
      await page.goto(`/post/${id}`)
      await expect(comments(page).filter({ hasText: 'Written in a tunnel' })).toHaveCount(1)
      await expect(page.getByText('1 response waiting')).toHaveCount(0)
    },
  )

  test(
    'nothing of what somebody read is left when they log out',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const id = await ask(page, 'Read on a computer of the library')
      await page.goto(`/post/${id}`)
      await expect.poll(() => isKept(page, `/post/${id}`)).toBe(true)
      await page.getByRole('button', { name: /^Account/ }).click()
      await page.getByRole('button', { name: 'Log out' }).click()
      await expect(page.getByRole('heading', { name: 'Join the Discussion' })).toBeVisible()
      expect(await isKept(page, `/post/${id}`)).toBe(false)
    },
  )
})

const isKept = (page: Page, path: string) =>
  page.evaluate<boolean>(`caches.match('${path}').then((found) => found !== undefined)`)

test(
  'keys go from discussion to discussion, rest while somebody types, and can be switched off',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await ask(page, 'There are two discussions')
    const text = `Read with keys ${Date.now()}`
    await ask(page, text)
    await page.goto('/')
    const post = discussion(page, text)
    // What listens for keys comes when the browser is idle.
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({
        timeout: 1000,
      })
    }).toPass()
    await page.keyboard.press('Escape')

    await post.getByRole('button', { name: /^Like/ }).focus()
    await page.keyboard.press('j')
    await expect(page.locator('article:focus').filter({ hasNotText: text })).toHaveCount(1)
    await page.keyboard.press('k')
    await expect(post).toBeFocused()
    await page.keyboard.press('l')
    await expect(post.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
    await page.keyboard.press('c')
    await expect(post.getByLabel('Your response', { exact: true })).toBeFocused()
    await page.keyboard.type('jklc?')
    await expect(post.getByLabel('Your response', { exact: true })).toHaveValue('jklc?')
    await page.keyboard.press('Escape')
    await expect(post).toBeFocused()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(page).toHaveURL('/stories')

    await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
    await page.getByRole('switch', { name: 'Use keyboard shortcuts' }).click()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.keyboard.press('/')
    await expect(
      page.getByRole('searchbox').or(page.getByRole('combobox')).first(),
    ).not.toBeFocused()
  },
)
