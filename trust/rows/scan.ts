import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp, withSite } from '../ground.ts'
import { standBefore } from '../passing.ts'
import type { Measured, Pace } from '../row.ts'
import { hasTool, installIt, useTool } from '../tools.ts'
import { untilQuiet } from './ledger.ts'

/**
 * All that need nobody outside (`ssrf` and `xxe` would have the site call a server of wapiti's makers)
 * and ask for nothing that is long outdated (`http_headers` wants X-XSS-Protection).
 */
const modules = [
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'exec',
  'file',
  'permanentxss',
  'redirect',
  'sql',
  'xss',
]

/** Fewer than these, and it has seen next to nothing. */
const least = { pages: 20, calls: 500 } as const

type Report = {
  vulnerabilities: Record<string, unknown[]>
  anomalies: Record<string, unknown[]>
}

/** wapiti walks the site as a visitor and attacks what it finds. */
export const scan = async (pace: Pace): Promise<Measured> => {
  if (!hasTool('wapiti')) return installIt('wapiti')
  const ground = mkdtempSync(join(tmpdir(), 'symposia-wapiti-'))
  try {
    return await withSite({}, async (site) => {
      await untilQuiet(site)
      const author = await signUp(site.url())
      await author.post('/api/posts', { content: 'Something to aim at #Target' })
      return standBefore(site.url(), async (url, seen) => {
        const { vulnerabilities, anomalies } = await attack(url, ground, pace)
        const [holes, odd] = [counted(vulnerabilities), counted(anomalies)]
        const { calls, pages } = seen()
        return {
          measured: `${modules.length} modules, ${pages.size} pages, ${calls} calls: ${holes.join(', ') || 'nothing'} found; ${odd.join(', ') || 'no odd answers'}`,
          holds:
            holes.length + odd.length === 0 && pages.size >= least.pages && calls >= least.calls,
        }
      })
    })
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}

/** Each part ends in its own time, so that every module has its turn and there is a report. */
const attack = async (url: string, ground: string, { isShort }: Pace): Promise<Report> => {
  const path = join(ground, 'report.json')
  const [walking, each] = isShort ? [60, 10] : [120, 25]
  const options = {
    u: `${url}/`,
    s: `${url}/search?q=target`,
    m: modules.join(','),
    d: isShort ? '2' : '4',
    f: 'json',
    o: path,
    v: '0',
    '-scope': 'domain',
    '-max-links-per-page': isShort ? '20' : '100',
    '-max-scan-time': String(walking),
    '-max-attack-time': String(each),
    '-store-session': ground,
  }
  const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value])
  const seconds = walking + modules.length * each * 4 + 300
  await useTool('wapiti', [...args, '--flush-session', '--no-bugreport'], { seconds })
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

/** The site of this row speaks plain http, where no cookie can have it. */
const asExpected = new Set(['Secure Flag cookie'])

const counted = (found: Record<string, unknown[]>): string[] =>
  Object.entries(found)
    .filter(([name, hits]) => hits.length > 0 && !asExpected.has(name))
    .map(([name, hits]) => `${hits.length} × ${name}`)
