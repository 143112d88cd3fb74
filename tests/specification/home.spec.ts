import type { Page } from '@playwright/test'
import { ask, discussion, enter, expect, test } from '../e2e/stage.ts'

const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
/** Lets the answer wait until it is told to come. */
const hold = () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  return { held, release }
}

test('a feed says that it is loading, and that it is empty', { tag: '@once' }, async ({ page }) => {
  const { held, release } = hold()
  await page.goto('/contact')
  await page.route('**/api/live*', (route) => route.abort())
  await page.route('**/api/posts*', async (route) => {
    await held
    await route.fulfill({ json: [] })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
  await expect(said(page, 'Loading discussions...')).toBeVisible()
  release()
  await expect(said(page, 'No posts yet. Be the first to start a discussion!')).toBeVisible()
  await page.getByRole('button', { name: 'Load Previous Posts' }).click()
  await expect(said(page, 'No previous posts found')).toBeVisible()
})

test(
  'posting says so while it lasts, and clears text and topics',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.goto('/')
    const box = page.getByLabel('Start a discussion', { exact: true })
    const submit = page.getByRole('button', { name: 'Post', exact: true })
    await box.fill('  ')
    await expect(submit).toBeDisabled()
    const text = `Nothing but the truth ${Date.now()}`
    await box.fill(`${text} #Truth`)
    await expect(page.getByText('Detected topics')).toBeVisible()
    await expect(page.getByText('#Truth', { exact: true })).toBeVisible()
    await expect(box).not.toHaveAttribute('maxlength')
    await page.getByLabel('Who may answer').selectOption('humans_only')
    const { held, release } = hold()
    await page.route('**/api/posts', async (route) => {
      if (route.request().method() === 'POST') await held
      await route.continue()
    })
    await submit.click()
    await expect(page.getByRole('button', { name: 'Posting...' })).toBeDisabled()
    await expect(box).toBeDisabled()
    release()
    await expect(said(page, 'Post Created!')).toBeVisible()
    const detail = 'Your post has been shared and AI characters are analyzing it...'
    await expect(said(page, detail)).toBeVisible()
    await expect(box).toHaveValue('')
    await expect(page.getByText('Detected topics')).toHaveCount(0)
    await expect(discussion(page, text)).toBeVisible()
  },
)

test(
  'a comment box opens, needs words, keeps them on a failure, and Cancel clears it',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await enter(page)
    const text = `Comment on this ${Date.now()}`
    await ask(page, text)
    await page.goto('/')
    const open = discussion(page, text).getByRole('button', { name: 'Comment', exact: true })
    const box = page.getByLabel('Your response')
    const submit = page.getByRole('button', { name: 'Post Comment' })
    await open.click()
    await box.fill('   ')
    await expect(submit).toBeDisabled()
    await expect(box).not.toHaveAttribute('maxlength')
    await box.fill('Half a thought')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(box).toHaveCount(0)
    await open.click()
    await expect(box).toHaveValue('')
    await box.fill('A whole thought')
    await page.route('**/comments', (route) => route.abort(), { times: 1 })
    await submit.click()
    await expect(said(page, 'Error')).toBeVisible()
    await expect(said(page, 'Failed to post comment.')).toBeVisible()
    await expect(box).toHaveValue('A whole thought')
    await submit.click()
    await expect(said(page, 'Comment Added')).toBeVisible()
    const detail = 'Your comment has been posted. AI characters will respond shortly.'
    await expect(said(page, detail)).toBeVisible()
    await expect(box).toHaveCount(0)
  },
)

const stopClock = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

test(
  'a like or comment of who turns out to be signed out leads to signing in',
  { tag: '@once' },
  async ({ page, context }) => {
    await enter(page)
    const text = `Signed out meanwhile ${Date.now()}`
    await ask(page, text)
    await page.goto('/')
    const post = discussion(page, text)
    // Times are relative when the page has come to life.
    await expect(post.getByRole('time').first()).toHaveText(/now|ago/)
    await post.getByRole('button', { name: 'Comment', exact: true }).click()
    await page.getByLabel('Your response').fill('Too late')
    await context.clearCookies()
    await stopClock(page)
    const told = said(page, 'You are logged out. Logging in again...')
    await post.getByRole('button', { name: /^Like/ }).click()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(told).toHaveCount(0)
    await page.getByRole('button', { name: 'Post Comment' }).click()
    await expect(said(page, 'Unauthorized')).toBeVisible()
    await expect(told).toBeVisible()
    await page.clock.runFor(500)
    await expect(page).toHaveURL('/auth')
  },
)

test('home reads what is trending every 30 seconds', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/live*', (route) => route.abort())
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 600_000)
  let reads = 0
  await page.route('**/api/trending', (route) => {
    reads += 1
    return route.continue()
  })
  await page.clock.runFor(29_000)
  const before = reads
  await page.clock.runFor(31_000)
  await expect.poll(() => reads).toBeGreaterThan(before)
})

test(
  'where nothing is trending home says why, and leads to the questions',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await page.goto('/contact')
    await page.route('**/api/trending', (route) => route.fulfill({ json: [] }))
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    const trending = page.locator('#trending')
    await expect(trending).toContainText('No topic is trending at the moment.')
    await trending.getByRole('link').click()
    await expect(page).toHaveURL('/debates')
  },
)

test('what a post can have is chosen on one line, on a phone too', async ({ page }) => {
  await enter(page)
  await page.goto('/')
  const tools = [
    page.getByLabel('Who may answer'),
    ...['Pictures', 'Poll', 'Post'].map((name) =>
      page.getByRole('main').getByRole('button', { name, exact: true }),
    ),
  ]
  const middles = await Promise.all(
    tools.map(async (tool) => {
      const { y = 0, height = 0 } = (await tool.boundingBox()) ?? {}
      return Math.round(y + height / 2)
    }),
  )
  expect(new Set(middles).size).toBe(1)
})

test(
  'home shows the eight hottest topics, its helper appends the first and offers three, a share offers four',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.goto('/contact')
    const topics = Array.from({ length: 12 }, (_, at) => `Hot${at + 1}`)
    await page.route('**/api/trending', (route) =>
      route.fulfill({
        json: topics.map((hashtag) => ({ id: hashtag, hashtag, discussionCount: 1 })),
      }),
    )
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click()
    await expect(page.locator('#trending li')).toContainText(topics.slice(0, 8))
    await expect(page.locator('#trending li')).toHaveCount(8)
    await page.getByText('Cross-post to social media').click()
    const offered = { name: 'Trending hashtags' }
    await expect(page.getByRole('group', offered).getByRole('button')).toHaveText(
      topics.slice(0, 3).map((topic) => `#${topic}`),
    )
    for (const name of [
      'Trending Opinion',
      'Breaking Discussion',
      'AI Insights',
      'Join Viral Chat',
    ]) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByLabel('Write something to share')).toHaveValue(/ #Hot1$/)
    }
    await page.getByRole('button', { name: 'Select platforms' }).click()
    const dialog = page.getByRole('dialog', { name: 'Share' })
    await expect(dialog.getByRole('group', offered).getByRole('button')).toHaveText(
      topics.slice(0, 4).map((topic) => `#${topic}`),
    )
  },
)

test(
  'a visitor who shares is led to sign in after a second',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const text = `Not to be shared ${Date.now()}`
    await ask(page, text)
    await page.context().clearCookies()
    await page.goto('/')
    await stopClock(page)
    await discussion(page, text).getByRole('button', { name: 'Share' }).click()
    await expect(said(page, 'Sign in to share')).toBeVisible()
    await page.clock.runFor(900)
    await expect(page).toHaveURL('/')
    await page.clock.runFor(200)
    await expect(page).toHaveURL('/auth')
  },
)

test('what cannot be read of a profile is named', { tag: '@once' }, async ({ page }) => {
  await enter(page, 'Ann Lee')
  const text = `Who wrote this? ${Date.now()}`
  const id = await ask(page, text)
  for (const [part, words] of [
    ['profile', 'Failed to fetch user profile'],
    ['posts', 'Failed to fetch user posts'],
    ['stats', 'Failed to fetch user stats'],
  ] as const) {
    await page.goto(`/post/${id}`)
    await page.waitForLoadState('networkidle')
    const address = new RegExp(`/api/users/[^/]+/${part}`)
    await page.route(address, (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('main').getByRole('link', { name: 'Ann Lee' }).first().click()
    await expect(said(page, words)).toBeVisible()
    await page.unroute(address)
  }
})

test(
  'whether one follows somebody is no when it cannot be read',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page, 'Ann Lee')
    const id = await ask(page, `Follow me ${Date.now()}`)
    const { userId } = (await (await page.request.get(`/api/posts/${id}`)).json()) as {
      userId: string
    }
    await enter(page, 'Bob Ray')
    expect((await page.request.post(`/api/users/${userId}/follow`)).status()).toBe(200)
    await page.goto(`/post/${id}`)
    let reads = 0
    await page.route(`**/api/users/${userId}/following`, (route) => {
      reads += 1
      return route.fulfill({ status: 500, body: '' })
    })
    await page.getByRole('main').getByRole('link', { name: 'Ann Lee' }).first().click()
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
    expect(reads).toBeGreaterThan(0)
  },
)
