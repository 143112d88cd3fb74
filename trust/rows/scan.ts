import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signUp, withSite } from '../ground.ts'
import type { Measured, Pace } from '../row.ts'
import { hasTool, installIt, useTool } from '../tools.ts'

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

type Report = {
  vulnerabilities: Record<string, unknown[]>
  anomalies: Record<string, unknown[]>
  infos: { crawled_pages_nbr?: number }
}

/** wapiti walks the site as a visitor and attacks what it finds. */
export const scan = async (pace: Pace): Promise<Measured> => {
  if (!hasTool('wapiti')) return installIt('wapiti')
  const ground = mkdtempSync(join(tmpdir(), 'symposia-wapiti-'))
  try {
    return await withSite({}, async (site) => {
      const author = await signUp(site.url())
      await author.post('/api/posts', { content: 'Something to aim at #Target' })
      const minutes = pace.isShort ? 2 : 15
      const path = join(ground, 'report.json')
      const [depth, links] = pace.isShort ? ['2', '20'] : ['4', '200']
      const options = {
        u: `${site.url()}/search?q=target`,
        m: modules.join(','),
        d: depth,
        f: 'json',
        o: path,
        v: '0',
        '-scope': 'domain',
        '-max-links-per-page': links,
        '-max-scan-time': String(minutes * 60),
        '-store-session': ground,
      }
      const args = Object.entries(options).flatMap(([name, value]) => [`-${name}`, value])
      const seconds = minutes * 60 + 300
      await useTool('wapiti', [...args, '--flush-session', '--no-bugreport'], { seconds })
      const { vulnerabilities, anomalies } = JSON.parse(readFileSync(path, 'utf8')) as Report
      const holes = counted(vulnerabilities)
      const odd = counted(anomalies)
      return {
        measured: `${modules.length} modules: ${holes.join(', ') || 'nothing'} found; ${odd.join(', ') || 'no odd answers'}`,
        holds: holes.length === 0 && odd.length === 0,
      }
    })
  } finally {
    rmSync(ground, { recursive: true, force: true })
  }
}

const counted = (found: Record<string, unknown[]>): string[] =>
  Object.entries(found)
    .filter(([, hits]) => hits.length > 0)
    .map(([name, hits]) => `${hits.length} × ${name}`)
