import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ended } from './programs.ts'

/** Lighthouse brings puppeteer-core along, which speaks to Chromium and to Firefox. */
const wanted = 'lighthouse@13.5.0'
const folder = join(
  process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'),
  `symposia/${wanted}`,
)

/** Where a file of Lighthouse's packages is: 176 MB that only this command needs, fetched once. */
export const fetchedFile = async (path: string): Promise<string> => {
  const file = join(folder, 'node_modules', path)
  if (existsSync(file)) return file
  await mkdir(folder, { recursive: true })
  console.log(`   Fetching ${wanted} into ${folder}`)
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
  await ended('npm', ['install', '--prefix', folder, ...quiet, wanted])
  return file
}

export const fetchedModule = async <Module>(path: string): Promise<Module> =>
  (await import(pathToFileURL(await fetchedFile(path)).href)) as Module
