import { AxeBuilder } from '@axe-core/playwright'
import { carTexts } from '../support/model-file.ts'
import { startModel, words } from '../support/model.ts'
import { startModelHost, ways } from '../support/model-host.ts'
import type { Server } from '../support/server.ts'
import { tinyModel } from '../support/tiny-model.ts'
import { expect, keeper, openSite, startMs, test as base } from './stage.ts'

type Host = Awaited<ReturnType<typeof startModelHost>>

/** A site with an administrator, and a host of models on this machine. */
const test = base.extend<object, { host: Host; site: Server }>({
  host: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const host = await startModelHost(tinyModel(carTexts))
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ host }, use) => {
      const { site, end } = await openSite({
        MODEL_MIRROR: host.url,
        ADMIN_USERNAME: keeper.username,
        ADMIN_PASSWORD: keeper.password,
      })
      await use(site)
      await end()
    },
    { scope: 'worker', timeout: startMs },
  ],
})

test(
  'an administrator downloads a model, cancels, goes on, hears it beside the library, and deletes it, by keyboard alone',
  { tag: '@once' },
  async ({ page, host }) => {
    test.slow()
    await page.request.post('/api/admin/login', { data: keeper })
    await page.goto('/admin?tab=ai')
    await expect(page.getByText('The shortest way to a model on this machine')).toBeVisible()

    host.next(ways.stalls(100_000))
    await page.getByRole('button', { name: 'Download Qwen3.5-2B' }).press('Enter')
    await expect(page.getByRole('progressbar', { name: 'Download of Qwen3.5-2B' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel the download of Qwen3.5-2B' }).press('Enter')
    await page.getByRole('button', { name: 'Go on with the download of Qwen3.5-2B' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Delete Qwen3.5-2B' })).toBeVisible()

    // it is loaded when the first turn or trial asks for it
    const ask = async () => {
      await page
        .getByLabel('Post', { exact: true })
        .fill('Should cities ban cars from their centres?')
      await page.getByRole('button', { name: 'Let them answer' }).press('Enter')
    }
    await ask()
    await expect(page.getByText('It speaks in discussions that begin from now on.')).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('Qwen3.5-2B speaks, through this program.')).toBeVisible()
    await ask()
    const answers = page.locator('#compare')
    await expect(answers.getByRole('heading', { name: 'Qwen3.5-2B' })).toBeVisible()
    await expect(
      answers.getByText(new RegExp(carTexts.map((text) => text.slice(0, 30)).join('|'))).first(),
    ).toBeVisible()
    const { violations } = await new AxeBuilder({ page })
      .include('#models')
      .include('#compare')
      .analyze()
    expect(violations).toEqual([])

    await page.getByRole('button', { name: 'Delete Qwen3.5-2B' }).press('Enter')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .press('Enter')
    await expect(page.getByRole('button', { name: 'Download Qwen3.5-2B' })).toBeVisible()
    await expect(page.getByText('The characters speak from the written library.')).toBeVisible()
  },
)

test(
  'where Ollama runs on the machine it is offered first, and one press lets its model speak',
  { tag: '@once' },
  async ({ page }) => {
    const ollama = await startModel(undefined, { port: 11434 })
    try {
      await page.request.post('/api/admin/login', { data: keeper })
      await page.goto('/admin?tab=ai')
      const now = page.locator('#now')
      await expect(now.getByText('Ollama runs on this machine.')).toBeVisible()
      // a model that only turns texts into vectors is not among them
      await expect(now.getByRole('button', { name: /^Let .* speak$/ })).toHaveCount(3)
      await expect(now.getByRole('button', { name: /embedding/ })).toHaveCount(0)
      const { violations } = await new AxeBuilder({ page }).include('#now').analyze()
      expect(violations).toEqual([])

      await now.getByRole('button', { name: 'Let gpt-4o speak' }).press('Enter')
      await expect(now.getByText(/^gpt-4o speaks/)).toBeVisible()
      await expect(now.getByText('http://127.0.0.1:11434/v1')).toBeVisible()
      await page
        .getByLabel('Post', { exact: true })
        .fill('Should cities ban cars from their centres?')
      await page.getByRole('button', { name: 'Let them answer' }).press('Enter')
      const said = Object.values(words).flatMap((texts) => texts.map((text) => text.slice(0, 30)))
      await expect(
        page
          .locator('#compare')
          .getByText(new RegExp(said.join('|')))
          .first(),
      ).toBeVisible()
    } finally {
      await ollama.stop()
    }
  },
)
