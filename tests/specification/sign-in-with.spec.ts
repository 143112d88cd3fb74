import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  enter,
  expect,
  openSite,
  secondPage,
  type Site,
  startMs,
  test as plainTest,
} from '../e2e/stage.ts'
import { type Known, type TestIssuer, startIssuer } from '../support/issuer.ts'

/** A site whose people may sign in at an issuer, which is another site to the browser. */
const test = plainTest.extend<object, { issuer: TestIssuer; site: Site }>({
  issuer: [
    // Playwright reads what a fixture needs from this pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const issuer = await startIssuer()
      await use(issuer)
      await issuer.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ issuer }, use) => {
      const { site, end } = await openSite(issuer.env)
      issuer.allow(site.url)
      await use(site)
      await end()
    },
    { scope: 'worker', timeout: startMs },
  ],
})

let people = 0
const known = (issuer: TestIssuer, more: Known = {}): string => {
  const name = `lena_${Date.now().toString(36)}_${(people += 1)}`
  const told = { given_name: 'Lena', family_name: 'Mark', preferred_username: name }
  issuer.people.set(name, { email: `${name}@example.org`, email_verified: true, ...told, ...more })
  return name
}
const goWith = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Sign in with Lighthouse' }).click()
  await sayThere(page, name)
}
const sayThere = async (page: Page, name: string) => {
  await page.getByLabel('Who are you?').fill(name)
  await page.getByRole('button', { name: 'Go on' }).click()
}
const finds = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations

test(
  'somebody new signs up by the issuer, and is back where they were',
  { tag: '@once' },
  async ({ page, issuer }) => {
    const name = known(issuer)
    await page.goto('/debates')
    await page.getByRole('link', { name: 'Sign In' }).first().click()
    await expect(page).toHaveURL('/auth')
    await goWith(page, name)
    await expect(page).toHaveURL('/sign-in-with')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost there')
    await expect(page.getByLabel('First Name')).toHaveValue('Lena')
    await expect(page.getByLabel('Email')).toHaveValue(`${name}@example.org`)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByText('Please confirm that you are 13 or older.').first()).toBeVisible()
    await page.getByLabel('I am 13 or older').check()
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page).toHaveURL('/debates')
    await page.goto('/settings')
    await expect(page.getByText(`@${name}`)).toBeVisible()
    const signIns = page.getByRole('region', { name: 'Linked sign-ins' })
    await expect(signIns.getByText(/^You have no password/)).toBeVisible()
    await expect(signIns.getByRole('button', { name: 'Unlink Lighthouse' })).toHaveCount(0)
    await signIns.getByRole('button', { name: 'Mail me a link to set one' }).click()
    await expect(signIns.getByRole('status')).toContainText('the link is on its way')
  },
)

test(
  'a member with that address types their password once',
  { tag: '@once' },
  async ({ page, issuer, browser, site }) => {
    const { username, password } = await enter(page)
    const name = known(issuer, { email: `${username}@example.org` })
    const elsewhere = await secondPage(browser, site)
    await elsewhere.goto('/auth')
    await goWith(elsewhere, name)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'You have an account already',
    )
    await elsewhere.getByLabel('Email or Username').fill(username)
    await elsewhere.getByLabel('Password', { exact: true }).fill(password)
    await elsewhere.getByRole('button', { name: 'Sign In' }).click()
    await expect(elsewhere.getByText(`You are signed in as @${username}`)).toBeVisible()
    await elsewhere.getByLabel('Current password').fill(password)
    await elsewhere.getByRole('button', { name: 'Link', exact: true }).click()
    await expect(elsewhere).toHaveURL('/')
    await elsewhere.context().close()

    await page.context().clearCookies()
    await page.goto('/auth')
    await goWith(page, name)
    await expect(page).toHaveURL('/')
    await page.goto('/settings')
    await expect(page.getByText(`@${username}`)).toBeVisible()
  },
)

test(
  'the settings link with the password, and unlink; by keyboard',
  { tag: '@once' },
  async ({ page, issuer }) => {
    const { password } = await enter(page)
    await page.goto('/settings')
    const signIns = page.getByRole('region', { name: 'Linked sign-ins' })
    const field = signIns.getByLabel('Current password')
    await field.fill('not it at all')
    await field.press('Enter')
    await expect(page.getByText('That password is wrong.').first()).toBeVisible()
    await field.fill(password)
    await field.press('Enter')
    await sayThere(page, known(issuer))
    await expect(page).toHaveURL('/settings?sign-in=linked#sign-ins')
    await expect(signIns.getByRole('status')).toHaveText('You can sign in with Lighthouse now.')
    await expect(signIns.getByRole('listitem')).toContainText('Lighthouse')
    await signIns.getByRole('button', { name: 'Unlink Lighthouse' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Unlink Lighthouse' })
    await dialog.getByLabel('Current password').fill(password)
    expect(await finds(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(signIns.getByRole('listitem')).toHaveCount(0)
    await expect(signIns.getByLabel('Current password')).toBeVisible()
  },
)

test(
  'what went wrong at the issuer is said on the screen, in the language of the reader',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth?lang=de')
    const button = page.getByRole('button', { name: 'Mit Lighthouse anmelden' })
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Say no' }).click()
    await expect(page).toHaveURL('/auth?sign-in=declined')
    await expect(page.getByRole('alert')).toHaveText(
      'Du hast die Anmeldung bei Lighthouse abgebrochen. Versuch es gern noch einmal.',
    )
    await page.goto('/sign-in-with?lang=en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sign-in is over')
  },
)

test(
  'axe finds nothing on the screens, in light and dark',
  { tag: '@once' },
  async ({ page, issuer }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto('/auth?sign-in=refused')
      expect(await finds(page)).toEqual([])
      await page.getByRole('button', { name: 'Sign in with Lighthouse' }).click()
      if (colorScheme === 'light') await sayThere(page, known(issuer))
      await expect(page).toHaveURL('/sign-in-with')
      expect(await finds(page)).toEqual([])
    }
    await enter(page)
    await page.goto('/sign-in-with')
    await expect(page.getByRole('button', { name: 'Link', exact: true })).toBeVisible()
    expect(await finds(page)).toEqual([])
    await page.goto('/settings')
    expect(await finds(page)).toEqual([])
  },
)

plainTest('a site without an issuer has no such button', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('button', { name: /Sign in with/ })).toHaveCount(0)
  await enter(page)
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Linked sign-ins' })).toHaveCount(0)
})
