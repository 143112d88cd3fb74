import { ask, comments, discussion, enter, expect, secondPage, test } from './stage.ts'

test('new posts wait behind a button while somebody reads further down', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer)
  for (const number of [1, 2, 3, 4, 5, 6]) await ask(writer, `Something to scroll past, ${number}`)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(600, 500)
  // At the top of the screen, since a discussion between there and here may grow while it is read.
  const read = discussion(page, 'Something to scroll past, 3')
  await read.evaluate((card) =>
    (card as unknown as { scrollIntoView: () => void }).scrollIntoView(),
  )
  await page.waitForFunction('scrollY > 600')
  const place = () => read.boundingBox()
  const before = await place()

  const text = `New while reading ${Date.now()}`
  await ask(writer, text)
  // The Scout may open a discussion in the same moment.
  const button = page.getByRole('button', { name: /^\d new posts?$/ })
  await expect(button).toBeVisible()
  await expect(discussion(page, text)).toHaveCount(0)
  // The browser keeps the place by whole pixels.
  expect(Math.abs(((await place())?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1.5)

  await button.click()
  await expect(discussion(page, text)).toBeVisible()
  await writer.context().close()
})

test(
  'without a live stream the feed is read again every 3 seconds',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.route('**/api/live*', (route) => route.abort())
    await page.goto('/')
    const text = `Polled ${Date.now()}`
    await ask(page, text)
    await expect(discussion(page, text)).toBeVisible({ timeout: 9000 })
    // What a page sees when its tab goes to the back.
    await page.evaluate(`
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))`)
    const unseen = `Polled in the background ${Date.now()}`
    await ask(page, unseen)
    await expect(discussion(page, unseen)).toBeVisible()
  },
)

test(
  'a draft survives a reload, and a post that fails keeps its text',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.goto('/')
    const composer = page.getByLabel('Start a discussion', { exact: true })
    await composer.fill('Half a thought #Drafts')
    await page.reload()
    await expect(composer).toHaveValue('Half a thought #Drafts')

    await page.route('**/api/posts', (route) => route.abort())
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Failed to create post. Please try again.').first()).toBeVisible()
    await expect(composer).toHaveValue('Half a thought #Drafts')
  },
)

test(
  'a like shows at once, is taken back by a second press, and by a refusal',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const text = `Likable ${Date.now()}`
    await ask(page, text)
    await page.goto('/')
    const like = (count: string) =>
      discussion(page, text).getByRole('button', { name: `Like, ${count}` })
    await like('0 likes').click()
    await expect(like('1 like')).toHaveAttribute('aria-pressed', 'true')
    await like('1 like').click()
    await expect(like('0 likes')).toHaveAttribute('aria-pressed', 'false')

    await page.route('**/api/interactions/like', (route) =>
      route.fulfill({ status: 500, body: '' }),
    )
    await like('0 likes').click()
    await expect(page.getByText('Error', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('Failed to like post.').first()).toBeVisible()
    await expect(like('0 likes')).toHaveAttribute('aria-pressed', 'false')
  },
)

test(
  'what is pressed before the page is alive is done when it is',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const text = `Pressed early ${Date.now()}`
    await ask(page, text)
    let letOn = () => {}
    const meanwhile = new Promise<void>((resolve) => (letOn = resolve))
    await page.route('**/assets/vendor-*.js', async (route) => {
      await meanwhile
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    const card = discussion(page, text)
    await card.getByRole('button', { name: 'Like, 0 likes' }).click()
    await expect(card.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible()
    letOn()
    await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  },
)

test('people answer a post and each other', async ({ page }) => {
  await enter(page)
  const text = `Answer me ${Date.now()}`
  const id = await ask(page, text)
  await page.goto('/')
  await discussion(page, text).getByRole('button', { name: 'Comment', exact: true }).click()
  await page.getByLabel('Your response').fill('A first answer')
  await page.getByRole('button', { name: 'Post Comment' }).click()
  await expect(page.getByText('Comment Added', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Your response')).toHaveCount(0)

  await page.goto(`/post/${id}`)
  await expect(page.getByRole('heading', { name: 'Responses (1)' })).toBeVisible()
  await comments(page).getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Reply to Ann Lee').fill('An answer to the answer')
  await page.getByRole('button', { name: 'Post Comment' }).first().click()
  await expect(page.getByRole('heading', { name: 'Responses (2)' })).toBeVisible()
  await expect(comments(page).getByText('User', { exact: true })).toHaveCount(2)
})

test(
  'who turns out to be signed out is told so and led to sign in',
  { tag: '@once' },
  async ({ page, context }) => {
    await enter(page)
    await page.goto('/')
    await page.getByLabel('Start a discussion', { exact: true }).fill('Still here?')
    await context.clearCookies()
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible()
    await expect(page.getByText('You are logged out. Logging in again...').first()).toBeVisible()
    await page.clock.runFor(400)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/auth')
  },
)
