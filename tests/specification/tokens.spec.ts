import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { enter, expect, keeper, test, testWithKeeper } from '../e2e/stage.ts'

const tokens = (page: Page) => page.getByRole('region', { name: 'Access tokens' })
const form = (page: Page) => page.getByRole('form', { name: 'Make a token' })
const wide = (page: Page) => page.evaluate('document.documentElement.scrollWidth - innerWidth')

/** Makes one for reading; gives the token that is shown. */
const make = async (page: Page, name: string, password: string): Promise<string> => {
  await form(page).getByLabel('Name').fill(name)
  await form(page).getByLabel('Current password').fill(password)
  await form(page).getByRole('button', { name: 'Make a token' }).click()
  return tokens(page).getByLabel('Token', { exact: true }).inputValue()
}

test('a token is made by keyboard, shown once, used and ended', async ({ page, request }) => {
  const { password } = await enter(page)
  await page.goto('/settings')
  await expect(tokens(page).getByText('You have no access token.')).toBeVisible()
  await form(page).getByLabel('Name').fill('Backup of my posts')
  await page.keyboard.press('Tab')
  await expect(form(page).getByLabel('Read what you can read')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(form(page).getByLabel('90 days')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: 'Your new token: Backup of my posts' }),
  ).toBeFocused()
  const token = await tokens(page).getByLabel('Token', { exact: true }).inputValue()
  expect(token).toMatch(/^sym_[\w-]{43}$/)
  expect(await wide(page)).toBe(0)
  expect((await new AxeBuilder({ page }).include('#tokens').analyze()).violations).toEqual([])
  await tokens(page).getByRole('button', { name: 'I have it' }).click()
  await expect(form(page)).toBeVisible()

  const line = tokens(page).getByRole('listitem')
  await expect(line).toContainText('Never used')
  await expect(line).toContainText('readwrite')
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/user', { headers })).status()).toBe(200)
  await page.reload()
  await expect(line).toContainText('Last used')
  expect(await page.content()).not.toContain(token)
  await tokens(page).getByRole('button', { name: 'End Backup of my posts' }).click()
  const dialog = page.getByRole('dialog', { name: 'End Backup of my posts' })
  await expect(dialog.getByText('are refused from now on.')).toBeVisible()
  await dialog.getByRole('button', { name: 'End', exact: true }).click()
  await expect(line).toHaveCount(0)
  await expect.poll(async () => (await request.get('/api/user', { headers })).status()).toBe(401)
})

test('what is missing, and a wrong password, are told', { tag: '@once' }, async ({ page }) => {
  const { password } = await enter(page)
  await page.goto('/settings')
  const press = () => form(page).getByRole('button', { name: 'Make a token' }).click()
  const told = (text: string) => expect(page.getByText(text).first()).toBeVisible()
  await press()
  await told('Give the token a name.')
  await form(page).getByLabel('Name').fill('A bot')
  await press()
  await told('Type your current password.')
  await form(page).getByLabel('Current password').fill('not it at all')
  await press()
  await told('That password is wrong.')
  await form(page).getByLabel('Current password').fill(password)
  await form(page).getByLabel('Read what you can read').uncheck()
  await press()
  await told('Choose what the token may do.')
  await expect(form(page).getByLabel('Moderate')).toHaveCount(0)
})

test('a new password ends what is listed', { tag: '@once' }, async ({ page }) => {
  const { password } = await enter(page)
  await page.goto('/settings')
  await make(page, 'A bot', password)
  await expect(tokens(page).getByRole('listitem')).toHaveCount(1)
  const change = page.getByRole('form', { name: 'Change Password' })
  await change.getByLabel('Current password').fill(password)
  await change.getByLabel('New password', { exact: true }).fill('quite another one')
  await change.getByLabel('Confirm new password').fill('quite another one')
  await change.getByRole('button', { name: 'Change Password' }).click()
  await expect(tokens(page).getByRole('listitem')).toHaveCount(0)
})

test('tokens and their reference speak German', { tag: '@once' }, async ({ page }) => {
  const { password } = await enter(page)
  await page.goto('/settings?lang=de')
  const panel = page.getByRole('region', { name: 'Zugangsschlüssel' })
  await panel.getByLabel('Name').fill('Sicherung')
  await panel.getByLabel('Jetziges Passwort').fill(password)
  await panel.getByRole('button', { name: 'Schlüssel erstellen' }).click()
  await expect(page.getByRole('heading', { name: 'Dein neuer Schlüssel: Sicherung' })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Sicherung beenden' })).toBeVisible()
  await panel.getByRole('link', { name: 'Was Programme können: die API' }).click()
  await expect(page.getByRole('heading', { name: 'Zugangsschlüssel', level: 2 })).toBeVisible()
  await expect(page.locator('#postPosts')).toContainText('Schlüssel: write')
})

test(
  'the reference says how programs come, and what each call needs',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/api/docs#tokens')
    const section = page.getByRole('region', { name: 'Tokens' })
    await expect(section.getByRole('group', { name: 'At a terminal' })).toContainText(
      'curl https://',
    )
    await expect(section.getByRole('group', { name: 'In a page of another site' })).toContainText(
      'fetch(',
    )
    await expect(page.locator('#postPosts')).toContainText('Token: write')
    await expect(page.locator('#putUserPassword')).toContainText('No token')
  },
)

testWithKeeper(
  'an administrator’s token may moderate',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto('/settings')
    await form(page).getByLabel('Read what you can read').uncheck()
    await form(page).getByLabel('Moderate').check()
    const token = await make(page, 'A moderator', keeper.password)
    const headers = { authorization: `Bearer ${token}` }
    expect((await request.get('/api/admin/moderation', { headers })).status()).toBe(200)
    expect((await request.get('/api/admin/ai', { headers })).status()).toBe(403)
  },
)
