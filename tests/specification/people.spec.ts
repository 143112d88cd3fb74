import type { Page } from '@playwright/test'
import { ask, enter, expect, secondPage, test } from '../e2e/stage.ts'

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/user')).json()) as { id: string }).id
const toast = (page: Page, title: string) =>
  page
    .getByRole('status')
    .filter({ hasText: title })
    .or(page.getByText(title, { exact: true }))

test.describe('a public profile', () => {
  test('shows who it is, with initials for a picture, counts and the month of joining', async ({
    page,
    browser,
    site,
  }) => {
    const { username } = await enter(page, 'Ann Lee')
    const id = await ask(page, 'A first thought #One #Two #Three #Four #Five #Six #Seven')
    const said = { bio: 'I argue for a living.', location: 'Vienna' }
    await page.request.put('/api/user/profile', { data: said })
    const visitor = await secondPage(browser, site)
    const answer = await visitor.goto(`/profile/${await idOf(page)}`)
    expect(answer?.status()).toBe(200)
    await expect(visitor).toHaveTitle(/^Ann Lee \(@/)
    await expect(visitor.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
    const head = visitor.getByRole('main').locator('header')
    for (const text of ['AL', `@${username}`, said.bio, said.location]) {
      await expect(head.getByText(text, { exact: true })).toBeVisible()
    }
    await expect(visitor.getByText(/^Joined [A-Z][a-z]+ \d{4}$/)).toBeVisible()
    for (const count of ['0 following', '0 followers', '1 post', '0 likes']) {
      await expect(visitor.getByText(count, { exact: true })).toBeVisible()
    }
    await expect(visitor.getByRole('tab', { name: 'Posts (1)' })).toBeVisible()
    const card = visitor.getByRole('article', { name: 'Post by Ann Lee' })
    await expect(card.getByText('#Five', { exact: true })).toHaveCount(2)
    // In the words alone: five chips are enough.
    await expect(card.getByText('#Six', { exact: true })).toHaveCount(1)
    await expect(card.getByText('+2 more')).toBeVisible()
    await expect(card).toContainText('Ann Lee')
    await expect(card).toContainText('A first thought')
    await expect(card.getByRole('time')).toHaveText(/now|ago/)
    await expect(card.getByRole('link', { name: '0 responses' })).toHaveAttribute(
      'href',
      `/post/${id}#responses`,
    )
    await expect(card.getByRole('button', { name: 'Share' })).toBeVisible()
    await card.getByRole('link', { name: 'View Thread' }).click()
    await expect(visitor).toHaveURL(/\/post\/\d+$/)
  })

  test(
    'keeps liked posts private, except from their owner',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page)
      const id = await ask(page, 'Something that I like myself')
      await page.request.post(`/api/posts/${id}/like`)
      const own = await idOf(page)
      const visitor = await secondPage(browser, site)
      await visitor.goto(`/profile/${own}`)
      await visitor.getByRole('tab', { name: 'Liked Posts' }).click()
      await expect(visitor.getByText('Liked posts are private')).toBeVisible()
      await expect(visitor.getByText(/only visible to the owner/)).toBeVisible()
      await page.goto(`/profile/${own}`)
      await page.getByRole('tab', { name: 'Liked Posts' }).click()
      const liked = page.getByRole('tabpanel', { name: 'Liked Posts' })
      await expect(liked.getByText('Something that I like myself')).toBeVisible()
    },
  )

  test(
    'lets a member follow and unfollow, and a visitor know that it needs a login',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page, 'Bob Ray')
      const path = `/profile/${await idOf(page)}`
      const other = await secondPage(browser, site)
      await other.goto(path)
      await other.getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(toast(other, 'Action requires login').first()).toBeVisible()
      await expect(other.getByText('Please sign in to follow users').first()).toBeVisible()

      await enter(other, 'Cy Dow')
      await other.goto(path)
      await other.getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(toast(other, 'Following user').first()).toBeVisible()
      await expect(other.getByText('1 follower', { exact: true })).toBeVisible()
      await other.reload()
      await other.getByRole('button', { name: 'Following', exact: true }).click()
      await expect(toast(other, 'Unfollowed user').first()).toBeVisible()
      await expect(other.getByText('0 followers', { exact: true })).toBeVisible()
    },
  )

  test(
    'likes by turns from a post card, and asks a visitor to sign in',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page)
      await ask(page, 'Press the heart')
      const path = `/profile/${await idOf(page)}`
      await page.goto(path)
      const heart = (of: Page) => of.getByRole('button', { name: /^Like, / })
      await heart(page).click()
      await expect(heart(page)).toHaveAccessibleName('Like, 1 like')
      await heart(page).click()
      await expect(heart(page)).toHaveAccessibleName('Like, 0 likes')
      const visitor = await secondPage(browser, site)
      await visitor.goto(path)
      await heart(visitor).click()
      await expect(toast(visitor, 'Action requires login').first()).toBeVisible()
      await expect(visitor.getByText('Please sign in to like posts').first()).toBeVisible()
    },
  )

  test(
    'says when there are no posts, and copies its own link',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await enter(page)
      const path = `/profile/${await idOf(page)}`
      await page.goto(path)
      await expect(page.getByText('No posts yet')).toBeVisible()
      await page.getByRole('button', { name: 'Share' }).click()
      await expect(toast(page, 'Link copied').first()).toBeVisible()
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain(path)
    },
  )

  test('of nobody is not found, with a way home', { tag: '@once' }, async ({ page }) => {
    const answer = await page.goto('/profile/nobody_here')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'User not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL('/')
  })

  test('is at /user-profile too', { tag: '@once' }, async ({ page }) => {
    await page.goto('/user-profile?id=ai_system')
    await expect(page).toHaveURL('/profile/ai_system')
    await expect(page.getByRole('heading', { name: /AI Scout/ })).toBeVisible()
  })
})

test.describe('one’s own profile', () => {
  for (const path of ['/profile', '/facebook-profile']) {
    test(`${path} asks a visitor to sign in`, { tag: '@once' }, async ({ page }) => {
      await page.goto(path)
      await expect(page).toHaveURL('/auth')
    })
  }

  test('is edited, and Cancel forgets what was typed', async ({ page }) => {
    await enter(page, 'Dan Fox')
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    const form = page.getByRole('form', { name: 'Edit Profile' })
    await expect(form.getByLabel('Bio')).toHaveAttribute('rows', '3')
    await form.getByLabel('First Name').fill('Nobody')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expect(form.getByLabel('First Name')).toHaveValue('Dan')

    await form.getByLabel('Last Name').fill('Wolf')
    await form.getByLabel('Bio').fill('I argue for a living.')
    await form.getByLabel('Location').fill('Vienna')
    await form.getByRole('button', { name: 'Save Changes' }).click()
    await expect(toast(page, 'Profile Updated').first()).toBeVisible()
    await expect(
      page.getByText('Your profile has been successfully updated.').first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Dan Wolf' })).toBeVisible()
    await expect(page.getByText('I argue for a living.').first()).toBeVisible()
    await expect(page.getByText('Vienna').first()).toBeVisible()
  })

  test('says when saving failed, and keeps what was typed', { tag: '@once' }, async ({ page }) => {
    await enter(page)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    // Only the server looks at what was typed.
    await page.getByLabel('First Name').fill(' ')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(page.getByText('First name must not be empty').first()).toBeVisible()
    await page.route('**/api/user/profile', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await page.getByLabel('Location').fill('Nowhere')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect(
      page.getByText('Failed to update profile. Please try again.').first(),
    ).toBeVisible()
    await expect(page.getByLabel('Location')).toHaveValue('Nowhere')
  })

  test(
    'shows activity, e-mail, and leads to settings and a new post',
    { tag: '@once' },
    async ({ page }) => {
      const { username } = await enter(page)
      await page.goto('/profile')
      const head = page.getByRole('main').locator('header')
      await expect(head.getByRole('heading', { name: 'Ann Lee' })).toBeVisible()
      for (const count of ['0 posts', '0 comments']) {
        await expect(head.getByText(count, { exact: true })).toBeVisible()
      }
      const tabs = page.getByRole('main').getByRole('tab')
      await expect(tabs).toContainText(['Posts', 'About', 'Photos', 'Friends'])
      await tabs.filter({ hasText: 'About' }).click()
      const about = page.getByRole('tabpanel', { name: 'About' })
      await expect(about).toContainText(`${username}@example.org`)
      await expect(about).toContainText(/Joined\s*[A-Z][a-z]+ \d{4}/)
      const stats = page.getByRole('region', { name: 'Activity Stats' })
      for (const name of [
        'Posts',
        'Comments',
        'Likes received',
        'Engagement',
        'Subscription tier',
      ]) {
        await expect(stats.getByText(name, { exact: true })).toBeVisible()
      }
      await expect(stats.getByText('Free')).toBeVisible()
      await expect(
        page.getByRole('main').getByText(`${username}@example.org`).first(),
      ).toBeVisible()
      await expect(page.getByRole('main').getByRole('link', { name: 'Settings' })).toHaveAttribute(
        'href',
        '/user-profile',
      )
      await expect(page.getByRole('link', { name: /What's on your mind/ })).toHaveAttribute(
        'href',
        '/create-post',
      )
      await page.goto('/facebook-profile')
      await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible()
    },
  )

  test(
    'takes a photo, and puts a feeling or a place into a new post',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      await page.goto('/profile')
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Photo', exact: true }).click()
      const buffer = await page.screenshot({ type: 'png' })
      await (await choosing).setFiles({ name: 'sea.png', mimeType: 'image/png', buffer })
      await expect(toast(page, 'Picture updated').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Photos' }).click()
      await expect(page.getByRole('img', { name: /^Picture of/ })).toHaveCount(1)
      for (const [name, words] of [
        ['Feeling', 'I am feeling '],
        ['Check in', 'I am in '],
      ] as const) {
        await page.goto('/profile')
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page).toHaveURL('/create-post')
        const box = page.getByLabel('Start a discussion', { exact: true })
        await expect(box).toHaveValue(words)
        await box.fill('')
      }
    },
  )

  test(
    'takes a profile picture, shows it among the photos and lets it be removed',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      await page.goto('/profile')
      await page.waitForLoadState('networkidle')
      const file = await page.screenshot({ type: 'png' })
      await page
        .getByLabel('Change profile picture')
        .and(page.locator('input'))
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: file })
      await expect(toast(page, 'Picture updated').first()).toBeVisible()
      await page.getByRole('tab', { name: 'Photos' }).click()
      const photo = page.getByRole('img', { name: /^Picture of/ })
      await expect(photo).toHaveJSProperty('naturalWidth', 256)
      await page.getByRole('button', { name: 'Remove this picture' }).click()
      await expect(page.getByText('No photos yet')).toBeVisible()
      await page
        .getByLabel('Change cover picture')
        .and(page.locator('input'))
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: file })
      await expect(page.locator('.cover img')).toHaveCount(1)
    },
  )

  test(
    'shows others the photos that somebody put on their profile, and no profile picture among them',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page)
      await page.goto('/profile')
      await page.waitForLoadState('networkidle')
      const file = await page.screenshot({ type: 'png' })
      for (const kind of ['avatar', 'photo'])
        await page.request.post(`/api/user/pictures/${kind}`, {
          data: file,
          headers: { 'content-type': 'image/png' },
        })
      const visitor = await secondPage(browser, site)
      await visitor.goto(`/profile/${await idOf(page)}`)
      await visitor.getByRole('tab', { name: 'Photos' }).click()
      await expect(
        visitor.getByRole('tabpanel').getByRole('img', { name: /^Picture of/ }),
      ).toHaveCount(1)
    },
  )

  test('refuses what is no picture, with the reason', { tag: '@once' }, async ({ page }) => {
    await enter(page)
    await page.goto('/profile')
    await page
      .getByLabel('Change cover picture')
      .and(page.locator('input'))
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(page.getByText(/^That is not a picture that can be read/).first()).toBeVisible()
  })

  test(
    'lists friends: people who follow each other',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page, 'Eva May')
      const friend = await secondPage(browser, site)
      await enter(friend, 'Flo Kay')
      await friend.request.post(`/api/users/${await idOf(page)}/follow`)
      await page.request.post(`/api/users/${await idOf(friend)}/follow`)
      await page.goto('/profile')
      await page.getByRole('tab', { name: 'Friends' }).click()
      await page.getByRole('link', { name: /Flo Kay/ }).click()
      await expect(page.getByRole('heading', { name: 'Flo Kay' })).toBeVisible()
    },
  )
})
