import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from '@playwright/test'
import {
  ask,
  comments,
  discussion,
  enter,
  expect,
  secondPage,
  type Site,
  test,
} from '../e2e/stage.ts'

const once = { tag: '@once' }
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

let times = 0
const words = (what: string) => `${what} ${Date.now().toString(36)} ${(times += 1)}`
const composer = (page: Page) => page.getByRole('textbox', { name: 'Start a discussion' })
const kept = (page: Page) => page.getByRole('link', { name: 'Kept in your drafts' })
const drafts = (page: Page) => page.getByRole('main').getByRole('article')

/** The same person at another computer. */
const otherDevice = async (
  browser: Browser,
  site: Site,
  person: { username: string; password: string },
) => {
  const other = await secondPage(browser, site)
  const { username, password } = person
  await other.request.post('/api/login', { data: { email: username, password } })
  return other
}

test('what is typed is kept, found on another device, written on there, and gone once it is sent', async ({
  page,
  browser,
  site,
}) => {
  const person = await enter(page)
  const text = words('Should we try it')
  await page.goto('/')
  await composer(page).fill(text)
  await expect(kept(page)).toBeVisible()

  const other = await otherDevice(browser, site, person)
  await other.goto('/drafts')
  await expect(drafts(other)).toHaveCount(1)
  await expect(drafts(other)).toContainText(text)
  await expect(drafts(other)).toContainText('A new discussion')
  expect(await violations(other)).toEqual([])
  await other.getByRole('button', { name: 'Write on' }).press('Enter')
  await expect(other).toHaveURL('/create-post')
  await expect(composer(other)).toHaveValue(text)
  await composer(other).fill(`${text}, all of us?`)
  await expect(kept(other)).toBeVisible()
  await other.getByRole('button', { name: 'Post', exact: true }).press('Enter')
  await expect(discussion(other, `${text}, all of us?`)).toBeVisible()
  await other.goto('/drafts')
  await expect(other.getByText('Nothing yet.')).toBeVisible()
  expect(await violations(other)).toEqual([])
})

const keptHere = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft:')))
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible()
}

test(
  'who signs out leaves no text in this browser, and finds it at the site, also what was not kept yet',
  once,
  async ({ page, site, browser }) => {
    const person = await enter(page)
    const [first, last] = [words('Just begun'), words('Just ended')]
    await page.goto('/')
    await composer(page).fill(first)
    await expect(kept(page)).toBeVisible()
    // what somebody else began here and could not send is theirs
    await page.evaluate(() => {
      localStorage.setItem('draft:comment:1:', 'Of another')
      localStorage.setItem(
        'kept:draft:comment:1:',
        JSON.stringify({ userId: 'another', kept: null, isBehind: true }),
      )
      localStorage.setItem('draft:edit:post:1', 'Other words')
    })
    await composer(page).fill(last)
    await signOut(page)
    expect((await keptHere(page)).toSorted()).toEqual(['draft:comment:1:', 'kept:draft:comment:1:'])

    const other = await otherDevice(browser, site, person)
    await other.goto('/drafts')
    await expect(drafts(other)).toHaveCount(1)
    await expect(drafts(other)).toContainText(last)
  },
)

test(
  'without a network who presses Log out is still signed in, and keeps what they wrote',
  once,
  async ({ page, complaints }) => {
    await enter(page)
    await page.goto('/')
    await page.route('**/api/**', (route) => route.abort())
    await composer(page).fill(words('Nobody else has it'))
    await page.getByRole('button', { name: /^Account:/ }).click()
    const loaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Log out' }).click()
    await loaded
    expect(await keptHere(page)).toContain('draft:post')
    expect(complaints.filter((one) => one.includes('Logout failed'))).toHaveLength(1)
    complaints.length = 0
  },
)

test(
  'a text that was changed elsewhere is not written over: both are kept',
  once,
  async ({ page, browser, site }) => {
    const person = await enter(page)
    const text = words('One text')
    await page.goto('/')
    await composer(page).fill(text)
    await expect(kept(page)).toBeVisible()

    const other = await otherDevice(browser, site, person)
    await other.goto('/drafts')
    await other.getByRole('button', { name: 'Write on' }).click()
    await composer(other).fill(`${text}, as the other has it`)
    const saved = other.waitForResponse((answer) => answer.request().method() === 'PUT')
    await saved
    await composer(page).fill(`${text}, as this one has it`)
    await expect(page.getByText('Changed elsewhere', { exact: true })).toBeVisible()
    await expect(kept(page)).toBeVisible()
    await expect(composer(page)).toHaveValue(`${text}, as this one has it`)
    await page.goto('/drafts')
    await expect(drafts(page)).toHaveCount(2)
    await expect(drafts(page).nth(0)).toContainText('as this one has it')
    await expect(drafts(page).nth(1)).toContainText('as the other has it')
  },
)

test(
  'an answer to a comment is written on where it stands, with the field open',
  once,
  async ({ page, browser, site }) => {
    const person = await enter(page)
    const id = await ask(page, words('Who answers whom'))
    for (const content of ['The first of them.', 'The second of them.'])
      await page.request.post(`/api/posts/${id}/comments`, { data: { content } })
    await page.goto(`/post/${id}`)
    const first = comments(page).filter({ hasText: 'The first of them.' })
    await first.getByRole('button', { name: 'Reply', exact: true }).click()
    await page.getByRole('textbox', { name: /^Reply to/ }).fill('To the first of them')
    await expect(kept(page)).toBeVisible()

    const other = await otherDevice(browser, site, person)
    await other.goto('/drafts')
    await expect(drafts(other)).toContainText('A reply to a response')
    await expect(drafts(other)).toContainText('To: “The first of them.”')
    await other.getByRole('button', { name: 'Write on' }).press('Enter')
    const box = other.getByRole('textbox', { name: /^Reply to/ })
    await expect(box).toBeFocused()
    await expect(box).toHaveValue('To the first of them')
    await other.getByRole('button', { name: 'Post Comment' }).first().press('Enter')
    await expect(other.getByText('Comment Added', { exact: true })).toBeVisible()
    await other.goto('/drafts')
    await expect(other.getByText('Nothing yet.')).toBeVisible()
  },
)

test(
  'what stands in the field already is kept before another draft takes its place',
  once,
  async ({ page }) => {
    await enter(page)
    const [earlier, later] = [words('The earlier'), words('The later')]
    await page.request.post('/api/user/drafts', { data: { content: earlier } })
    await page.goto('/')
    await composer(page).fill(later)
    await page.getByRole('link', { name: /^(Drafts|Kept in your drafts)$/ }).click()
    await expect(page).toHaveURL('/drafts')
    await drafts(page)
      .filter({ hasText: earlier })
      .getByRole('button', { name: 'Write on' })
      .click()
    await expect(composer(page)).toHaveValue(earlier)
    await page.goto('/drafts')
    await expect(drafts(page)).toHaveCount(2)
  },
)

test(
  'a draft is deleted, once it has been asked, and goes from its field, too',
  once,
  async ({ page }) => {
    await enter(page)
    await page.goto('/')
    await composer(page).fill(words('Not meant to stay'))
    await kept(page).click()
    await page.getByRole('button', { name: 'Delete this draft' }).press('Enter')
    await page.getByText('Keep it', { exact: true }).press('Enter')
    await expect(drafts(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Delete this draft' }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .press('Enter')
    await expect(page.getByText('Nothing yet.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Drafts' })).toBeFocused()
    await page.goto('/')
    await expect(composer(page)).toHaveValue('')
  },
)

test(
  'without a network a text stays in this browser and is kept later',
  once,
  async ({ page, context }) => {
    await enter(page)
    await page.goto('/')
    await page.clock.install()
    await context.setOffline(true)
    const text = words('Written in a tunnel')
    await composer(page).fill(text)
    await page.clock.runFor(2_000)
    await expect(page.getByRole('link', { name: 'Kept in this browser only' })).toBeVisible()
    await context.setOffline(false)
    await page.clock.runFor(31_000)
    await expect(kept(page)).toBeVisible()
    const listed = (await (await page.request.get('/api/user/drafts')).json()) as object[]
    expect(listed).toMatchObject([{ excerpt: text }])
  },
)

test(
  'drafts are in the menu; a visitor is led to sign in; German says the same',
  once,
  async ({ page }) => {
    await page.goto('/drafts')
    await expect(page).toHaveURL('/auth')
    await enter(page)
    await page.goto('/')
    await page.getByRole('button', { name: /^Account/ }).click()
    await page.getByRole('link', { name: 'Drafts' }).first().click()
    await expect(page).toHaveURL('/drafts')
    await page.goto('/drafts?lang=de')
    await expect(page.getByRole('heading', { name: 'Entwürfe' })).toBeVisible()
    await expect(page.getByText('Noch nichts da.')).toBeVisible()
    expect(await violations(page)).toEqual([])
  },
)
