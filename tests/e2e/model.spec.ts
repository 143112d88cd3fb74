import { startModel, words } from '../support/model.ts'
import type { Server } from '../support/server.ts'
import { askAndBeAnswered } from './main-job.ts'
import { expect, openSite, startMs, test as base } from './stage.ts'

/** A site whose characters speak through a server of the OpenAI wire format that nobody here wrote. */
const test = base.extend<object, { site: Server }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const model = await startModel()
      const { site, end } = await openSite(model.env)
      await use(site)
      await end()
      await model.stop()
    },
    { scope: 'worker', timeout: startMs },
  ],
})

test(
  'with a model configured, characters answer and dispute in its words, live',
  { tag: '@once' },
  async ({ page }) => {
    await askAndBeAnswered(page)
    const said = await page.getByRole('article', { name: /^Response by/ }).allInnerTexts()
    const fromModel = said.filter((one) =>
      Object.values(words)
        .flat()
        .some((text) => one.includes(text)),
    )
    expect(fromModel.length).toBeGreaterThanOrEqual(2)
  },
)
