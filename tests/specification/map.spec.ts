import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, enter, expect, test } from '../e2e/stage.ts'

const answer = async (page: Page, postId: number, content: string, parentId?: number) => {
  const data = { content, ...(parentId !== undefined && { parentId }) }
  const said = await page.request.post(`/api/posts/${postId}/comments`, { data })
  return ((await said.json()) as { id: number }).id
}

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** A post with two answers, one of which is answered twice. */
const openThread = async (page: Page) => {
  await enter(page, 'Ann Lee')
  const postId = await ask(page, 'Should every village have a library?')
  const first = await answer(page, postId, 'It should, for children without books at home.')
  const second = await answer(page, postId, 'The bus to town costs less.')
  const reply = await answer(page, postId, 'They have telephones.', first)
  const other = await answer(page, postId, 'And a school library.', first)
  await page.goto(`/post/${postId}`)
  return { first, second, reply, other }
}

const openMap = async (page: Page) => {
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
  return page.getByRole('region', { name: 'Map of the thread' })
}

test('who answers whom is a picture that arrow keys go through and Enter leaves for the words', async ({
  page,
}) => {
  const { second } = await openThread(page)
  const map = await openMap(page)
  const picture = map.getByRole('group', { name: /^Who answers whom/ })
  await expect(picture.getByRole('link')).toHaveCount(5)
  while (!(await picture.locator(':focus').count())) await page.keyboard.press('Tab')
  const focused = picture.locator(':focus')
  await expect(focused).toHaveAccessibleName(/Should every village/)
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/^Ann Lee: It should/)
  await page.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName(/They have telephones/)
  await page.keyboard.press('ArrowDown')
  await expect(focused).toHaveAccessibleName(/And a school library/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('End')
  await expect(focused).toHaveAccessibleName(/The bus to town/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`#comment-${second}$`))
  await expect(page.locator(`#comment-${second}`)).toBeInViewport()
})

test('the map is a nested list for people who cannot see it, or would rather read it', async ({
  page,
}) => {
  const { other } = await openThread(page)
  const map = await openMap(page)
  const nested = map.locator('li li li').filter({ hasText: 'And a school library.' })
  await expect(nested).toHaveCount(1)
  await expect(nested.getByRole('link')).toHaveAttribute('tabindex', '-1')
  await map.getByRole('switch', { name: 'As a list' }).press('Space')
  await expect(map.getByRole('group', { name: /^Who answers whom/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await nested.getByRole('link').press('Enter')
  await expect(page).toHaveURL(new RegExp(`#comment-${other}$`))
  await page.getByRole('button', { name: 'Map', exact: true }).press('Enter')
  await expect(map).toHaveCount(0)
})

test('the button of the map leaves the first response on the first screen', async ({ page }) => {
  const { first } = await openThread(page)
  await expect(page.getByRole('button', { name: 'Map', exact: true })).toBeVisible()
  await expect(page.locator(`#comment-${first} .said`)).toBeInViewport({ ratio: 1 })
})
