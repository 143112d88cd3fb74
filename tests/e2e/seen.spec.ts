import { ask, comments, enter, expect, secondPage, test } from './stage.ts'

test(
  'a person who comes back to a discussion sees what is new, and reads on there',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    await enter(page)
    const id = await ask(page, `What is new? ${Date.now()}`)
    const say = (content: string) =>
      page.request.post(`/api/posts/${id}/comments`, { data: { content } })
    await say('Said before')
    const reader = await secondPage(browser, site)
    await reader.goto(`/post/${id}`)
    await expect.poll(() => reader.evaluate(() => localStorage.getItem('seen'))).toContain(`${id}`)
    await expect(reader.getByText(/new since you were here/)).toHaveCount(0)
    await reader.goto('/about')
    for (const words of ['Said since', 'And said since']) await say(words)

    await reader.goto(`/post/${id}`)
    await expect(comments(reader).getByText('New', { exact: true })).toHaveCount(2)
    await reader.getByRole('link', { name: '2 new since you were here' }).click()
    await expect(reader.getByText('Said since', { exact: true })).toBeInViewport()
    await expect(comments(reader).filter({ hasText: 'Said before' })).not.toContainText('New')
    await reader.context().close()
  },
)
