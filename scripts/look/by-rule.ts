import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screens, type Screen } from '../screens/list.ts'
import type { Stage } from '../screens/stage.ts'
import { inChromium, onScreen } from './browse.ts'

const widths = [390, 1440]
const themes = ['light', 'dark'] as const
/** 1280 at 200 %, and the least that WCAG 1.4.10 asks for. */
const narrow = [640, 320]

/** What can be found by rule: axe, targets under 24 pixels, anything wider than the screen. */
export const faultsOfScreens = (stage: Stage): Promise<string[]> =>
  inChromium(async (browser) => {
    const faults: string[] = []
    for (const screen of screens.filter(({ ads }) => ads === undefined)) {
      const found = await onScreen({ browser, stage, screen }, (page) => look(page, screen)).catch(
        (error: Error) => [`${error.message}: ${String(error.cause)}`],
      )
      faults.push(...found)
      // It takes minutes: what is found is seen at once.
      console.log(`   ${screen.name}${found.length === 0 ? '' : `: ${found.length} faults`}`)
    }
    return [...new Set(faults)]
  })

const look = async (page: Page, { name }: Screen): Promise<string[]> => {
  const faults: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await byAxe(page, colorScheme)
      faults.push(...found.map((fault) => `${name}, ${width} px, ${colorScheme}: ${fault}`))
    }
  }
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
    if (Number(over) > 0) faults.push(`${name} is ${String(over)} px wider than ${width} px`)
  }
  return faults
}

/** A theme moves nothing: in the second one only the colours are looked at. */
const rulesIn = {
  light: { rules: { 'target-size': { enabled: true } } },
  dark: { runOnly: ['color-contrast', 'link-in-text-block'] },
}

/** Only faults are told by the page, and no second page puts them together: a third of the time. */
const byAxe = async (page: Page, theme: (typeof themes)[number]): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .options({ ...rulesIn[theme], resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} (${why(failureSummary)})`,
    ),
  )
}

const why = (summary = '') => summary.split('\n').slice(1, 3).join(' ').trim().slice(0, 200)
