import { expect, test } from './stage.ts'

test.use({ locale: 'de-DE' })

test(
  'a reader is spoken to in their language, and in another once they choose it',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await page.getByLabel('E-Mail oder Benutzername').fill('nobody_here')
    await page.getByRole('textbox', { name: 'Passwort' }).fill('not the one')
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
    const refused = page.getByText('E-Mail, Benutzername oder Passwort stimmt nicht.')
    await expect(refused.first()).toBeVisible()

    await page.getByRole('link', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByLabel('Email or Username')).toBeVisible()
    await expect(page).toHaveURL('/auth')
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'AI Character Lineup' })).toBeVisible()
  },
)
