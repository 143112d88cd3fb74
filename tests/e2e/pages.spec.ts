import { ask, discussion, enter, expect, test } from './stage.ts'

test('addresses answer with their true status', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  const id = await ask(page, 'Is there anybody here?')
  for (const [path, status, words] of [
    ['/', 200, 'AI Character Lineup'],
    [`/post/${id}`, 200, 'Discussion Details'],
    ['/post/987654321', 404, 'Post Not Found'],
    ['/post/none', 404, 'Post Not Found'],
    ['/no-such-page', 404, 'Page Not Found'],
    ['/styleguide', 404, 'Page Not Found'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(status)
    await expect(page.getByText(words).first()).toBeVisible()
  }
})

test(
  'a page for somebody who is signed in is kept nowhere; a visitor’s only under its version',
  { tag: '@once' },
  async ({ page, request }) => {
    // What characters say meanwhile may begin a new version between the two requests.
    await expect(async () => {
      const etag = (await request.get('/auth')).headers()['etag'] ?? 'none'
      const again = await request.get('/auth', { headers: { 'if-none-match': etag } })
      expect(again.status()).toBe(304)
    }).toPass()
    await enter(page)
    const own = await page.request.get('/')
    expect(own.headers()['cache-control']).toBe('private, no-store')
    expect(own.headers()['etag']).toBeUndefined()
  },
)

test(
  'what people write cannot leave the page’s data or its text',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const text =
      '</script><script>document.title="owned"</script><img src=x onerror=alert(1)> #Safe'
    const id = await ask(page, text)
    await page.goto(`/post/${id}`)
    await expect(page.getByText(text)).toBeVisible()
    expect(await page.title()).not.toBe('owned')
  },
)

test(
  'a visitor sees a new post in the page itself, at once',
  { tag: '@once' },
  async ({ page, request }) => {
    await enter(page)
    await request.get('/')
    const text = `Fresh from the press ${Date.now()}`
    await ask(page, text)
    expect(await (await request.get('/')).text()).toContain(text)
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('discussions can be read and followed', { tag: '@once' }, async ({ page }) => {
    await enter(page)
    const text = `Readable for all ${Date.now()}`
    await ask(page, text)
    await page.context().clearCookies()
    await page.goto('/')
    await expect(page.locator('time').first()).toHaveText(/\d{4}/)
    await discussion(page, text).getByRole('link', { name: 'Open the discussion' }).click()
    await expect(page.getByRole('heading', { name: 'Responses (0)' })).toBeVisible()
    await page.getByRole('link', { name: 'Sign in to respond' }).click()
    await expect(page.getByLabel('Email or Username')).toBeVisible()
    await expect(page.locator('noscript p')).toBeVisible()
  })
})

test.describe('a visitor', () => {
  test(
    'is invited to sign in, and told so when liking or sharing',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const text = `For visitors ${Date.now()}`
      await ask(page, text)
      await page.context().clearCookies()
      await page.goto('/')
      await expect(page.getByRole('heading', { name: 'Join the Discussion' })).toBeVisible()
      await expect(
        page.getByText('Sign in to create posts and engage with AI characters'),
      ).toBeVisible()
      const post = discussion(page, text)
      await post.getByRole('button', { name: /^Like/ }).click()
      await expect(page.getByText('Action requires login').first()).toBeVisible()
      await expect(page.getByText('Please sign in to like posts').first()).toBeVisible()
      // It is told for a second, which on a busy machine may be over before anybody looks.
      await page.clock.install()
      await page.clock.pauseAt(Date.now() + 60_000)
      await post.getByRole('button', { name: 'Share' }).click()
      await expect(page.getByText('Sign in to share').first()).toBeVisible()
      await page.clock.runFor(1_100)
      await expect(page).toHaveURL('/auth')
    },
  )

  test('is told what is wrong with a form, and signs in and out', async ({ page }) => {
    const { username, password } = await enter(page)
    await page.context().clearCookies()
    await page.goto('/login')
    const form = page.getByRole('tabpanel', { name: 'Sign In' })
    const submit = form.getByRole('button', { name: 'Sign In', exact: true })
    await submit.click()
    await expect(page.getByText('Please fill in all fields.').first()).toBeVisible()
    await form.getByLabel('Email or Username').fill(username.toUpperCase())
    await form.getByLabel('Password', { exact: true }).fill('not this one')
    await submit.click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await form.getByRole('button', { name: 'Show password' }).click()
    await form.getByLabel('Password', { exact: true }).fill(password)
    await submit.click()
    await expect(page.getByText("You've been logged in successfully.").first()).toBeVisible()
    await page.goto('/auth')
    await expect(page).toHaveURL('/')

    if (await page.getByRole('button', { name: 'Open menu' }).isVisible())
      await page.getByRole('button', { name: 'Open menu' }).click()
    else await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('heading', { name: 'Join the Discussion' })).toBeVisible()
  })
})
