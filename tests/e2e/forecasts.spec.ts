import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tabTo } from '../support/keyboard.ts'
import { temporaryFolder } from '../support/server.ts'
import { prove } from './proving.ts'
import { ask, enter, expect, keeper, openSite, secondPage, startMs, test } from './stage.ts'

const faults = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  return (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)
}

/** A site in whose own debate each opening says what was to be by 2020. */
const openWithForecasts = async () => {
  const { folder, remove } = temporaryFolder('forecasts')
  cpSync(resolve(import.meta.dirname, '../support/library'), join(folder, 'library'), {
    recursive: true,
  })
  const file = join(folder, 'library/debates/pink-lighthouse.yaml')
  const forecast = 'forecast: { says: The tower is pink by then., by: "2020-12-31" }'
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replaceAll(/\n {4}stance: /g, `\n    ${forecast}\n    stance: `))
  const administrator = { ADMIN_USERNAME: keeper.username, ADMIN_PASSWORD: keeper.password }
  const { site, end } = await openSite({ DATA_DIR: folder, ...administrator })
  return { site: { ...site, folder }, end: () => end().then(remove) }
}

test(
  'a forecast that is due is judged by people, and an administrator’s word stands',
  { tag: '@once' },
  async ({ browser }) => {
    test.setTimeout(2 * startMs)
    const { site, end } = await openWithForecasts()
    const page = await secondPage(browser, site)
    await enter(page)
    await prove(page, site)
    await ask(page, 'Should the old lighthouse be painted pink?', 'panel')
    let character = ''
    await expect(async () => {
      const cast = await (await page.request.get('/api/ai-characters')).json()
      for (const { id } of cast as { id: string }[]) {
        const found = await (await page.request.get(`/api/ai-characters/${id}`)).json()
        if ((found as { forecasts: unknown[] }).forecasts.length > 0) character = id
      }
      expect(character).not.toBe('')
    }).toPass()

    await page.goto(`/character/${character}`)
    const forecasts = page.getByRole('region', { name: 'Its forecasts' })
    await expect(forecasts).toContainText('1 to be judged')
    const vote = forecasts.getByRole('button', { name: 'Did not', exact: true })
    await tabTo(page, vote)
    await page.keyboard.press('Enter')
    await expect(vote).toHaveAttribute('aria-pressed', 'true')
    await expect(vote).toBeFocused()
    await expect(forecasts).toContainText('1 that it did not')
    expect(await faults(page)).toEqual([])

    const desk = await secondPage(browser, site)
    await desk.request.post('/api/admin/login', { data: keeper })
    await desk.goto(`/character/${character}`)
    await tabTo(desk, desk.getByRole('button', { name: /^Decide how this stands/ }))
    await desk.keyboard.press('Enter')
    const dialog = desk.getByRole('dialog', { name: 'Decide it' })
    await dialog.getByRole('radio', { name: 'Did not' }).press('Space')
    await dialog.getByRole('textbox', { name: /^Reason/ }).fill('It is white: harbour.example')
    expect(await faults(desk)).toEqual([])
    await desk.keyboard.press('Enter')
    await expect(desk.getByText('Judged: it did not come true')).toBeVisible()
    const visitor = await secondPage(browser, site)
    await visitor.goto(`/character/${character}`)
    await expect(visitor.locator('#forecasts')).toContainText('1 did not')
    await expect(visitor.locator('#forecasts')).toContainText('It is white: harbour.example')
    await expect(visitor.getByRole('link', { name: 'Sign in to judge it' })).toBeVisible()
    for (const one of [page, desk, visitor]) await one.context().close()
    await end()
  },
)
