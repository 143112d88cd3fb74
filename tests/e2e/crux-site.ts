import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { temporaryFolder } from '../support/server.ts'
import { ask, expect, openSite } from './stage.ts'

const ownLibrary = resolve(import.meta.dirname, '../support/library')

/** A site whose own debate comes to its crux, no matter which character opens it. */
export const openWithCrux = async () => {
  const { folder, remove } = temporaryFolder('crux')
  cpSync(ownLibrary, join(folder, 'library'), { recursive: true })
  const file = join(folder, 'library/debates/pink-lighthouse.yaml')
  const openings = ['grey-tower', 'bold-brush', 'day-mark', 'leaflet', 'green-mill']
  const rests = `rests: [${openings.map((id) => `[${id}]`).join(', ')}]`
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace(/(crux: \{.*?)rests: \[\[.*\]\]/, `$1${rests}`))
  const { site, end } = await openSite({ DATA_DIR: folder })
  return { site, end: () => end().then(remove) }
}

/** Asks what that debate is about and waits until its crux has come out. */
export const askForCrux = async (page: Page): Promise<number> => {
  const id = await ask(page, 'Should the old lighthouse be painted pink?', 'panel')
  await expect(async () => {
    await page.goto(`/post/${id}`)
    await expect(page.locator('#crux')).toContainText('Whether the tower belongs')
  }).toPass()
  return id
}
