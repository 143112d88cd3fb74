import { existsSync } from 'node:fs'
import { fetchedModule } from './fetched.ts'

/** As much of puppeteer-core as is used; it is fetched, so its own types are not at hand. */
export type Page = {
  goto: (url: string) => Promise<unknown>
  url: () => string
  setViewport: (size: { width: number; height: number }) => Promise<void>
  setDefaultTimeout: (ms: number) => void
  waitForSelector: (selector: string, how?: { visible?: boolean }) => Promise<Handle | null>
  waitForFunction: (test: string) => Promise<unknown>
  evaluate: <Value>(script: string) => Promise<Value>
  keyboard: { type: (text: string) => Promise<void>; press: (key: string) => Promise<void> }
  on: (event: 'pageerror', hear: (error: Error) => void) => void
}
export type Handle = { click: () => Promise<void> }
type Browser = { newPage: () => Promise<Page>; close: () => Promise<void> }
type Puppeteer = { default: { launch: (how: Record<string, unknown>) => Promise<Browser> } }

export type Kind = {
  name: string
  /** Debian's package. */
  comesWith: string
  places: (string | undefined)[]
  how: Record<string, unknown>
}

export const kinds: Kind[] = [
  {
    name: 'Chromium',
    comesWith: 'chromium',
    places: [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/google-chrome'],
    how: { browser: 'chrome', args: ['--no-sandbox', '--disable-gpu'] },
  },
  {
    name: 'Firefox',
    comesWith: 'firefox-esr',
    places: [
      process.env['FIREFOX_PATH'],
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    how: { browser: 'firefox' },
  },
]

/** A first start takes a while on a machine that has other things to do. */
const patienceMs = 120_000

/** A browser of that kind. Rejects with what to install where there is none. */
export const launch = async ({ name, comesWith, places, how }: Kind): Promise<Browser> => {
  const executablePath = places.find((place) => place && existsSync(place))
  if (!executablePath)
    throw new Error(`${name} is missing: install it (on Debian: apt-get install ${comesWith})`)
  const { default: puppeteer } = await fetchedModule<Puppeteer>(
    'puppeteer-core/lib/puppeteer/puppeteer-core.js',
  )
  const wait = { timeout: patienceMs, protocolTimeout: patienceMs }
  return puppeteer.launch({ ...how, ...wait, executablePath, headless: true })
}
