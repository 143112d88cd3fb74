import type { Page } from '@playwright/test'
import { question } from './main-job.ts'
import { ask, comments, enter, expect, testAlone } from './stage.ts'

const test = testAlone()

const once = { tag: '@once' }

// Eight characters think on a machine that may be busy with other tests.
test.describe.configure({ timeout: 120_000 })
const spoken = { timeout: 60_000 }

let known: number | undefined

/** One discussion for all tests of a site, in which at least four characters have spoken, one against another. */
const openDebate = async (page: Page) => {
  known ??= await ask(page, question, 'panel')
  await page.goto(`/post/${known}`)
  await expect(page.getByText('Where they disagree')).toBeVisible(spoken)
  return known
}

test(
  'who reads sees where everybody stands, says where they stand, and what moved them',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await openDebate(page)
    const panel = page.getByRole('region', { name: 'Where they stand' })
    const [first] = await panel.getByRole('link', { name: /Read the response$/ }).all()
    const place = await first?.getAttribute('href')
    await first?.click()
    await expect(page).toHaveURL(new RegExp(`${place}$`))
    await expect(page.locator(String(place))).toBeInViewport()

    await panel.getByText('Where they disagree').click()
    const rebuttal = panel.getByRole('link', { name: /answers:/ }).first()
    const quoted = await rebuttal.locator('q').innerText()
    await rebuttal.click()
    await expect(page.locator('mark')).toHaveText(quoted)

    await panel.getByRole('button', { name: 'Leans against' }).click()
    await expect(panel.getByText('You said before reading: Leans against.')).toBeVisible()
    await page.getByRole('button', { name: 'Leans for', exact: true }).click()
    await comments(page).first().getByRole('button', { name: 'This moved me' }).click()
    await expect(comments(page).first().getByText('Moved 1 person')).toBeVisible()
    await expect(panel.getByText('1 reader changed their mind here.')).toBeVisible()
  },
)

test(
  'a visitor hides AI in one press, and the next page comes without it',
  once,
  async ({ page }) => {
    await page.addInitScript({ content: 'delete window.speechSynthesis' })
    await enter(page)
    const id = await openDebate(page)
    await page.context().clearCookies()
    await page.goto(`/post/${id}`)
    const replies = page.getByRole('group', { name: 'AI replies' })
    await replies.getByRole('button', { name: 'Collapse' }).click()
    await expect(comments(page)).toHaveCount(0)
    const html = await (await page.request.get(`/post/${id}`)).text()
    expect(html).toMatch(/\d+ AI repl/)
    expect(html).not.toContain('aria-label="Response by')

    // Without a voice nothing is offered that could not be done.
    await expect(page.getByRole('button', { name: 'Listen' })).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: /AI repl(y|ies) — show$/ }).click()
    await expect(comments(page).first()).toBeVisible()
    await replies.getByRole('button', { name: 'Hide' }).click()
    await expect(comments(page)).toHaveCount(0)
    const scouts = page.getByRole('article', { name: 'Post by AI Scout' })
    // A site that has just begun waits for the first of them.
    await expect(async () => {
      await page.goto('/')
      await expect(scouts.first()).toBeVisible({ timeout: 2_000 })
    }).toPass(spoken)
    await page
      .getByRole('group', { name: 'AI Scout posts' })
      .getByRole('button', { name: 'Hide' })
      .click()
    await expect(scouts).toHaveCount(0)
    await page.reload()
    await expect(scouts).toHaveCount(0)
    await expect(page.getByText(/posts? of the AI Scout (is|are) hidden here/)).toBeVisible()
  },
)

test(
  'a character’s name leads to its record; nobody is at an unknown one',
  once,
  async ({ page }) => {
    await enter(page)
    await openDebate(page)
    const name = await comments(page).first().getByRole('link').first().innerText()
    await comments(page).first().getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'How it speaks' })).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'Where it stood' })
        .getByRole('link', { name: question })
        .first(),
    ).toBeVisible()
    const answer = await page.goto('/character/nobody')
    expect(answer?.status()).toBe(404)
    await expect(page.getByText('Character not found').first()).toBeVisible()
  },
)

/** The browsers of tests have no voices: this one has, and never comes to the end of a sentence. */
const voice = `
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'en', name: 'Test' }], speak: () => {}, cancel: () => {},
  })
  Object.defineProperty(window, 'speechSynthesis', { value: speech })
  window.SpeechSynthesisUtterance = class extends EventTarget {}
`

test(
  'a browser with a voice reads a discussion aloud, and shows whose turn it is',
  once,
  async ({ page }) => {
    await page.addInitScript({ content: voice })
    await enter(page)
    await openDebate(page)
    await page.getByRole('button', { name: 'Listen' }).click()
    const bar = page.getByRole('region', { name: 'Reading aloud' })
    await bar.getByRole('button', { name: 'Next speaker' }).click()
    const turn = page.locator('article[aria-current]')
    await expect(turn).toHaveCount(1)
    await expect(turn).toBeInViewport()
    const first = await turn.getAttribute('id')
    await bar.getByRole('button', { name: 'Pause' }).click()
    await bar.getByRole('button', { name: 'Go on' }).click()
    await expect(turn).toHaveAttribute('id', String(first))
    await bar.getByRole('button', { name: 'Stop reading aloud' }).click()
    await expect(bar).toBeHidden()
    await expect(turn).toHaveCount(0)
  },
)
