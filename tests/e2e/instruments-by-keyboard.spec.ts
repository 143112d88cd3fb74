import type { Page } from '@playwright/test'
import { tabTo } from '../support/keyboard.ts'
import { prove } from './proving.ts'
import { ask, enter, expect, secondPage, test } from './stage.ts'

const answer = async (page: Page, postId: number, content: string) => {
  const said = await page.request.post(`/api/posts/${postId}/comments`, { data: { content } })
  return ((await said.json()) as { id: number }).id
}

test('points are voted on by keyboard alone, and the focus stays where it was', async ({
  page,
  site,
}) => {
  await enter(page)
  await prove(page, site)
  await page.goto('/debates/homework')
  const camp = page.getByRole('button', { name: 'Leans against', exact: true })
  await tabTo(page, camp)
  await page.keyboard.press('Space')
  await expect(camp).toHaveAttribute('aria-pressed', 'true')
  await expect(camp).toBeFocused()
  const first = page.locator('#for article').first()
  const id = await first.getAttribute('id')
  for (const name of ['Convinces me', 'Does not']) {
    const vote = page.locator(`#${id}`).getByRole('button', { name, exact: true })
    await tabTo(page, vote)
    await page.keyboard.press('Enter')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(vote).toBeFocused()
  }
  await expect(first).toHaveAttribute('id', id!)
  await expect(first).toContainText('0 of 1 who are against it')
  const again = page.locator(`#${id}`).getByRole('button', { name: 'Does not', exact: true })
  await page.keyboard.press('Enter')
  await expect(again).toHaveAttribute('aria-pressed', 'false')
  await expect(again).toBeFocused()
})

test('a poll is voted in and changed by keyboard alone', async ({ page, site }) => {
  await enter(page)
  await prove(page, site)
  const poll = { options: ['Bread', 'Rice'], hours: 1 }
  const data = { content: 'What is for lunch?', aiSeats: 'humans_only', poll }
  const { id } = (await (await page.request.post('/api/posts', { data })).json()) as { id: number }
  await page.goto(`/post/${id}`)
  const fold = page.getByRole('button', { name: /^Poll: / })
  if (await fold.isVisible()) {
    await tabTo(page, fold)
    await page.keyboard.press('Enter')
  }
  const votes = page.getByRole('group', { name: 'Poll' })
  for (const name of [/Bread/, /Rice/]) {
    const option = votes.getByRole('button', { name })
    await tabTo(page, option)
    await page.keyboard.press('Space')
    await expect(option).toHaveAttribute('aria-pressed', 'true')
    await expect(option).toBeFocused()
  }
  await expect(votes).toContainText('You first voted “Bread”, and now “Rice”.')
})

test('“You moved me” and a point said back are written by keyboard alone', async ({
  page,
  browser,
  site,
}) => {
  const ann = await secondPage(browser, site)
  await enter(ann, 'Ann Lee')
  const postId = await ask(ann, 'Should it be done by keyboard?')
  const said = await answer(ann, postId, 'It should, for people who have no pointer.')
  await enter(page, 'Bob Ray')
  await page.goto(`/post/${postId}`)
  const card = page.locator(`#comment-${said}`)
  await tabTo(page, card.getByRole('button', { name: 'Moved me' }))
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('textbox', { name: 'In one sentence: how did Ann Lee move you?' }),
  ).toBeFocused()
  await page.keyboard.type('I had only thought of pointers.')
  await tabTo(page, page.getByRole('button', { name: 'Say so' }))
  await page.keyboard.press('Enter')
  await expect(card).toContainText('I had only thought of pointers.')
  await expect(card.getByRole('button', { name: 'Moved me' })).toBeFocused()

  await page.reload()
  await tabTo(page, card.getByRole('button', { name: 'Reply' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Say Ann Lee’s point back first' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ann Lee’s point in your words' })).toBeFocused()
  await page.keyboard.type('Nobody should need a pointer.')
  await tabTo(page, page.getByRole('button', { name: 'Ask whether that is it' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Ann Lee has not said yet whether that is it.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Say it in other words' })).toBeFocused()

  await ann.goto(`/post/${postId}`)
  const asked = ann.getByRole('region', { name: 'Is that your point?' })
  await tabTo(ann, asked.getByRole('button', { name: /^Yes/ }))
  await ann.keyboard.press('Enter')
  await expect(page.getByText('Ann Lee confirmed: that is the point.')).toBeVisible()
  await expect(ann.getByText('Said back by 1 person')).toBeFocused()
})

test('a member opens a discussion in which another was moved, and nothing on it is drawn anew', async ({
  page,
  browser,
  site,
}) => {
  const ann = await secondPage(browser, site)
  await enter(ann, 'Ann Lee')
  const postId = await ask(ann, 'Does the page of the server fit?')
  const said = await answer(ann, postId, 'It has to, or the browser draws it again.')
  const bob = await secondPage(browser, site)
  await enter(bob, 'Bob Ray')
  const why = 'I had never compared the two.'
  await bob.request.put(`/api/comments/${said}/moved`, { data: { why } })
  await enter(page, 'Cal Fox')
  await page.goto(`/post/${postId}`)
  const whom = page.getByRole('group', { name: 'Whom Ann Lee’s words moved' })
  await expect(whom).toContainText(why)
  await expect(whom.getByRole('button', { name: /Bob Ray/ })).toBeVisible()
})

test('numbers on an open question change without a reload, and nothing moves', async ({
  page,
  browser,
  site,
}) => {
  const voter = await secondPage(browser, site)
  await enter(voter, 'Bob Ray')
  await prove(voter, site)
  await page.goto('/debates/eating-meat')
  const last = page.locator('#for article').last()
  const id = (await last.getAttribute('id'))!.replace('point-', '')
  await expect(last).toContainText('No votes yet')
  const listening = page.waitForRequest((request) =>
    /topics=.*debate%3Aeating-meat/.test(request.url()),
  )
  await page.reload()
  await listening
  const path = `/api/debates/eating-meat/points/${id}/vote`
  await voter.request.put(path, { data: { vote: 'convinces' } })
  await expect(last).toContainText('Convinces 1 of 1')
  await expect(last).toHaveAttribute('id', `point-${id}`)
})
