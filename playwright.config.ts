import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

/** The shell draws the same pages for half of the processor time: it has no window to draw around them. */
const browsers = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/ground.ts',
  testMatch: ['e2e/**/*.spec.ts', 'specification/**/*.spec.ts'],
  outputDir: 'test-results',
  workers: 2,
  /** A second try is reported as flaky; both being needed at once would be a fault. */
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? browsers.find((path) => existsSync(path)),
      args: flags,
    },
    locale: 'en',
    /** A worker would take pages and files out of the tests' hands; its own test lets it in. */
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    /** Filming every page costs a seventh of a run; the second try of what failed is filmed. */
    trace: 'on-first-retry',
    /**
     * What fades in is there at once, and nothing is drawn sixty times a second meanwhile; text that
     * has half faded in would have half its contrast.
     */
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      /** What no screen size can change is tried once. */
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
