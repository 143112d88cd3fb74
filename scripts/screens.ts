import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import config from '../playwright.config.ts'
import { screens, type Screen } from './screens/list.ts'
import { untilSettled } from './screens/settled.ts'
import { openStage, type Stage } from './screens/stage.ts'

const usage = `npm run screens                  every screen at three widths, light and dark, into docs/screens
npm run screens -- home post     only screens whose names begin with one of these words
  --folder F    where to write them
  --whole       the whole page as PNG, not only its top, as large as it is`

/** Heights show the top of a page and a little of what follows. */
const sizes = [
  { width: 390, height: 1100 },
  { width: 820, height: 1180 },
  { width: 1440, height: 1100 },
]
const themes = ['light', 'dark'] as const
/** Words stay readable, and two hundred pictures stay under six megabytes. */
const webp = { quality: 36, effort: 6, smartSubsample: true }
const widest = 960

type How = { folder: string; isWhole: boolean }

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      folder: { type: 'string', default: 'docs/screens' },
      whole: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const how = { folder: values.folder, isWhole: values.whole }
  const isWanted = ({ name }: Screen) =>
    positionals.length === 0 || positionals.some((word) => name.startsWith(word))
  await mkdir(how.folder, { recursive: true })
  const stage = await openStage()
  const browser = await chromium.launch(config.use?.launchOptions)
  try {
    for (const screen of screens.filter(isWanted)) await take({ browser, stage, screen, how })
  } finally {
    await browser.close()
    await stage.close()
  }
}

type Taking = { browser: Browser; stage: Stage; screen: Screen; how: How }

/** One screen, opened once and looked at in every size and theme. */
const take = async ({ browser, stage, screen, how }: Taking): Promise<void> => {
  const context = await newContext({ browser, stage, screen })
  const page = await context.newPage()
  try {
    await page.goto(screen.path(stage))
    await untilSettled(page)
    await screen.act?.(page)
    for (const size of sizes)
      for (const colorScheme of themes) {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const bytes = await page.screenshot({ fullPage: how.isWhole, animations: 'disabled' })
        await write(`${how.folder}/${screen.name}-${size.width}-${colorScheme}`, bytes, how)
      }
  } catch (error) {
    throw new Error(`${screen.name} could not be taken`, { cause: error })
  } finally {
    await context.close()
  }
}

const newContext = async ({ browser, stage, screen }: Omit<Taking, 'how'>) => {
  const context = await browser.newContext({ baseURL: stage.url, locale: 'en' })
  await context.route(/googlesyndication/, (route) => route.abort())
  await answerAds(context, screen)
  const pairs = stage.cookies[screen.who].split('; ').filter(Boolean)
  await context.addCookies(
    pairs.map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return { name, value, url: stage.url }
    }),
  )
  return context
}

const answerAds = async (
  context: BrowserContext,
  { ads = 'none' }: { ads?: 'all' | 'none' | null },
) => {
  if (ads) await context.addInitScript((answer) => localStorage.setItem('ads', answer), ads)
}

const write = async (path: string, bytes: Buffer, { isWhole }: How): Promise<void> => {
  if (isWhole) return writeFile(`${path}.png`, bytes)
  const small = sharp(bytes).resize({ width: widest, withoutEnlargement: true }).webp(webp)
  await writeFile(`${path}.webp`, await small.toBuffer())
}

await main()
