import type { Page } from '@playwright/test'
import type { Server } from '../support/server.ts'
import { ask, comments, discussion, enter, expect, secondPage, testAlone } from './stage.ts'

const test = testAlone()

const once = { tag: '@once' }
const many = 12
const textOf = (number: number) => `What stands in its place, ${number}.`

/** A home with many discussions; the first that was written stands far below. */
const writeHome = async (writer: Page): Promise<number[]> => {
  await enter(writer)
  const ids: number[] = []
  for (let number = 1; number <= many; number += 1) ids.push(await ask(writer, textOf(number)))
  return ids
}

const withWriter = async (
  { browser, site }: { browser: Parameters<typeof secondPage>[0]; site: Server },
  work: (writer: Page, ids: number[]) => Promise<void>,
) => {
  const writer = await secondPage(browser, site)
  await work(writer, await writeHome(writer))
  await writer.context().close()
}

/** The server writes dates; a card that has come to life says how long ago that was. */
const date = /20\d\d/
const timeOf = (page: Page, number: number) =>
  discussion(page, textOf(number)).locator('time').first()

/** Puts a mark on a card that nobody has needed yet. */
const openUntouched = async (page: Page) => {
  await page.goto('/')
  await discussion(page, textOf(1)).evaluate(
    (card) => void Object.assign(card, { isAsItCame: true }),
  )
}

/** Whether the server's markup was taken over, and not drawn once more. */
const isAsItCame = (page: Page) =>
  discussion(page, textOf(1)).evaluate((card) => 'isAsItCame' in card)

test.describe('what stands far below comes to life when it is needed', () => {
  test(
    'a press in it is heard at once, without a pointer',
    once,
    async ({ page, browser, site }) => {
      await withWriter({ browser, site }, async () => {
        await openUntouched(page)
        const button = discussion(page, textOf(1)).getByRole('button', { name: 'Comment' })
        await button.dispatchEvent('click')
        await expect(button).toHaveAttribute('aria-expanded', 'true')
        expect(await isAsItCame(page)).toBe(true)
        await expect(timeOf(page, 1)).not.toHaveText(date)
      })
    },
  )

  test('a press before the page is alive is kept', once, async ({ page, browser, site }) => {
    await withWriter({ browser, site }, async () => {
      let letOn = () => {}
      const meanwhile = new Promise<void>((resolve) => (letOn = resolve))
      await page.route('**/assets/vendor-*.js', async (route) => {
        await meanwhile
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForLoadState('domcontentloaded')
      const button = discussion(page, textOf(1)).getByRole('button', { name: 'Comment' })
      await button.dispatchEvent('click')
      await expect(button).toHaveAttribute('aria-expanded', 'false')
      letOn()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
    })
  })

  test('a key brings it to life, and the focus stays', once, async ({ page, browser, site }) => {
    await withWriter({ browser, site }, async () => {
      await openUntouched(page)
      const button = discussion(page, textOf(1)).getByRole('button', { name: 'Comment' })
      await button.focus()
      await expect(timeOf(page, 1)).not.toHaveText(date)
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      expect(await isAsItCame(page)).toBe(true)
    })
  })

  test('what is said there meanwhile is shown', once, async ({ page, browser, site }) => {
    await withWriter({ browser, site }, async (writer, [first]) => {
      await openUntouched(page)
      await page.waitForRequest(/\/api\/live/, { timeout: 5000 }).catch(() => undefined)
      const answer = await writer.request.post(`/api/posts/${first}/comments`, {
        data: { content: 'Said while nobody had touched the page' },
      })
      expect(answer.status()).toBe(201)
      await expect(comments(discussion(page, textOf(1)))).toHaveText(/while nobody had touched/)
      expect(await isAsItCame(page)).toBe(true)
    })
  })

  test(
    'going back to another screen does not wait for it',
    once,
    async ({ page, browser, site }) => {
      await withWriter({ browser, site }, async () => {
        await page.goto('/about')
        await page.evaluate(`history.pushState({ idx: 1, key: 'there' }, '', '/')`)
        await page.reload()
        await page.evaluate('history.back()')
        await expect(page).toHaveURL('/about')
        await expect(page.getByRole('heading', { level: 1, name: /About/ })).toBeVisible()
      })
    },
  )
})
