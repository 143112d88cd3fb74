import type { Page } from '@playwright/test'
import { enter, expect, test } from '../e2e/stage.ts'

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const form = async (page: Page, tab: 'Sign In' | 'Sign Up') => {
  await page.getByRole('tab', { name: tab }).click()
  const panel = page.getByRole('tabpanel', { name: tab })
  const name = tab === 'Sign In' ? 'Sign In' : 'Create Account'
  return { panel, submit: panel.getByRole('button', { name, exact: true }) }
}
const newcomer = () => ({
  'First Name': 'Ann',
  'Last Name': 'Lee',
  Username: `ann_${Date.now().toString(36)}`,
  Email: `ann.${Date.now()}@example.org`,
  Password: 'a long enough one',
  'Confirm Password': 'a long enough one',
})
const fill = async (page: Page, fields: Record<string, string>) => {
  const { panel, submit } = await form(page, 'Sign Up')
  for (const [label, text] of Object.entries(fields)) {
    await panel.getByLabel(label, { exact: true }).fill(text)
  }
  await panel.getByLabel('I am 13 or older').check()
  return submit
}

test(
  'every address of the screen opens it with Sign In, says why to join, and lets people read on',
  { tag: '@once' },
  async ({ page }) => {
    for (const path of ['/auth', '/login', '/verify-email', '/resend-verification']) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveText(['Sign In', 'Sign Up'])
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('link', { name: 'Browse without signing in' })).toHaveAttribute(
        'href',
        '/',
      )
    }
    await expect(said(page, 'Please check your email to verify your account')).toBeVisible()
    await page.goto('/auth')
    for (const benefit of [
      'Create posts and join discussions',
      'Interact with AI characters',
      'Follow trending topics',
      'Personalized content feed',
    ]) {
      await expect(page.getByText(benefit, { exact: true })).toBeVisible()
    }
    await expect(page.getByText(/Trending topics refresh every 5 minutes/)).toBeVisible()
    const { panel } = await form(page, 'Sign Up')
    await expect(panel.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
    const password = panel.getByLabel('Password', { exact: true })
    await expect(password).toHaveAttribute('type', 'password')
    await panel.getByRole('button', { name: 'Show password' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await panel.getByRole('button', { name: 'Hide password' }).first().click()
    await expect(password).toHaveAttribute('type', 'password')
  },
)

test(
  'what is missing, different or too short is said before anything is sent',
  { tag: '@once' },
  async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/auth')
    const signIn = await form(page, 'Sign In')
    for (const [name, password] of [
      ['', ''],
      ['ann', ' '],
      [' ', 'a long enough one'],
    ] as const) {
      await signIn.panel.getByLabel('Email or Username').fill(name)
      await signIn.panel.getByLabel('Password', { exact: true }).fill(password)
      await signIn.submit.click()
      await expect(said(page, 'Missing Information')).toBeVisible()
      await expect(said(page, 'Please fill in all fields.')).toBeVisible()
    }

    const typed = newcomer()
    const { submit } = await form(page, 'Sign Up')
    for (const field of Object.keys(typed)) {
      await fill(page, { ...typed, [field]: ' ' })
      await submit.click()
      await expect(said(page, 'Missing Information')).toBeVisible()
    }
    await fill(page, { ...typed, 'Confirm Password': 'another one' })
    await submit.click()
    await expect(said(page, 'Password Mismatch')).toBeVisible()
    await expect(said(page, 'Passwords do not match.')).toBeVisible()
    await expect(
      page.getByRole('textbox', { name: 'Password', exact: true }),
    ).toHaveAccessibleDescription(/^At least 6 characters/)
    await fill(page, { ...typed, Password: 'short', 'Confirm Password': 'short' })
    await submit.click()
    await expect(said(page, 'Password Too Short')).toBeVisible()
    await expect(said(page, 'Password must be at least 6 characters long.')).toBeVisible()
    await fill(page, typed)
    await (await form(page, 'Sign Up')).panel.getByLabel('I am 13 or older').uncheck()
    await submit.click()
    await expect(said(page, 'Please confirm that you are 13 or older.')).toBeVisible()
    expect(sent.filter((path) => path.startsWith('/api/'))).toEqual([])
  },
)

test(
  'a person who signs up is asked whether they are 13 or older, and can read the Terms and the Privacy Policy first',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/auth')
    const { panel } = await form(page, 'Sign Up')
    await expect(panel.getByLabel('I am 13 or older')).not.toBeChecked()
    for (const [name, path] of [
      ['Terms of Service', '/terms'],
      ['Privacy Policy', '/privacy-policy'],
    ] as const) {
      const link = panel.getByRole('link', { name, exact: true })
      await expect(link).toHaveAttribute('href', path)
    }
    await panel.getByRole('link', { name: 'Terms of Service', exact: true }).click()
    await expect(page).toHaveURL('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service')
  },
)

test(
  'a form under way says so and takes no second press; its success leads home',
  { tag: '@once' },
  async ({ page }) => {
    const bodies: object[] = []
    for (const call of ['register', 'login']) {
      await page.route(`**/api/${call}`, async (route) => {
        bodies.push(route.request().postDataJSON() as object)
        const label = call === 'login' ? 'Signing In...' : 'Creating Account...'
        await expect(page.getByRole('button', { name: label })).toBeDisabled()
        await route.continue()
      })
    }
    await page.goto('/auth')
    const typed = newcomer()
    await (await fill(page, typed)).click()
    await expect(page).toHaveURL('/')
    await expect(said(page, 'Account Created!')).toBeVisible()
    await expect(said(page, 'Welcome to Symposia! You can now start discussing.')).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/login')
    const { panel, submit } = await form(page, 'Sign In')
    await panel.getByLabel('Email or Username').fill(typed.Email)
    await panel.getByLabel('Password', { exact: true }).fill(typed.Password)
    await submit.click()
    await expect(page).toHaveURL('/')
    await expect(said(page, 'Welcome back!')).toBeVisible()
    await expect(said(page, "You've been logged in successfully.")).toBeVisible()
    expect(bodies).toEqual([
      {
        email: typed.Email,
        username: typed.Username,
        password: typed.Password,
        confirmPassword: typed.Password,
        firstName: 'Ann',
        lastName: 'Lee',
        isOldEnough: true,
      },
      { email: typed.Email, password: typed.Password },
    ])
  },
)

test('a refused form says why, and keeps what was typed', { tag: '@once' }, async ({ page }) => {
  const { username } = await enter(page)
  await page.context().clearCookies()
  await page.goto('/auth')
  await (await fill(page, { ...newcomer(), Username: username })).click()
  await expect(said(page, 'Registration Failed')).toBeVisible()
  await expect(page.getByText(/taken/).first()).toBeVisible()
  const { panel, submit } = await form(page, 'Sign In')
  await panel.getByLabel('Email or Username').fill(username)
  await panel.getByLabel('Password', { exact: true }).fill('not this one')
  await submit.click()
  await expect(said(page, 'Login failed')).toBeVisible()
  await expect(said(page, 'That e-mail, username or password is wrong.')).toBeVisible()
  await page.route('**/api/login', (route) => route.abort())
  await submit.click()
  await expect(said(page, 'Something went wrong. Please try again.')).toBeVisible()
  await expect(panel.getByLabel('Email or Username')).toHaveValue(username)
})
