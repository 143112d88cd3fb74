import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, comments, enter, expect, secondPage, test } from '../e2e/stage.ts'

const answer = async (page: Page, postId: number, content: string, parentId?: number) => {
  const data = { content, ...(parentId !== undefined && { parentId }) }
  const said = await page.request.post(`/api/posts/${postId}/comments`, { data })
  return ((await said.json()) as { id: number }).id
}

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** Of a comment's own, not of the answers below it. */
const card = (page: Page, id: number) => page.locator(`#comment-${id}`)

test('a reader says in one sentence how a comment moved them, and takes it back', async ({
  page,
  browser,
  site,
}) => {
  const ann = await secondPage(browser, site)
  await enter(ann, 'Ann Lee')
  const postId = await ask(ann, 'Should it be so?')
  const said = await answer(ann, postId, 'It should, because nobody loses by it.')
  await enter(page, 'Bob Ray')
  await page.goto(`/post/${postId}`)
  await ann.goto(`/post/${postId}`)
  await expect(card(ann, said).getByRole('button', { name: 'Moved me' })).toHaveCount(0)

  await card(page, said).getByRole('button', { name: 'Moved me' }).press('Enter')
  const why = page.getByRole('textbox', { name: 'In one sentence: how did Ann Lee move you?' })
  await expect(why).toBeFocused()
  await expect(page.getByRole('button', { name: 'Say so' })).toBeDisabled()
  await why.fill('I had only counted the costs.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Say so' }).press('Enter')
  for (const one of [page, ann])
    await expect(card(one, said)).toContainText('Bob Ray I had only counted the costs.')
  await ann.goto('/notifications')
  await expect(ann.getByText('Bob Ray said that your comment moved them')).toBeVisible()
  await ann.getByText('said that your comment moved them').click()
  await expect(ann).toHaveURL(new RegExp(`#comment-${said}$`))

  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(card(page, said)).not.toContainText('I had only counted the costs.')
})

test('a point is said back, mended and confirmed, and the answer carries the mark', async ({
  page,
  browser,
  site,
}) => {
  const ann = await secondPage(browser, site)
  await enter(ann, 'Ann Lee')
  const postId = await ask(ann, 'Should it be otherwise?')
  const said = await answer(ann, postId, 'It should, but only where people agree.')
  await enter(page, 'Bob Ray')
  await page.goto(`/post/${postId}`)
  await card(page, said).getByRole('button', { name: 'Reply' }).press('Enter')
  await page.getByRole('button', { name: 'Say Ann Lee’s point back first' }).press('Enter')
  const words = page.getByRole('textbox', { name: 'Ann Lee’s point in your words' })
  await expect(words).toBeFocused()
  await words.fill('It should wherever it can.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Ask whether that is it' }).press('Enter')
  await expect(page.getByText('Ann Lee has not said yet whether that is it.')).toBeVisible()

  await ann.goto('/notifications')
  await ann.getByText('said your comment back: is that your point?').click()
  const asked = ann.getByRole('region', { name: 'Is that your point?' })
  await expect(asked).toContainText('It should wherever it can.')
  expect(await violations(ann)).toEqual([])
  await asked.getByRole('button', { name: 'Not quite' }).press('Enter')
  await asked.getByRole('textbox', { name: 'How you would put it' }).fill('It should if all agree.')
  await asked.getByRole('button', { name: 'Put it so' }).press('Enter')

  await page.getByRole('button', { name: 'Say it so' }).press('Enter')
  await expect(page.getByText('Ann Lee confirmed: that is the point.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Reply to Ann Lee' }).fill('Then it never happens.')
  await page.getByRole('button', { name: 'Post Comment' }).first().press('Enter')
  const visitor = await secondPage(browser, site)
  await visitor.goto(`/post/${postId}`)
  await expect(comments(visitor).filter({ hasText: 'Then it never happens.' })).toContainText(
    'Said back first',
  )
  await visitor.getByText('Said back by 1 person').click()
  await expect(card(visitor, said)).toContainText('It should if all agree.')
  expect(await violations(visitor)).toEqual([])
})
