import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  ask,
  comments,
  discussion,
  enter,
  expect,
  keeper,
  secondPage,
  testWithKeeper as test,
} from '../e2e/stage.ts'

const once = { tag: '@once' }
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

const photo =
  (background: string, name = `${background}.png`) =>
  async () => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 800, height: 600, channels: 3, background } })
      .png()
      .toBuffer(),
  })
const red = photo('red')
const blue = photo('blue')

/** Whether it has come. */
const isThere = (picture: Locator) =>
  picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth > 0)

const choose = async (page: Page, files: Awaited<ReturnType<typeof red>>[]) => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Pictures', exact: true }).first().click(),
  ])
  await chooser.setFiles(files)
}

/** Without the screens; gives the words that it is found by. */
const postWithPictures = async (page: Page, count: number) => {
  const pictures = await uploaded(page, count)
  const words = `Fields, ${count} of them, ${Date.now().toString(36)}`
  const data = { content: words, aiSeats: 'humans_only', pictures }
  const answer = await page.request.post('/api/posts', { data })
  const { id } = (await answer.json()) as { id: number }
  return { id, words }
}

const uploaded = async (page: Page, count: number) => {
  const pictures: { id: string; alt: string }[] = []
  for (let at = 0; at < count; at += 1) {
    const { buffer } = await photo(['red', 'blue', 'green', 'gold'][at] ?? 'black')()
    const headers = { 'content-type': 'image/png' }
    const answer = await page.request.post('/api/user/pictures/attachment', {
      data: buffer,
      headers,
    })
    pictures.push({ id: ((await answer.json()) as { id: string }).id, alt: `Field ${at + 1}` })
  }
  return pictures
}

test('the first response stays on the first screen below pictures and a poll', async ({ page }) => {
  await enter(page)
  const pictures = await uploaded(page, 4)
  const options = ['Red', 'Blue', 'Green', 'Gold', 'Grey', 'None']
  const data = {
    content: 'Which of these fields is to be mown first?',
    aiSeats: 'humans_only',
    pictures,
    poll: { options, hours: 24 },
  }
  const { id } = (await (await page.request.post('/api/posts', { data })).json()) as { id: number }
  for (const content of ['The red one.', 'No, the blue one.'])
    await page.request.post(`/api/posts/${id}/comments`, { data: { content } })
  await page.goto(`/post/${id}`)
  const first = page.getByRole('article', { name: /^Response by/ }).first()
  const top = (await first.boundingBox())?.y ?? Infinity
  expect(top).toBeLessThan(page.viewportSize()!.height - 60)
  const stand = page.getByRole('button', { name: /^Where readers stand/ })
  if (!(await stand.isVisible())) return
  const before = page.getByRole('button', { name: 'Leans for', exact: true })
  await expect(before).toBeHidden()
  await stand.press('Enter')
  await before.press('Enter')
  await expect(page.getByText('You said before reading: Leans for.')).toBeVisible()
})

test('pictures are chosen, described, removed and written with a post', async ({ page }) => {
  await enter(page)
  await page.goto('/')
  const words = `Two fields, ${Date.now().toString(36)}`
  await page.getByRole('textbox', { name: 'Start a discussion' }).fill(words)
  await choose(page, [await red(), await blue()])
  const fields = page.getByRole('group', { name: 'Pictures' })
  await expect(fields.getByRole('status')).toHaveText('2 pictures are ready')
  await fields.getByRole('button', { name: 'Remove picture 1' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Pictures', exact: true }).first()).toBeFocused()
  await fields.getByRole('textbox', { name: 'What picture 1 shows' }).fill('A blue field')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Post', exact: true }).press('Enter')

  const card = discussion(page, words)
  await expect(card.getByRole('img', { name: 'A blue field' })).toBeVisible()
  await expect(fields).toHaveCount(0)
  await page.reload()
  const picture = card.getByRole('img', { name: 'A blue field' })
  await expect.poll(() => isThere(picture)).toBe(true)
})

test(
  'a picture is pasted into a response, which others see with it at once',
  once,
  async ({ page, browser, site }) => {
    await enter(page)
    const id = await ask(page, `Who has a picture, ${Date.now().toString(36)}?`)
    const other = await secondPage(browser, site)
    await other.goto(`/post/${id}`)
    await page.goto(`/post/${id}`)
    const box = page.getByRole('textbox', { name: 'Your response' })
    await box.fill('Here is one')
    const bytes = [...(await red()).buffer]
    await box.focus()
    await page.evaluate(`{
    const transfer = new DataTransfer()
    const bytes = new Uint8Array(${JSON.stringify(bytes)})
    transfer.items.add(new File([bytes], 'red.png', { type: 'image/png' }))
    const how = { clipboardData: transfer, bubbles: true, cancelable: true }
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', how))
  }`)
    await page.getByRole('textbox', { name: 'What picture 1 shows' }).fill('Red all over')
    await expect(page.getByText('1 picture is ready')).toBeVisible()
    await page.getByRole('button', { name: 'Post Comment' }).click()
    for (const reader of [page, other])
      await expect(comments(reader).getByRole('img', { name: 'Red all over' })).toBeVisible()
  },
)

test(
  'what is no picture says why it did not arrive, and nothing is written meanwhile',
  once,
  async ({ page }) => {
    await enter(page)
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Start a discussion' }).fill('Not quite')
    const buffer = Buffer.from('This is a text.')
    await choose(page, [{ name: 'notes.png', mimeType: 'image/png', buffer }])
    await expect(page.getByRole('alert')).toContainText('notes.png')
    await expect(page.getByRole('alert')).toContainText('not a picture that can be read')
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
    await page.getByRole('button', { name: 'Remove picture 1' }).click()
    await expect(page.getByRole('button', { name: 'Post', exact: true })).toBeEnabled()
  },
)

test('up to four have their room before they have come', async ({ page, browser, site }) => {
  const writer = await secondPage(browser, site)
  await enter(writer)
  const made = []
  for (const count of [1, 2, 3, 4]) made.push({ count, ...(await postWithPictures(writer, count)) })
  await page.route('**/media/**', (route) => route.abort())
  for (const { id, words, count } of made) {
    await page.goto(`/post/${id}`)
    const list = page.getByRole('list').filter({ has: page.getByRole('img', { name: 'Field 1' }) })
    await expect(list.getByRole('img')).toHaveCount(count)
    const without = await list.boundingBox()
    await page.unroute('**/media/**')
    await page.reload()
    await expect(page.getByText(words).first()).toBeVisible()
    await expect.poll(() => isThere(list.getByRole('img').first())).toBe(true)
    expect((await list.boundingBox())?.height).toBe(without?.height)
    expect(await violations(page)).toEqual([])
    await page.route('**/media/**', (route) => route.abort())
  }
})

test(
  'a moderator sees what waits blurred, until they ask for it',
  once,
  async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer)
    const { buffer } = await red()
    const sent = await writer.request.post('/api/user/pictures/attachment', {
      data: buffer,
      headers: { 'content-type': 'image/png' },
    })
    const { id } = (await sent.json()) as { id: string }
    const content = `See https://casino.example.com ${Date.now().toString(36)}`
    await writer.request.post('/api/posts', {
      data: { content, aiSeats: 'humans_only', pictures: [{ id, alt: 'A red field' }] },
    })
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto('/admin?tab=moderation')
    const item = page.getByRole('listitem').filter({ hasText: content })
    await expect(item.getByRole('img', { name: 'A red field' })).toHaveCount(0)
    await item.getByRole('button', { name: 'Show the picture' }).click()
    await expect(item.getByRole('img', { name: 'A red field' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  },
)

test.describe('in German and without JavaScript', once, () => {
  test.use({ javaScriptEnabled: false })
  test('pictures stand on the page that the server sends', async ({ page, browser, site }) => {
    const writer = await secondPage(browser, site)
    await enter(writer)
    const { id } = await postWithPictures(writer, 2)
    await page.goto(`/post/${id}?lang=de`)
    await expect(page.getByRole('img', { name: 'Field 2' })).toBeVisible()
  })
})
