// Every check there is, one after the other, whatever the Node that runs this file.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { binOf, findNode, root } from './places.mjs'
import { run } from './run.mjs'

const reports = mkdtempSync(join(tmpdir(), 'symposia-reports-'))
const total = { passed: 0, failed: 0 }

const main = async () => {
  await check('Packages', install)
  await check('Lockfile', () => node('scripts/lockfile.mjs'))
  await check('Format', () => tool('oxfmt/bin/oxfmt', '--check'))
  await check('Lint', () => tool('oxlint/bin/oxlint'))
  await check('Types of the server', () => tool('typescript/bin/tsc', '-p', 'tsconfig.json'))
  await check('Types of the browser', () =>
    tool('typescript/bin/tsc', '-p', 'src/web/tsconfig.json'),
  )
  await check('Unused code', () => tool('knip/bin/knip.js', '--no-progress', '--no-config-hints'))
  await check('Build', build)
  await check('The library', () => node('scripts/library.ts', 'check'))
  await check('Unit, API and fence tests', runVitest, readVitest)
  await check('Browser tests', runPlaywright, readPlaywright)
  rmSync(reports, { recursive: true, force: true })
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed > 0 ? 1 : 0)
}

/** Runs one check and says how long it took; `count` reads how many tests it had. */
const check = async (name, work, count) => {
  const start = Date.now()
  console.log(`\n── ${name}`)
  const output = await work().then(
    () => undefined,
    (error) => error.output || error.message,
  )
  const { passed, failed } = readCount(count)
  total.passed += passed
  total.failed += Math.max(failed, output === undefined ? 0 : 1)
  if (output) console.log(output)
  const counted = count ? `${passed} passed, ${failed} failed, ` : ''
  const verdict = output === undefined ? 'fine' : 'FAILED'
  console.log(`   ${verdict} (${counted}${((Date.now() - start) / 1000).toFixed(1)} s)`)
}

/** A run that broke off left no report: it counts as failed by its exit code. */
const readCount = (count) => {
  try {
    return count ? count() : { passed: 0, failed: 0 }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

const node = (...args) => run(findNode(), args, { cwd: root })
const tool = (path, ...args) => node(binOf(path), ...args)
const show = (env, path, ...args) =>
  run(findNode(), [binOf(path), ...args], {
    cwd: root,
    isShown: true,
    env: { ...process.env, ...env },
  })

const vitestReport = join(reports, 'vitest.json')
const runVitest = () =>
  show(
    {},
    'vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    '--reporter=./tests/support/second-tries.ts',
    `--outputFile.json=${vitestReport}`,
  )
const readVitest = () => {
  const { numPassedTests, numFailedTests, testResults } = readJson(vitestReport)
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

const playwrightReport = join(reports, 'playwright.json')
const runPlaywright = async () => {
  const env = { CHROMIUM_PATH: await needBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport }
  await show(env, '@playwright/test/cli.js', 'test', '--reporter=dot,json')
}
const readPlaywright = () => {
  const { expected, unexpected, flaky } = readJson(playwrightReport).stats
  return { passed: expected + flaky, failed: unexpected }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

await main()
