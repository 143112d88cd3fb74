import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const idOf = async (page: Page) =>
  ((await (await page.request.get('/api/user')).json()) as { id: string }).id

test('what somebody follows is a view of home that stays chosen, and nothing in it moves', async ({
  page,
  browser,
  site,
}) => {
  const tag = `Follow${Date.now().toString(36)}`
  const writer = await secondPage(browser, site)
  await enter(writer, 'Bob Ray')
  await ask(writer, `Bob opens this one #${tag}`)
  const other = await secondPage(browser, site)
  await enter(other, 'Cid May')
  await ask(other, `Cid says something of ${tag}`)

  await enter(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Following', exact: true }).click()
  await expect(page.getByText(/^Nothing here yet\./)).toBeVisible()

  await page.goto(`/topic/${tag}`)
  await page.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(page.getByText('Following topic', { exact: true })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Following', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(discussion(page, 'Bob opens this one')).toBeVisible()
  await expect(discussion(page, `Cid says something of ${tag}`)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Topics you follow' })).toContainText(tag)
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])

  await ask(writer, `Bob opens another #${tag}`)
  await page.goto('/')
  await expect(discussion(page, 'Bob opens another')).toBeVisible()

  await page.getByRole('button', { name: 'Everything', exact: true }).click()
  await expect(discussion(page, `Cid says something of ${tag}`).first()).toBeVisible()
})

test(
  'one’s own discussions are among what one follows, at once',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await page.request.put('/api/user/settings', { data: { homeFeed: 'following' } })
    await page.goto('/')
    await expect(page.getByText(/^Nothing here yet\./)).toBeVisible()
    const text = `Does one follow oneself, ${Date.now().toString(36)}?`
    await page.getByLabel('Start a discussion').fill(text)
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(discussion(page, text)).toBeVisible()
    await page.reload()
    await expect(discussion(page, text)).toBeVisible()
    await expect(page.getByRole('button', { name: 'New discussions' })).toHaveCount(0)
  },
)

test('who follows somebody, and whom they follow, is on their profile', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer, 'Bob Ray')
  const bob = await idOf(writer)
  await enter(page, 'Ann Lee')
  await page.request.post(`/api/users/${bob}/follow`)
  await page.goto(`/profile/${bob}`)
  await page.getByRole('tab', { name: 'Followers' }).click()
  await page
    .getByRole('tabpanel')
    .getByRole('link', { name: /Ann Lee/ })
    .click()
  await expect(page).toHaveURL(`/profile/${await idOf(page)}`)
  await page.getByRole('tab', { name: 'Following' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: /Bob Ray/ })).toBeVisible()
})

test(
  'a visitor who wants to follow a topic is asked to sign in',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const tag = `Ask${Date.now().toString(36)}`
    const writer = await secondPage(browser, site)
    await enter(writer)
    await ask(writer, `About #${tag}`)
    await page.goto(`/topic/${tag}`)
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByText('Please sign in to follow topics', { exact: true })).toBeVisible()
  },
)

test(
  'new discussions of whom one follows are told to who wants that',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer, 'Bob Ray')
    await enter(page)
    await page.request.post(`/api/users/${await idOf(writer)}/follow`)
    await page.goto('/settings')
    await page.getByLabel('Tell me of new discussions of people I follow').check()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await ask(writer, 'Something that a follower is told')
    await page.goto('/notifications')
    await expect(page.getByText(/Bob Ray opened a discussion/)).toBeVisible()
  },
)

test('a visitor’s pages ask for nothing that is refused', { tag: '@once' }, async ({ page }) => {
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(`${answer.status()} ${answer.url()}`)
  })
  for (const path of ['/', '/previous-posts', '/stories', '/auth', '/about']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle').catch(() => undefined)
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Stories' }).first().click()
  await expect(page).toHaveURL('/stories')
  await page.waitForLoadState('networkidle').catch(() => undefined)
  expect(refused).toEqual([])
})
