import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  ask,
  discussion,
  enter,
  expect,
  keeper,
  secondPage,
  testWithKeeper as test,
} from '../e2e/stage.ts'

const faults = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return (await new AxeBuilder({ page }).analyze()).violations
}

/** The moderators' tab in a browser of its own. */
const openDesk = async (page: Page) => {
  await page.request.post('/api/admin/login', { data: keeper })
  await page.goto('/admin?tab=moderation')
  return page.getByRole('tabpanel', { name: 'Moderation' })
}

test(
  'a post is reported, removed with a reason that its author reads, and is back after an appeal',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    // three people at three computers
    test.slow()
    const author = await secondPage(browser, site)
    await enter(author, 'Rash Writer')
    const text = `Moderators will not like this ${Date.now()}`
    await ask(author, text)

    await enter(page)
    await page.goto('/')
    await discussion(page, text).getByRole('button', { name: 'More about Rash Writer' }).click()
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Report to the moderators' })
    await dialog.getByLabel('Harassment of somebody').check()
    await dialog.getByRole('textbox').fill('It is about me.')
    await dialog.getByRole('button', { name: 'Send Report' }).click()
    await expect(page.getByText('Thank you for the report', { exact: true })).toBeVisible()

    const moderator = await secondPage(browser, site)
    const desk = await openDesk(moderator)
    await expect(desk.getByText('“It is about me.”')).toBeVisible()
    expect(await faults(moderator)).toEqual([])
    await desk.getByRole('button', { name: /^Remove: Moderators will not/ }).click()
    await moderator.getByLabel('Reason (the person reads it)').fill('It attacks somebody.')
    await moderator.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(desk.getByText('Nothing waits for a decision.')).toBeVisible()
    await expect(discussion(page, text)).toHaveCount(0)

    await author.goto('/')
    await author.getByRole('link', { name: 'Read why' }).click()
    await expect(author.getByText('It attacks somebody.')).toBeVisible()
    await author.getByRole('button', { name: 'Appeal' }).click()
    await author.getByLabel('Why should this be decided otherwise?').fill('I meant myself.')
    expect(await faults(author)).toEqual([])
    await author.getByRole('button', { name: 'Send Appeal' }).click()
    await expect(author.getByText('Your appeal waits for an answer.')).toBeVisible()

    await moderator.reload()
    await desk.getByLabel('Answer (the person reads it)').fill('So you did.')
    await desk.getByRole('button', { name: 'Uphold' }).click()
    await expect(desk.getByText('No appeal waits for an answer.')).toBeVisible()
    await author.reload()
    await expect(author.getByText('So you did.')).toBeVisible()
    await page.goto('/')
    await expect(discussion(page, text)).toBeVisible()
    await page.goto('/transparency')
    await expect(page.getByRole('row', { name: 'Appeals upheld 1' })).toBeVisible()
    await author.context().close()
    await moderator.context().close()
  },
)

test(
  'a newcomer’s link waits where its author sees it, until a moderator lets it out',
  { tag: '@once' },
  async ({ page, browser, site }) => {
    // three people at three computers
    test.slow()
    await enter(page)
    await page.goto('/')
    const text = `Have a look at www.plans.example ${Date.now()}`
    await page.getByLabel('Start a discussion').fill('Have a look at this. It is no link.')
    const warning = page.getByText('A moderator will look at this first')
    await expect(warning).toHaveCount(0)
    await page.getByLabel('Start a discussion').fill(text)
    await expect(warning).toBeVisible()
    expect(await faults(page)).toEqual([])
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(warning).toHaveCount(0)
    const held = page.getByRole('region', { name: 'Waiting for a look' })
    await expect(held.getByText(text)).toBeVisible()
    await expect(discussion(page, text)).toHaveCount(0)

    const moderator = await secondPage(browser, site)
    const desk = await openDesk(moderator)
    await desk.getByRole('button', { name: /^Approve: Have a look/ }).click()
    await expect(desk.getByText('Nothing waits for a decision.')).toBeVisible()
    await moderator.context().close()
    await page.reload()
    await expect(discussion(page, text)).toBeVisible()
    await expect(held).toHaveCount(0)
  },
)
