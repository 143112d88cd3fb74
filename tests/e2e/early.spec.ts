import type { Locator, Page } from '@playwright/test'
import { ask, enter, expect, keeper, testWithKeeper as test } from './stage.ts'

/** A phone of some years ago. */
const slowness = 6

test.use({ actionTimeout: 20_000 })

/**
 * Opens a page on a slow machine, with its code held back. What it gives back lets the code come:
 * what is typed from then on is typed while the page comes to life.
 */
const openSlowly = async (page: Page, path: string): Promise<() => void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  let letOn = () => {}
  const meanwhile = new Promise<void>((resolve) => (letOn = resolve))
  await page.route('**/assets/vendor-*.js', async (route) => {
    await meanwhile
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return letOn
}

const isAlive = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('alive').length > 0)

type Typed = readonly [box: Locator, text: string]

/** Types the first half before there is any code, and goes on while it comes. */
const typeAtOnce = async (page: Page, letOn: () => void, typed: readonly Typed[]) => {
  const half = Math.ceil(typed.length / 2)
  for (const [box, text] of typed.slice(0, half)) await box.pressSequentially(text)
  expect(await isAlive(page)).toBe(false)
  letOn()
  for (const [box, text] of typed.slice(half)) await box.pressSequentially(text)
  await expect.poll(() => isAlive(page)).toBe(true)
  for (const [box, text] of typed) await expect(box).toHaveValue(text)
}

/** What the site is sent when the form is; it need not like it. */
const sentBy = async (form: Locator, path: string) => {
  const sent = form
    .page()
    .waitForRequest(
      (request) => request.method() !== 'GET' && new URL(request.url()).pathname === path,
    )
  await submit(form).click()
  return (await sent).postDataJSON() as unknown
}

const field = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
const submit = (form: Locator) => form.locator('button[type="submit"]').first()
const formWith = (page: Page, inner: string) =>
  page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator(inner) })
const once = { tag: '@once' }

test.describe('what is typed before the page is alive is kept and sent', () => {
  test.describe('where administrators sign in', () => {
    const formOn = (page: Page) => formWith(page, '[name="username"]')

    test('some of it', once, async ({ page }) => {
      const letOn = await openSlowly(page, '/admin-login')
      await typeAtOnce(page, letOn, [
        [field(formOn(page), 'username'), keeper.username],
        [field(formOn(page), 'password'), keeper.password],
      ])
      await submit(formOn(page)).click()
      await expect(page).toHaveURL('/admin')
    })

    test('all of it, and sent by a key', once, async ({ page }) => {
      const letOn = await openSlowly(page, '/admin-login')
      await field(formOn(page), 'username').pressSequentially(keeper.username)
      await field(formOn(page), 'password').pressSequentially(keeper.password)
      await page.keyboard.press('Enter')
      expect(await isAlive(page)).toBe(false)
      letOn()
      await expect(page).toHaveURL('/admin')
    })

    test('what the browser filled in, which tells nobody of it', once, async ({ page }) => {
      const letOn = await openSlowly(page, '/admin-login')
      for (const [name, text] of Object.entries(keeper)) {
        await field(formOn(page), name).evaluate(
          (box, value) => void Object.assign(box, { value }),
          text,
        )
      }
      letOn()
      await expect.poll(() => isAlive(page)).toBe(true)
      await submit(formOn(page)).click()
      await expect(page).toHaveURL('/admin')
    })
  })

  test('where people sign in', once, async ({ page }) => {
    const { username, password } = await enter(page)
    await page.context().clearCookies()
    const letOn = await openSlowly(page, '/auth')
    const panel = page.getByRole('tabpanel', { name: 'Sign In' })
    await typeAtOnce(page, letOn, [
      [field(panel, 'email'), username],
      [field(panel, 'password'), password],
    ])
    await submit(panel).click()
    await expect(page).toHaveURL('/')
  })

  test('where people sign up, behind a press that waits for the code', once, async ({ page }) => {
    const letOn = await openSlowly(page, '/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    expect(await isAlive(page)).toBe(false)
    letOn()
    const panel = page.getByRole('tabpanel', { name: 'Sign Up' })
    const username = `early_${Date.now().toString(36)}`
    const typed = {
      firstName: 'Ann',
      lastName: 'Lee',
      username,
      email: `${username}@example.org`,
      password: 'a long enough one',
      confirmPassword: 'a long enough one',
    }
    for (const [name, text] of Object.entries(typed)) {
      await field(panel, name).pressSequentially(text)
    }
    await panel.getByLabel('I am 13 or older').check()
    expect(await sentBy(panel, '/api/register')).toEqual({ ...typed, isOldEnough: true })
    await expect(page).toHaveURL('/')
  })

  test('where a password is forgotten', once, async ({ page }) => {
    const letOn = await openSlowly(page, '/forgot-password')
    const form = formWith(page, '[name="email"]')
    await typeAtOnce(page, letOn, [[field(form, 'email'), 'ann@example.org']])
    expect(await sentBy(form, '/api/forgot-password')).toEqual({ email: 'ann@example.org' })
  })

  test('where a password is set anew', once, async ({ page }) => {
    const letOn = await openSlowly(page, '/reset-password?token=none')
    const form = formWith(page, '[name="password"]')
    await typeAtOnce(page, letOn, [
      [field(form, 'password'), 'quite another one'],
      [field(form, 'confirmPassword'), 'quite another one'],
    ])
    const sent = { token: 'none', password: 'quite another one' }
    expect(await sentBy(form, '/api/reset-password')).toEqual(sent)
  })

  test('where the mail that confirms an address is asked for once more', once, async ({ page }) => {
    await enter(page)
    const letOn = await openSlowly(page, '/resend-verification')
    const asked = page.waitForRequest((request) =>
      request.url().endsWith('/api/resend-verification'),
    )
    await page
      .getByRole('main')
      .getByRole('button', { name: /again|Resend/ })
      .click()
    expect(await isAlive(page)).toBe(false)
    letOn()
    await asked
  })

  test('where people write to the operators', once, async ({ page }) => {
    const letOn = await openSlowly(page, '/contact')
    const form = formWith(page, '[name="message"]')
    const typed = {
      name: 'Ann',
      email: 'ann@example.org',
      subject: 'Hello',
      message: 'A question.',
    }
    await typeAtOnce(
      page,
      letOn,
      Object.entries(typed).map(([name, text]) => [field(form, name), text]),
    )
    expect(await sentBy(form, '/api/contact')).toEqual(typed)
  })

  test('where a discussion is started', once, async ({ page }) => {
    await enter(page)
    const content = `Typed early ${Date.now()}`
    const letOn = await openSlowly(page, '/create-post')
    const form = formWith(page, 'textarea')
    await typeAtOnce(page, letOn, [[form.locator('textarea'), content]])
    expect(await sentBy(form, '/api/posts')).toMatchObject({ content })
  })

  test('where a discussion is answered', once, async ({ page }) => {
    await enter(page)
    const id = await ask(page, `To be answered early ${Date.now()}`)
    const letOn = await openSlowly(page, `/post/${id}`)
    const form = formWith(page, 'textarea')
    const content = 'An early answer'
    await typeAtOnce(page, letOn, [[form.locator('textarea').first(), content]])
    expect(await sentBy(form, `/api/posts/${id}/comments`)).toMatchObject({ content })
  })

  test('where people search', once, async ({ page }) => {
    const letOn = await openSlowly(page, '/contact')
    const box = page.getByRole('combobox', { name: 'Search' })
    await typeAtOnce(page, letOn, [[box, 'airships']])
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=airships')
  })

  test(
    'where the address and the password are changed, and words muted',
    once,
    async ({ page }) => {
      const { password } = await enter(page)
      const letOn = await openSlowly(page, '/settings')
      const address = formWith(page, '[name="email"]')
      const secret = formWith(page, '[name="confirmPassword"]')
      const muting = formWith(page, '[name="word"]')
      const next = 'quite another one'
      await typeAtOnce(page, letOn, [
        [field(address, 'email'), 'new@example.org'],
        [field(address, 'currentPassword'), password],
        [field(muting, 'word'), 'spoiler'],
        [field(secret, 'currentPassword'), password],
        [field(secret, 'password'), next],
        [field(secret, 'confirmPassword'), next],
      ])
      const changes = { email: 'new@example.org', currentPassword: password }
      expect(await sentBy(address, '/api/user/email')).toEqual(changes)
      expect(await sentBy(muting, '/api/user/hidden/words')).toEqual({ words: ['spoiler'] })
      const change = { currentPassword: password, password: next }
      expect(await sentBy(secret, '/api/user/password')).toEqual(change)
    },
  )

  test('where the profile is edited, behind a press', once, async ({ page }) => {
    await enter(page)
    const letOn = await openSlowly(page, '/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    letOn()
    const form = page.getByRole('form', { name: 'Edit Profile' })
    await field(form, 'location').pressSequentially('Leeds')
    const sent = await sentBy(form, '/api/user/profile')
    expect(sent).toMatchObject({ firstName: 'Ann', location: 'Leeds' })
  })

  test('where a story is shared, behind a press', once, async ({ page }) => {
    await enter(page)
    const letOn = await openSlowly(page, '/stories')
    await page.getByRole('button', { name: 'Create Story' }).click()
    expect(await isAlive(page)).toBe(false)
    letOn()
    const form = page.getByRole('form', { name: 'Create Story' })
    await form.locator('textarea').pressSequentially('Typed at once')
    expect(await sentBy(form, '/api/stories')).toMatchObject({ content: 'Typed at once' })
  })

  const panels = [
    ['keywords', 'keyword', 'early words', '/api/seo/keywords', { keyword: 'early words' }],
    ['ai', 'amount', '2.5', '/api/admin/ai/budget', { dailyBudget: 2.5 }],
  ] as const
  for (const [tab, name, text, path, sent] of panels) {
    test(`where administrators say what is to be done (${tab})`, once, async ({ page }) => {
      await page.request.post('/api/admin/login', { data: keeper })
      const letOn = await openSlowly(page, `/admin?tab=${tab}`)
      const form = formWith(page, `[name="${name}"]`)
      await typeAtOnce(page, letOn, [[field(form, name), text]])
      expect(await sentBy(form, path)).toMatchObject(sent)
    })
  }

  test('where feeds are added, a form that comes with the code', once, async ({ page }) => {
    await page.request.post('/api/admin/login', { data: keeper })
    const letOn = await openSlowly(page, '/admin?tab=scout')
    letOn()
    const form = formWith(page, '[name="url"]')
    await field(form, 'url').pressSequentially('https://example.org/feed')
    const sent = await sentBy(form, '/api/admin/scout/sources')
    expect(sent).toEqual({ url: 'https://example.org/feed' })
  })

  test(
    'where administrators set the voice, several fields of one draft',
    once,
    async ({ page }) => {
      await page.request.post('/api/admin/login', { data: keeper })
      await page.request.put('/api/admin/ai/voice', {
        data: { provider: 'openai-compatible', baseUrl: 'http://127.0.0.1:9/v1', model: 'one' },
      })
      const letOn = await openSlowly(page, '/admin?tab=ai')
      const form = formWith(page, '[type="url"]')
      const model = form.getByRole('textbox', { name: 'Model' })
      const key = form.locator('[type="password"]')
      await model.pressSequentially('-two')
      await key.pressSequentially('a key')
      expect(await isAlive(page)).toBe(false)
      letOn()
      await expect.poll(() => isAlive(page)).toBe(true)
      const typed = { model: await model.inputValue(), key: 'a key' }
      expect(typed.model).toContain('-two')
      expect(await sentBy(form, '/api/admin/ai/voice')).toMatchObject(typed)
      await page.request.put('/api/admin/ai/voice', { data: { provider: 'builtin' } })
    },
  )
})
