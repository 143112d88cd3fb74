import { AxeBuilder } from '@axe-core/playwright'
import { ask, enter, expect, secondPage, test } from '../e2e/stage.ts'

test('the bell counts live, leads to what happened, and forgets what was read', async ({
  page,
  browser,
  site,
}) => {
  await enter(page)
  const id = await ask(page, 'Is a bell better than a horn?')
  await page.goto('/stories')
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()

  const other = await secondPage(browser, site)
  await enter(other, 'Bob Stone')
  await other.request.post(`/api/posts/${id}/comments`, { data: { content: 'A bell, by far.' } })
  await other.request.post(`/api/posts/${id}/like`)

  await page.getByRole('link', { name: 'Notifications, 2 unread' }).click()
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeVisible()
  const answer = page.getByRole('listitem').filter({ hasText: 'answered in your discussion' })
  await expect(answer).toContainText('Bob Stone')
  await expect(answer).toContainText('A bell, by far.')
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map((one) => one.id)).toEqual([])

  await answer.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/post/${id}#comment-\\d+$`))
  await page.getByRole('link', { name: 'Notifications, 1 unread' }).click()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test(
  'a visitor is led to sign in, and what to be told of is set and kept',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/notifications')
    await expect(page).toHaveURL('/auth')
    await enter(page)
    await page.goto('/settings')
    const quiet = page.getByRole('radio', { name: 'Do not list it' })
    const likes = page.getByRole('checkbox', { name: 'Tell me who likes what I write' })
    const kept = async () => (await page.request.get('/api/user/notification-choices')).json()
    // A press before the page has come to life changes nothing.
    await expect(async () => {
      await quiet.click()
      expect(await kept()).toMatchObject({ aiReplies: 'off' })
    }).toPass()
    await likes.click()
    await expect.poll(kept).toMatchObject({ likes: false })
    await page.reload()
    await expect(quiet).toBeChecked()
    await expect(likes).not.toBeChecked()
  },
)
