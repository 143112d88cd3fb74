import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { prove } from '../e2e/proving.ts'
import { comments, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const votes = (page: Page, text: string) =>
  discussion(page, text).getByRole('group', { name: 'Poll' })

/** In a discussion a phone shows one line of it. */
const unfold = async (page: Page) => {
  const line = page.getByRole('button', { name: /^Poll: / })
  if (await line.isVisible()) await line.press('Enter')
}

const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

const asked = { options: ['Bread', 'Rice', 'Potatoes'], hours: 24 }
let times = 0
/** Without the screens; gives the words that it is found by. */
const askByCall = async (page: Page) => {
  const words = `What is for dinner, ${Date.now().toString(36)} ${(times += 1)}?`
  const data = { content: words, aiSeats: 'humans_only', poll: asked }
  const answer = await page.request.post('/api/posts', { data })
  const { id } = (await answer.json()) as { id: number }
  return { id, words }
}

test('a poll is written with its post, by keyboard alone', async ({ page, site }) => {
  await enter(page)
  await prove(page, site)
  await page.goto('/')
  const words = `Which day suits you, ${Date.now().toString(36)}?`
  await page.getByRole('textbox', { name: 'Start a discussion' }).fill(words)
  const post = page.getByRole('button', { name: 'Post', exact: true })
  await page.getByRole('button', { name: 'Poll', exact: true }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
  await expect(post).toBeDisabled()
  await page.keyboard.type('Friday')
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Friday')
  await expect(post).toBeDisabled()
  await page.getByRole('textbox', { name: 'Option 2' }).fill('Sunday')
  await page.getByRole('button', { name: 'Add an option' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  await page.keyboard.type('Never')
  await page
    .getByRole('combobox', { name: 'How long the poll runs' })
    .selectOption('Runs for 1 hour')
  expect(await violations(page)).toEqual([])
  await post.press('Enter')

  const poll = votes(page, words)
  await expect(poll.getByRole('button')).toHaveText(['Friday', 'Sunday', 'Never'])
  await expect(poll).toContainText('results are shown once you have voted')
  await poll.getByRole('button', { name: 'Sunday' }).press('Enter')
  await expect(poll.getByRole('button', { name: /Sunday/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(poll.getByRole('button', { name: /Sunday/ })).toContainText('100 %')
  await expect(poll).toContainText('1 vote')
})

test('the focus stays in a poll that is being written, whatever is removed from it', async ({
  page,
}) => {
  await enter(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Poll', exact: true }).press('Enter')
  const option = (at: number) => page.getByRole('textbox', { name: `Option ${at}`, exact: true })
  const add = page.getByRole('button', { name: 'Add an option' })
  for (const at of [3, 4, 5, 6]) {
    await add.press('Enter')
    await expect(option(at)).toBeFocused()
    await page.keyboard.type(`Day ${at}`)
  }
  await expect(add).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove option 6' }).press('Enter')
  await expect(option(5)).toBeFocused()
  await page.getByRole('button', { name: 'Remove option 3' }).press('Enter')
  await expect(option(3)).toBeFocused()
  await expect(option(3)).toHaveValue('Day 4')
  for (const at of [4, 3])
    await page.getByRole('button', { name: `Remove option ${at}` }).press('Enter')
  await expect(option(2)).toBeFocused()
  await page.getByRole('button', { name: 'No poll' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Start a discussion' })).toBeFocused()
})

test('a vote is changed, stands beside the first one, and a person who watches sees the counts move', async ({
  page,
  browser,
  site,
}) => {
  await enter(page)
  await prove(page, site)
  const { id, words } = await askByCall(page)
  await page.goto(`/post/${id}`)
  const poll = page.getByRole('group', { name: 'Poll' })
  await unfold(page)
  await poll.getByRole('button', { name: 'Bread' }).click()
  await expect(poll.getByRole('button', { name: /Bread/ })).toContainText('100 %')

  const other = await secondPage(browser, site)
  await enter(other, 'Bob Ray')
  await prove(other, site)
  await other.goto('/')
  await votes(other, words).getByRole('button', { name: 'Rice' }).click()
  await expect(poll.getByRole('button', { name: /Rice/ })).toContainText('50 %')
  await expect(poll).toContainText('2 votes')

  await poll.getByRole('button', { name: /Rice/ }).click()
  await expect(poll).toContainText('You first voted “Bread”, and now “Rice”.')
  await expect(poll.getByRole('button', { name: /Bread/ })).toContainText('at first 50 %')
  await expect(votes(other, words).getByRole('button', { name: /Rice/ })).toContainText('100 %')
  await page.reload()
  await unfold(page)
  await expect(poll).toContainText('You first voted “Bread”, and now “Rice”.')
  expect(await violations(page)).toEqual([])
})

test('a visitor sees the question and the options, and is asked to sign in', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer)
  const { words } = await askByCall(writer)
  await page.goto('/')
  const poll = votes(page, words)
  await expect(poll.getByRole('listitem')).toHaveText(asked.options)
  await expect(poll.getByRole('button')).toHaveCount(0)
  await poll.getByRole('link', { name: 'Sign in to vote' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

test(
  'whose address is not proven is told so, and has not voted',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const { words } = await askByCall(page)
    await page.goto('/')
    await votes(page, words).getByRole('button', { name: 'Rice' }).click()
    await expect(
      page.getByText('Please confirm your e-mail address before you vote.', { exact: true }),
    ).toBeVisible()
    await expect(votes(page, words)).toContainText('0 votes')
  },
)

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false })
  test('a poll stands on the page that the server sends', async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer)
    const { id } = await askByCall(writer)
    await page.goto(`/post/${id}`)
    await expect(page.getByRole('group', { name: 'Poll' }).getByRole('listitem')).toHaveCount(3)
  })
})

test('the first response stays on the first screen of a discussion with a poll', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer)
  const options = ['Bread', 'Rice', 'Potatoes', 'Noodles', 'Soup', 'Nothing at all']
  const data = {
    content: 'What is for supper?',
    aiSeats: 'humans_only',
    poll: { ...asked, options },
  }
  const { id } = (await (await writer.request.post('/api/posts', { data })).json()) as {
    id: number
  }
  await writer.request.post(`/api/posts/${id}/comments`, { data: { content: 'Soup, of course.' } })
  for (const reader of [page, writer]) {
    await reader.setViewportSize(page.viewportSize()!)
    await reader.goto(`/post/${id}`)
    const top = (await comments(reader).first().boundingBox())?.y ?? Infinity
    expect(top).toBeLessThan(page.viewportSize()!.height - 100)
  }
})
