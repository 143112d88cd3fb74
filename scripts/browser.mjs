import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { step } from './say.mjs'

/** The same pages for half of the processor time: it has no window to draw around them. */
const shell = '/usr/bin/chromium-headless-shell'

const places = [
  process.env.CHROMIUM_PATH,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findBrowser = () => places.find((place) => place && existsSync(place))

/**
 * The Chromium of this machine; from Debian's packages where there is none and we may install it.
 * A machine that is there for tests gets the quick one even where another is.
 */
export const needBrowser = async () => {
  const found = findBrowser()
  const isQuickWanted = process.env.CI && !process.env.CHROMIUM_PATH && !existsSync(shell)
  if (found && !isQuickWanted) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await step('Installing Chromium', () => installBrowser(found))
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or name its program in CHROMIUM_PATH.',
  )
}

const installBrowser = async (found) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = (name) =>
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], { env })
  // Without a network, and where no package has that name, the one that is there does as well.
  await run('apt-get', ['update', '-q'], { env })
    .then(() => install('chromium-headless-shell'))
    .catch(() => found ?? install('chromium'))
}
