import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, comments, discussion, enter, expect, test } from '../e2e/stage.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })

test('a visitor who opens the settings is asked to sign in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL('/auth')
})

test('the settings show the username, and change the password with the current one', async ({
  page,
}) => {
  const { username, password } = await enter(page)
  await page.goto('/profile')
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(page.getByText(`@${username}`)).toBeVisible()
  const form = page.getByRole('form', { name: 'Change Password' })
  await form.getByLabel('Current password').fill('not it at all')
  await form.getByLabel('New password', { exact: true }).fill('quite another one')
  await form.getByLabel('Confirm new password').fill('something else')
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Passwords do not match.').first()).toBeVisible()
  await form.getByLabel('Confirm new password').fill('quite another one')
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('That password is wrong.').first()).toBeVisible()
  await form.getByLabel('Current password').fill(password)
  await form.getByRole('button', { name: 'Change Password' }).click()
  await expect(page.getByText('Password changed', { exact: true }).first()).toBeVisible()
})

test('an index leads to each section of the settings, by keyboard too', async ({ page }) => {
  await enter(page)
  await page.goto('/settings')
  const index = page.getByRole('navigation', { name: 'Sections of the settings' })
  const links = await index.getByRole('link').all()
  const sections = page.getByRole('main').locator('section > h2')
  expect(await index.getByRole('link').allTextContents()).toEqual(await sections.allTextContents())
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  for (const link of links) {
    await link.press('Enter')
    const name = (await link.textContent()) ?? ''
    const section = page.getByRole('region', { name, exact: true })
    await expect(section).toBeFocused()
    await expect(section.getByRole('heading', { level: 2 })).toBeInViewport()
  }
  await page.keyboard.press('Tab')
  await expect(region(page, 'Your data').getByRole('link')).toBeFocused()
})

test('another session is seen and ended', { tag: '@once' }, async ({ page, playwright, site }) => {
  const { username: email, password } = await enter(page)
  const other = await playwright.request.newContext({ baseURL: site.url })
  await other.post('/api/login', { data: { email, password } })
  await page.goto('/settings')
  const sessions = region(page, 'Sessions')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('This browser')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Sign out .*(browser|on)/ }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
})

test('my data comes as one file', { tag: '@once' }, async ({ page }) => {
  const { username } = await enter(page)
  await page.goto('/settings')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toContain(username)
  const data = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(data.profile.username).toBe(username)
})

test(
  'deleting the account hides the person, who may come back',
  { tag: '@once' },
  async ({ page, request }) => {
    const { username, password } = await enter(page)
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: string }
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(page.getByText(/Your account is hidden and will be deleted after/)).toBeVisible()
    expect((await request.get(`/api/users/${id}/profile`)).status()).toBe(404)
    await page.getByRole('button', { name: 'Close' }).last().click()
    await expect(page).toHaveURL('/')
    await page.request.post('/api/login', { data: { email: username, password } })
    expect((await request.get(`/api/users/${id}/profile`)).status()).toBe(200)
  },
)

test(
  'replies of characters are collapsed or hidden as the reader wishes',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    // a short debate: what a site opens by itself is full ones, and no text is heard twice
    const id = await ask(page, 'Does listening to an audiobook count as reading?', 'panel')
    await page.goto(`/post/${id}`)
    await expect(comments(page).first()).toBeVisible()
    await page.goto('/settings')
    await page.getByLabel('Collapse them to one line').click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    await page.goto(`/post/${id}`)
    const folded = page.getByRole('button', { name: /^\d+ AI repl(y|ies) — show$/ })
    await expect(folded).toBeVisible()
    await expect(comments(page)).toHaveCount(0)
    await folded.click()
    await expect(comments(page).first().getByRole('button', { name: /^Like/ })).toBeVisible()

    await page.goto('/settings')
    await page
      .getByRole('group', { name: 'Replies of AI characters' })
      .getByLabel('Hide them')
      .click()
    await expect(page.getByText('Saved').first()).toBeVisible()
    await page.goto(`/post/${id}`)
    await expect(page.getByText(/AI repl(y is|ies are) hidden here/).first()).toBeVisible()
    await expect(comments(page)).toHaveCount(0)
  },
)

test('posts of the Scout are hidden from a person who asks', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  const own = 'What only people ask'
  await ask(page, own)
  await page.request.put('/api/user/settings', { data: { aiPosts: 'hide' } })
  await page.goto('/')
  await expect(discussion(page, own)).toBeVisible()
  await expect(page.getByRole('article', { name: 'Post by AI Scout' })).toHaveCount(0)
})

test(
  'a forgotten password leads to a link, no matter who asks, and a spent link says so',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/forgot-password')
    // the address changes a moment before the screen does
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(/^If there is an account with this address/)).toBeVisible()

    await page.goto('/reset-password')
    await expect(page.getByText('This link is not complete.', { exact: false })).toBeVisible()
    await page.goto('/reset-password?token=spent')
    await page.getByLabel('New password', { exact: true }).fill('quite another one')
    await page.getByLabel('Confirm new password').fill('quite another one')
    await page.getByRole('button', { name: 'Set Password' }).click()
    await expect(page.getByText(/^This link was already used/).first()).toBeVisible()
  },
)

test(
  'the screens of people are for everybody: nothing that axe objects to',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await ask(page, 'A post for the profile #One')
    const { id } = (await (await page.request.get('/api/user')).json()) as { id: string }
    for (const path of ['/settings', '/profile', `/profile/${id}`, '/forgot-password']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect([path, violations]).toEqual([path, []])
    }
  },
)
