import { ask, enter, expect, test } from '../e2e/stage.ts'

test(
  'the header leads to every screen, and offers what fits who looks',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/contact')
    const header = page.getByRole('banner')
    for (const [name, address] of [
      ['Home', '/'],
      ['Stories', '/stories'],
      ['Previous Posts', '/previous-posts'],
      ['Contact', '/contact'],
      ['Sign In to Post', '/auth'],
    ] as const) {
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', address)
    }
    await expect(header.getByPlaceholder('Search trending topics...')).toBeVisible()
    await expect(header.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)

    const { username } = await enter(page, 'Ann Lee')
    await page.goto('/contact')
    await expect(header.getByRole('link', { name: 'Join Discussion' })).toBeVisible()
    await header.getByRole('button', { name: 'Account: Ann Lee' }).click()
    const menu = page.locator('#account')
    await expect(menu.getByText('Ann Lee', { exact: true })).toBeVisible()
    await expect(menu.getByText(`${username}@example.org`)).toBeVisible()
    await expect(menu.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile')
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Log out' })).toBeVisible()
  },
)

test(
  'the menu of a phone opens, and closes when a link is chosen',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#menu')
    await expect(menu.getByRole('link', { name: 'Sign In to Post' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0)
    await menu.getByRole('link', { name: 'Stories' }).click()
    await expect(page).toHaveURL('/stories')
    await expect(menu).toHaveCount(0)
  },
)

test(
  'the menu of a phone leads members to what they keep and decide',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await enter(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.locator('#menu')
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible()
    await menu.getByRole('link', { name: 'Bookmarks' }).click()
    await expect(page).toHaveURL('/bookmarks')
    await expect(menu).toHaveCount(0)
  },
)

test(
  'a member who logs out is led home, also when the site does not answer',
  { tag: '@once' },
  async ({ page, complaints }) => {
    await enter(page)
    await page.goto('/contact')
    await page.route('**/api/logout', (route) => route.abort())
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL('/')
    expect(complaints.filter((one) => one.includes('Logout failed'))).toHaveLength(1)
    complaints.length = 0
  },
)

test(
  'one message is seen at a time, for five seconds; a swipe of 50 pixels sends it away',
  {
    tag: '@once',
  },
  async ({ page }) => {
    await enter(page)
    const id = await ask(page, 'A message')
    const { userId } = (await (await page.request.get(`/api/posts/${id}`)).json()) as {
      userId: string
    }
    await page.context().clearCookies()
    await page.clock.install()
    await page.goto(`/profile/${userId}`)
    const messages = page.getByRole('region', { name: /^Notifications/ }).locator('li')
    const follow = page.getByRole('button', { name: 'Follow', exact: true })
    // What shows messages comes with the first one, and not while the clock stands still.
    await follow.click()
    await expect(messages).toHaveCount(1)
    await page.clock.pauseAt(Date.now() + 60_000)
    await expect(messages).toHaveCount(0)
    await follow.click()
    await expect(messages).toHaveText(/Please sign in to follow users/)
    await page.getByRole('button', { name: /^Like/ }).click()
    await expect(messages).toHaveText(/Please sign in to like posts/)
    await expect(messages).toHaveCount(1)
    expect((await messages.boundingBox())?.width).toBeLessThanOrEqual(420)
    await page.clock.runFor(4_900)
    await expect(messages).toHaveCount(1)
    await page.clock.runFor(200)
    await expect(messages).toHaveCount(0)

    await follow.click()
    await expect(messages).toHaveCount(1)
    const swipe = async (pixels: number) => {
      const box = await messages.boundingBox()
      const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + pixels / 2, y)
      await page.mouse.move(x + pixels, y)
      await page.mouse.up()
    }
    await swipe(40)
    await expect(messages).toHaveCount(1)
    await swipe(60)
    await expect(messages).toHaveCount(0)
  },
)
