import { AxeBuilder } from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { askForCrux, openWithCrux } from '../e2e/crux-site.ts'
import { comments, enter, expect, secondPage, startMs, test } from '../e2e/stage.ts'

const faultsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)

/** Goes on by the tab key until the keyboard is there. */
const tabTo = async (page: Page, wanted: Locator) => {
  const there = wanted.and(page.locator(':focus'))
  for (let presses = 0; presses < 200 && (await there.count()) === 0; presses += 1)
    await page.keyboard.press('Tab')
  await expect(wanted).toBeFocused()
}

/** The same to a button, which is pressed. */
const press = async (page: Page, name: string) => {
  await tabTo(page, page.getByRole('button', { name, exact: true }).last())
  await page.keyboard.press('Enter')
}

test(
  'by keyboard alone people say what would change their minds, and answer the crux first',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(2 * startMs)
    const { site, end } = await openWithCrux()
    const page = await secondPage(browser, site)
    await enter(page, 'Ann Lee')
    const id = await askForCrux(page)
    const crux = page.locator('#crux')

    await press(page, 'Say what would change my mind')
    const sentence = page.getByRole('textbox', {
      name: 'In one sentence: what would change my mind?',
    })
    await expect(sentence).toBeFocused()
    await page.keyboard.type('A count of ships that missed it.')
    expect(await faultsOf(page)).toEqual([])
    await press(page, 'Say so')
    await expect(crux).toContainText('What would change the minds of 1 person')
    await expect(crux).toContainText('You: A count of ships that missed it.')

    const visitor = await secondPage(browser, site)
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(`/post/${id}`)
    await expect(visitor.locator('#crux')).toContainText('Ann Lee A count of ships that missed it.')
    const html = await (await visitor.request.get(`/post/${id}`)).text()
    expect(html).toContain('A count of ships that missed it.')
    expect(await faultsOf(visitor)).toEqual([])

    await press(page, 'Take it back')
    for (const one of [page, visitor])
      await expect(one.locator('#crux')).not.toContainText('A count of ships')

    const answers = page.getByRole('group', { name: 'What do you answer?' })
    await expect(answers.getByRole('radio').first()).toBeChecked()
    const box = page.getByRole('textbox', { name: 'Your answer to what it turns on' })
    await tabTo(page, box)
    await page.keyboard.type('It belongs to those who steer by it.')
    expect(await faultsOf(page)).toEqual([])
    await press(page, 'Post Comment')
    const said = comments(page).filter({ hasText: 'It belongs to those who steer by it.' })
    await expect(said.last()).toContainText('Answers what it turns on')
    await expect(comments(visitor).filter({ hasText: 'who steer by it' }).last()).toContainText(
      'Answers what it turns on',
    )

    await answers.getByRole('radio', { name: 'The post' }).press('Space')
    await expect(page.getByRole('textbox', { name: 'Your response' })).toBeVisible()
    await page.context().close()
    await visitor.context().close()
    await end()
  },
)
