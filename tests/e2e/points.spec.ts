import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { DebatePage } from '#shared/arguments.ts'
import { tabTo } from '../support/keyboard.ts'
import { prove } from './proving.ts'
import { ask, enter, expect, keeper, secondPage, testWithKeeper as test } from './stage.ts'

const faults = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
}

const says = 'Who rides free leaves the second car at home.'

test(
  'a comment that moved two people becomes a point, once a moderator has worded it; its author withdraws it',
  { tag: '@once' },
  async ({ page: ann, browser, site }) => {
    // four people at four computers
    test.slow()
    await enter(ann, 'Ann Lee')
    const postId = await ask(ann, 'Should buses be free in our town?', 'panel')
    await expect(async () => {
      const debate = await (await ann.request.get('/api/debates/free-buses')).json()
      // The Scout may have opened one on the same question.
      const own = (debate as DebatePage).discussions.filter((one) => one.postId === postId)
      expect(own).toHaveLength(1)
    }).toPass()
    const content = 'Since I ride for nothing our second car stands still, and we sold it.'
    const written = await ann.request.post(`/api/posts/${postId}/comments`, { data: { content } })
    const { id } = (await written.json()) as { id: number }
    for (const name of ['Bob Ray', 'Cal Fox']) {
      const other = await secondPage(browser, site)
      await enter(other, name)
      const why = `I had not thought of that, says ${name}.`
      await other.request.put(`/api/comments/${id}/moved`, { data: { why } })
      await other.context().close()
    }

    const desk = await secondPage(browser, site)
    await desk.request.post('/api/admin/login', { data: keeper })
    await desk.goto('/admin?tab=moderation')
    const panel = desk.getByRole('region', { name: /^Points that people made/ })
    await expect(panel).toContainText('moved 2 people')
    await expect(panel).toContainText('I had not thought of that, says Bob Ray.')
    expect(await faults(desk)).toEqual([])
    await tabTo(desk, panel.getByRole('button', { name: /^Word it/ }))
    await desk.keyboard.press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Should buses be free?' })
    await expect(dialog).toContainText('we sold it')
    expect(await faults(desk)).toEqual([])
    await tabTo(desk, dialog.getByRole('textbox', { name: 'The point in one line' }))
    await desk.keyboard.type(says)
    await desk.keyboard.press('Enter')
    await expect(panel).toContainText('No comment waits to become a point.')

    await prove(ann, site)
    await ann.goto('/notifications')
    await ann.getByText('Your comment stands as a point on the page of its question').click()
    const point = ann.locator(`#point-comment-${id}`)
    await expect(point).toContainText(says)
    await expect(point).toContainText('A point of Ann Lee:')
    const vote = point.getByRole('button', { name: 'Cannot say' })
    await vote.press('Enter')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    expect(await faults(ann)).toEqual([])

    const html = await (await desk.request.get('/debates/free-buses')).text()
    expect(html).toContain(says)
    await point.getByRole('button', { name: 'Withdraw my point' }).press('Enter')
    await ann.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).press('Enter')
    await expect(point).toHaveCount(0)
  },
)
