import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './say.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findBrowser = () => places.find((place) => place && existsSync(place))

/** The Chromium of this machine; from Debian's packages where there is none and we may install it. */
export const needBrowser = async () => {
  const found = findBrowser()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await step('Installing Chromium', installBrowser)
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or name its program in CHROMIUM_PATH.',
  )
}

const installBrowser = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], { env })
}
