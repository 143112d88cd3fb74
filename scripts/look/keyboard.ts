import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { screens, type Screen } from '../screens/list.ts'
import type { Stage } from '../screens/stage.ts'
import { inChromium, onScreen } from './browse.ts'

const inPage = new URL('in-page.mjs', import.meta.url)
type Focus = { mark: string | null; isSeen: boolean; html: string }

/** One of each kind. */
const names = ['home', 'post', 'auth', 'search', 'member-home', 'member-post', 'settings', 'admin']

/** Tab reaches every control, each is seen while it has the focus, and none keeps it. */
export const faultsByKeyboard = (stage: Stage): Promise<string[]> =>
  inChromium(async (browser) => {
    const faults: string[] = []
    for (const screen of screens.filter(({ name }) => names.includes(name))) {
      faults.push(...(await onScreen({ browser, stage, screen }, (page) => walk(page, screen))))
    }
    return faults
  })

const walk = async (page: Page, { name }: Screen): Promise<string[]> => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(await readFile(inPage, 'utf8'))
  const total = await page.evaluate<number>('looked.mark()')
  // What comes in live meanwhile would add controls behind the one that is reached. A message says that it is off.
  await page.context().setOffline(true)
  if (total === 0) return [`${name} shows no controls`]
  const faults: string[] = []
  const reached = new Set<string>()
  for (let presses = 0; presses < total * 2 + 10; presses += 1) {
    await page.keyboard.press('Tab')
    const { mark, isSeen, html } = await page.evaluate<Focus>('looked.focus()')
    if (mark === null) {
      if (html === 'body') break
      continue
    }
    if (reached.has(mark)) break
    reached.add(mark)
    if (!isSeen) faults.push(`${name}: the focus cannot be seen on ${html}`)
  }
  const missed = await page.evaluate<string[]>(`looked.missed(${JSON.stringify([...reached])})`)
  faults.push(...missed.map((html) => `${name}: Tab does not reach ${html}`))
  return faults
}
