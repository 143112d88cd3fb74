import type { Page } from '@playwright/test'
import { ask, discussion, enter, expect, secondPage, test } from './stage.ts'

/** What this browser listens to, each time that it asks. */
const topicsAsked = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/live') asked.push(url.searchParams.get('topics') ?? '')
  })
  return asked
}

test('a browser hears of what it shows, on every screen that it goes to', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer)
  const text = `Heard ${Date.now()}`
  const id = await ask(writer, text)
  const comment = async (content: string) => {
    const answer = await writer.request.post(`/api/posts/${id}/comments`, { data: { content } })
    expect(answer.status()).toBe(201)
  }
  const topics = topicsAsked(page)
  await page.goto('/')
  await expect.poll(() => topics.at(-1)?.split(',')).toContain('feed')

  await discussion(page, text).locator(`a[href="/post/${id}"]`).first().click()
  await expect(page).toHaveURL(`/post/${id}`)
  await expect.poll(() => topics.at(-1)?.split(',')).toContain(`post:${id}`)
  expect(topics.at(-1)?.split(',')).not.toContain('feed')
  await comment('Said while it was read')
  await expect(page.getByText('Said while it was read')).toBeVisible()

  const elsewhere = `Asked meanwhile ${Date.now()}`
  await ask(writer, elsewhere)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(
    page
      .getByText(elsewhere)
      .or(page.getByRole('button', { name: /new post/ }))
      .first(),
  ).toBeVisible()
  await expect.poll(() => topics.at(-1)?.split(',')).toContain('feed')
  const later = `Asked later ${Date.now()}`
  await ask(writer, later)
  await expect(
    page
      .getByText(later)
      .or(page.getByRole('button', { name: /2 new posts/ }))
      .first(),
  ).toBeVisible()
  await writer.context().close()
})
