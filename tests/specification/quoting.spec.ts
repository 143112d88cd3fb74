import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, comments, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const once = { tag: '@once' }

/** Selects these words where they stand. */
const select = (page: Page, words: string) =>
  page.evaluate(`{
    const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const at = walker.currentNode.data.indexOf(${JSON.stringify(words)})
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + ${words.length})
      getSelection().removeAllRanges()
      getSelection().addRange(range)
      break
    }
  }`)

const quoteButton = (page: Page) => page.getByRole('button', { name: 'Quote', exact: true })

const respond = (page: Page, id: number, content: string) =>
  page.request.post(`/api/posts/${id}/comments`, { data: { content } })

test('selected words of a response are quoted into a reply to it', async ({ page }) => {
  await enter(page)
  const id = await ask(page, `What of buses, ${Date.now().toString(36)}?`)
  await respond(page, id, 'Buses are cheap, and they are slow.')
  await page.goto(`/post/${id}`)
  await page.keyboard.press('Shift')
  await expect(quoteButton(page)).toHaveCount(0)
  await select(page, 'they are slow')
  await expect(quoteButton(page)).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id: rule }) => rule)).toEqual(
    [],
  )
  await quoteButton(page).click()
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('> they are slow\n\n')
  await expect(quoteButton(page)).toHaveCount(0)
  await page.keyboard.type('Not at night.')
  await page.getByRole('button', { name: 'Post Comment' }).first().click()
  await expect(comments(page).last()).toContainText('Not at night.')
  await expect(comments(page).last()).toContainText('they are slow')
})

test('by keyboard alone: q quotes what is being read', once, async ({ page }) => {
  await enter(page)
  const words = `Should towns own their buses, ${Date.now().toString(36)}?`
  const id = await ask(page, words)
  await respond(page, id, 'They should own the rails, too.')
  await page.goto(`/post/${id}`)
  for (const key of ['j', 'j']) await page.keyboard.press(key)
  await expect(comments(page).first()).toBeFocused()
  await page.keyboard.press('q')
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  await expect(reply).toBeFocused()
  await expect(reply).toHaveValue('> They should own the rails, too.\n\n')

  await page.goto('/')
  const card = discussion(page, words)
  await card.getByRole('link', { name: 'Ann Lee' }).first().focus()
  await page.keyboard.press('q')
  await expect(card.getByRole('textbox', { name: 'Your response' })).toHaveValue(`> ${words}\n\n`)
})

test('a post in its own discussion is quoted into the field below it', once, async ({ page }) => {
  await enter(page)
  const id = await ask(page, `Trams are better than buses, ${Date.now().toString(36)}`)
  await page.goto(`/post/${id}`)
  await page.keyboard.press('Shift')
  await select(page, 'Trams are better')
  await quoteButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Your response' })).toHaveValue(
    '> Trams are better\n\n',
  )
})

test(
  'visitors are not asked to quote, nor is anything but what people say',
  once,
  async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer)
    const id = await ask(writer, `Only for members, ${Date.now().toString(36)}`)
    await page.goto(`/post/${id}`)
    await page.keyboard.press('Shift')
    await select(page, 'Only for members')
    await expect(quoteButton(page)).toHaveCount(0)
    await writer.goto(`/post/${id}`)
    await writer.keyboard.press('Shift')
    await select(writer, 'Discussion Details')
    await expect(quoteButton(writer)).toHaveCount(0)
    await select(writer, 'Only for members')
    await expect(quoteButton(writer)).toBeVisible()
  },
)

test('a menu quotes what is short, and of what is long the first sentence', async ({
  page,
  browser,
  site,
}) => {
  const writer = await secondPage(browser, site)
  await enter(writer, 'Bob Ray')
  await enter(page)
  const words = `Who pays for the tram, ${Date.now().toString(36)}?`
  const id = await ask(page, words)
  const more = 'Nobody has to guess where they go, and that is worth a lot. '.repeat(4)
  await respond(writer, id, 'Towns should own the rails.')
  await respond(page, id, `> Buses are cheap.\n\nRails last forty years. ${more}`)
  await page.goto(`/post/${id}`)
  const reply = page.getByRole('textbox', { name: 'Reply to' })
  const quoteBy = async (at: number, others: number) => {
    await comments(page)
      .nth(at)
      .getByRole('button', { name: /^More about/ })
      .click()
    await expect(page.getByRole('button', { name: /^(Mute|Block|Report)/ })).toHaveCount(others)
    const found = await new AxeBuilder({ page }).exclude('[role=tooltip]').analyze()
    expect(found.violations).toEqual([])
    await quoteButton(page).click()
    await expect(reply).toBeFocused()
  }
  await quoteBy(0, 3)
  await expect(reply).toHaveValue('> Towns should own the rails.\n\n')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await quoteBy(1, 0)
  await expect(reply).toHaveValue('> Rails last forty years.\n\n')

  await page.goto('/')
  const card = discussion(page, words)
  await card
    .getByRole('button', { name: /^More about/ })
    .first()
    .press('Enter')
  await quoteButton(page).press('Enter')
  await expect(card.getByRole('textbox', { name: 'Your response' })).toHaveValue(`> ${words}\n\n`)
})
