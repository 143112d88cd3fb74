import { askAndBeAnswered, question } from './main-job.ts'
import { ask, comments, discussion, enter, expect, secondPage, test } from './stage.ts'

test('who signs up and asks a question is answered by characters that disagree, live', ({ page }) =>
  askAndBeAnswered(page))

test(
  '“Why this reply?” says why a character spoke and by which voice',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const id = await ask(page, question, 'panel')
    await page.goto(`/post/${id}`)
    await page.getByRole('button', { name: 'Why this reply?' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Why this reply?' })
    await expect(dialog.getByText('written in advance')).toBeVisible()
    await expect(dialog.getByText('Why it spoke')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  },
)

test(
  'who edits a post sees which replies answered it as it was',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const id = await ask(page, question, 'panel')
    await page.goto(`/post/${id}`)
    await expect(page.getByRole('button', { name: 'Why this reply?' }).first()).toBeVisible()
    const data = { content: `${question} I mean it.` }
    expect((await page.request.put(`/api/posts/${id}`, { data })).ok()).toBe(true)
    await page.reload()
    await expect(page.getByText('answers an earlier version').first()).toBeVisible()
  },
)

test('characters are seen writing before they have spoken', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  await page.goto('/')
  await page.getByLabel('Start a discussion', { exact: true }).fill(`Live? ${question}`)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(discussion(page, 'Live?').getByText('is writing').first()).toBeVisible()
})

test(
  'posts, likes and comments reach another member’s browser within a second',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    const soon = { timeout: 1000 }
    const other = await secondPage(browser, site)
    // visitors hear together what happened in a second
    await enter(other)
    await other.goto('/')
    await expect(other.getByRole('button', { name: 'Share' }).first()).toBeVisible()
    await enter(page)
    const text = `Do second browsers see this? ${Date.now()}`

    const id = await ask(page, text)
    const seen = discussion(other, text)
    await expect(seen).toBeVisible(soon)

    const like = { targetType: 'post', targetId: id }
    expect((await page.request.post('/api/interactions/like', { data: like })).ok()).toBe(true)
    await expect(seen.getByRole('button', { name: 'Like, 1 like' })).toBeVisible(soon)

    const data = { content: 'They do.' }
    expect((await page.request.post(`/api/posts/${id}/comments`, { data })).ok()).toBe(true)
    await expect(comments(seen).getByText('They do.')).toBeVisible(soon)
    await other.context().close()
  },
)
