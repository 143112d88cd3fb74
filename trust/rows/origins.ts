import { contract } from '#shared/contract.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import type { Measured } from '../row.ts'

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
]

/** Every call that changes something × what browsers send from elsewhere, with the cookie of a member. */
export const askFromElsewhere = (): Promise<Measured> =>
  withSite({}, async (site) => {
    const member = await signUp(site.url())
    const unsafe = contract.filter(({ method }) => method !== 'GET')
    let asked = 0
    let passed = 0
    for (const { method, path } of unsafe) {
      for (const headers of foreign) {
        const { status, body } = await openBrowser(site.url(), member.cookies()).send(
          path.replaceAll(/\{\w+\}/g, '1'),
          { method, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' },
        )
        asked += 1
        if (status !== 403 || body.code !== 'foreign_origin') passed += 1
      }
    }
    return {
      measured: `${asked} asked over ${unsafe.length} calls, ${passed} not refused`,
      holds: passed === 0,
    }
  })
