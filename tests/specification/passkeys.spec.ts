import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { codeAt, stepAt } from '#server/accounts/second-step/totp.ts'
import { enter, expect, keeper, test as base, testWithKeeper } from '../e2e/stage.ts'
import { plugIn } from '../support/virtual-authenticator.ts'

type Stage = typeof base

/** A passkey belongs to a name, which 127.0.0.1 is not. */
const named = (stage: Stage) =>
  stage.extend({
    baseURL: async ({ site }, use) => use(site.url.replace('127.0.0.1', 'localhost')),
  })
const test = named(base)
const withKeeper = named(testWithKeeper)

const said = (page: Page, text: string | RegExp) => page.getByText(text).first()
const settled = async (page: Page) => {
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
}
const add = async (page: Page, password: string) => {
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name of the passkey').fill('My laptop')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Add a passkey' }).click()
}
const signIn = async (page: Page, name: string, password: string) => {
  await page.goto('/login')
  const panel = page.getByRole('tabpanel', { name: 'Sign In' })
  await panel.getByLabel('Email or Username').fill(name)
  await panel.getByLabel('Password', { exact: true }).fill(password)
  await panel.getByRole('button', { name: 'Sign In', exact: true }).click()
}

test('somebody adds a passkey in the settings and signs in with it from then on', async ({
  page,
}) => {
  await plugIn(page)
  const { username, password } = await enter(page)
  await page.goto('/settings')
  await expect(said(page, 'You have no passkey yet.')).toBeVisible()
  await add(page, password)
  await expect(said(page, 'Passkey added')).toBeVisible()
  const passkeys = page.getByRole('region', { name: 'Passkeys', exact: true })
  await expect(passkeys.getByRole('listitem')).toContainText(['My laptop'])
  await settled(page)

  await page.getByRole('button', { name: 'Rename My laptop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename My laptop' })
  await dialog.getByLabel('Name of the passkey').fill('The red one')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText(['The red one'])

  await page.context().clearCookies()
  await page.goto('/login')
  await settled(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(said(page, 'Welcome back!')).toBeVisible()
  const { username: me } = (await (await page.request.get('/api/user')).json()) as {
    username: string
  }
  expect(me).toBe(username)

  await page.goto('/settings')
  const change = page.getByRole('form', { name: 'Change Password' })
  await change.getByLabel('Current password').fill(password)
  await change.getByLabel('New password', { exact: true }).fill('quite another one')
  await change.getByLabel('Confirm new password').fill('quite another one')
  await change.getByRole('button', { name: 'Change Password' }).click()
  await expect(said(page, /1 passkey still signs you in/)).toBeVisible()
  await page.getByRole('button', { name: 'Remove The red one' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove The red one' })
  await removal.getByLabel('Current password').fill('quite another one')
  await removal.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(said(page, 'You have no passkey yet.')).toBeVisible()

  await page.context().clearCookies()
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(said(page, /^This site does not know that passkey/)).toBeVisible()
})

test(
  'a passkey that nobody unlocks adds nothing, lets nobody in, and says so',
  { tag: '@once' },
  async ({ page }) => {
    const device = await plugIn(page)
    const { password } = await enter(page)
    await page.goto('/settings')
    await device.unlocks(false)
    await add(page, password)
    await expect(said(page, 'No passkey was made')).toBeVisible()
    await device.unlocks(true)
    await add(page, password)
    await expect(said(page, 'Passkey added')).toBeVisible()
    await device.unlocks(false)
    await page.context().clearCookies()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(said(page, /^No passkey was used/)).toBeVisible()
  },
)

base(
  'where there can be no passkeys the settings say why, and signing in offers none',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
    await enter(page)
    await page.goto('/settings')
    await expect(said(page, /^This browser cannot make passkeys here/)).toBeVisible()
  },
)

const bytesOf = (base32: string): Buffer => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = Array.from(base32.replaceAll(' ', ''), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
/** What an app shows; a code that was used already is not taken again, so `later` is the next one. */
const shown = (key: string, later = 0) => codeAt(bytesOf(key), stepAt(new Date()) + later)

/** Switches the second step on by the screen; gives the key and the recovery codes. */
const switchOn = async (page: Page, password: string) => {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' })
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await expect(
    dialog.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  await settled(page)
  const key = (await dialog.getByRole('definition').textContent()) ?? ''
  await dialog.getByLabel('Six digits of the app').fill(shown(key, -1))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  const codes = page.getByRole('region', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expect(codes.getByRole('heading')).toBeFocused()
  await settled(page)
  const recoveryCodes = await codes.getByRole('listitem').allTextContents()
  const coming = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download' }).click()
  expect((await coming).suggestedFilename()).toBe('recovery-codes.txt')
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(codes).toHaveCount(0)
  return { key, recoveryCodes }
}

test('with an authenticator app signing in takes a second step, which recovery codes pass, too', async ({
  page,
}) => {
  const { username, password } = await enter(page)
  const { key, recoveryCodes } = await switchOn(page, password)
  await expect(said(page, /10 recovery codes left/)).toBeVisible()

  await page.context().clearCookies()
  await signIn(page, username, password)
  await expect(said(page, 'Your password is right. One more step:')).toBeVisible()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await settled(page)
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(said(page, /^That code is wrong/)).toBeVisible()
  await code.fill(shown(key))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.context().clearCookies()
  await signIn(page, username, password)
  await page.getByLabel('Code', { exact: true }).fill(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await page.goto('/settings')
  await expect(said(page, /9 recovery codes left/)).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  const dialog = page.getByRole('dialog', { name: 'Switch off' })
  await dialog.getByLabel('Code of the app, or a recovery code').fill(recoveryCodes[1] ?? '')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
})

test(
  'with an authenticator app a passkey, a token and a link ask for its code, too',
  { tag: '@once' },
  async ({ page }) => {
    await plugIn(page)
    const { password } = await enter(page)
    const { key, recoveryCodes } = await switchOn(page, password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByLabel('Code of the app, or a recovery code').fill('000000')
    await settled(page)
    await page.keyboard.press('Enter')
    await expect(said(page, /^That code is wrong/)).toBeVisible()
    await dialog.getByLabel('Code of the app, or a recovery code').fill(shown(key))
    await page.keyboard.press('Enter')
    await expect(said(page, 'Passkey added')).toBeVisible()

    const form = page.getByRole('form', { name: 'Make a token' })
    await form.getByLabel('Name').fill('A bot')
    await form.getByLabel('Current password').fill(password)
    await form.getByRole('button', { name: 'Make a token' }).click()
    await expect(said(page, 'Type a code of your authenticator app.')).toBeVisible()
    await form.getByLabel('Code of the app, or a recovery code').fill(recoveryCodes[0] ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your new token: A bot' })).toBeFocused()
    await expect(said(page, /9 recovery codes left/)).toBeVisible()

    await page.goto('/settings?lang=de')
    await page.getByRole('button', { name: 'Passkey hinzufügen' }).click()
    const german = page.getByRole('dialog', { name: 'Passkey hinzufügen' })
    await expect(
      german.getByLabel('Code aus der App oder ein Wiederherstellungscode'),
    ).toBeVisible()
    await settled(page)
  },
)

withKeeper(
  'an administrator signs in with a passkey, and confirms with it when that was long ago',
  { tag: '@once' },
  async ({ page }) => {
    await plugIn(page)
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto('/settings')
    await add(page, keeper.password)
    await expect(said(page, 'Passkey added')).toBeVisible()
    await page.context().clearCookies()
    await page.goto('/admin-login')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(said(page, 'Admin access granted')).toBeVisible()

    // as the server answers once a quarter of an hour has gone by (accounts/confirming.test.ts)
    const late = { code: 'not_confirmed', message: 'Please sign in again.' }
    await page.route('**/api/seo/keywords', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: late })
        : route.continue(),
    )
    await page.goto('/admin?tab=keywords')
    await page.getByLabel('Keyword', { exact: true }).fill('debate')
    await page.getByRole('button', { name: 'Add Keyword' }).click()
    const dialog = page.getByRole('dialog', { name: 'Is it you?' })
    await expect(dialog.getByLabel('Password', { exact: true })).toBeVisible()
    await settled(page)
    await page.unrouteAll()
    await dialog.getByRole('button', { name: 'Confirm with a passkey' }).click()
    await expect(said(page, 'Confirmed')).toBeVisible()
    await page.getByRole('button', { name: 'Add Keyword' }).click()
    await expect(said(page, 'Keyword added successfully')).toBeVisible()
  },
)

withKeeper(
  'an administrator switches the second step of somebody off who lost it, with a reason',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const theirs = await (await browser.newContext({ baseURL: site.url })).newPage()
    const { username, password } = await enter(theirs, 'Lost Phone')
    await switchOn(theirs, password)
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto(`/admin?tab=people&q=${username}`)
    await page.getByRole('link', { name: 'About Lost Phone' }).click()
    await page.getByRole('button', { name: 'Switch the second step off' }).click()
    const dialog = page.getByRole('dialog', { name: 'Switch the second step off' })
    await dialog.getByLabel('Reason (the person reads it)').fill('Her phone is gone.')
    await settled(page)
    await dialog.getByRole('button', { name: 'Switch the second step off' }).click()
    await expect(said(page, 'The second step is off, and they are told')).toBeVisible()
    await expect(page.getByText('Signs in with a second step.')).toHaveCount(0)
    const form = { email: username, password }
    expect((await theirs.request.post('/api/login', { data: form })).status()).toBe(200)
  },
)
