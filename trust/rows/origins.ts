import { contract } from '#shared/contract.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

/** What is sent, and as what it is to be refused; left out: as foreign. */
type Sent = { headers: Record<string, string>; refusal?: { status: number; code: string } }

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
]

const noToken = { authorization: `Bearer sym_${'a'.repeat(43)}` }
const sent: Sent[] = [
  ...foreign.map((headers) => ({ headers })),
  ...foreign.map((headers) => ({
    headers: { ...headers, ...noToken },
    refusal: { status: 401, code: 'invalid_token' },
  })),
]

/**
 * Every call that changes something × what browsers send from elsewhere, with the cookie of a member; and once
 * more with a token that is none, which a page can add, but for which its browser sends no cookie.
 */
export const askFromElsewhere = (): Promise<Measured> =>
  withSite({}, async (site) => {
    const member = await signUp(site.url())
    const unsafe = contract.filter(({ method }) => method !== 'GET')
    let asked = 0
    let passed = 0
    let readable = 0
    for (const { method, path } of unsafe) {
      for (const { headers, refusal = { status: 403, code: 'foreign_origin' } } of sent) {
        const answer = await openBrowser(site.url(), member.cookies()).send(
          path.replaceAll(/\{\w+\}/g, '1'),
          { method, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' },
        )
        asked += 1
        if (answer.status !== refusal.status || answer.body.code !== refusal.code) passed += 1
        if (answer.headers.has('access-control-allow-origin')) readable += 1
      }
    }
    return {
      measured: `${asked} asked over ${unsafe.length} calls, ${passed} not refused, ${readable} readable elsewhere`,
      holds: passed === 0 && readable === 0,
    }
  })
