import { chromium, type CDPSession } from '@playwright/test'
import type { Bench } from '../bench.ts'
import { atMost, show, type Row } from '../row.ts'

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'other'
type Fetched = { kind: Kind; kilobytes: number; isEarly: boolean }

/** Things that come within this time of the load event do not wait for idle; ms. */
const settleMs = 1_500

/** What a real browser fetches to show a visitor the home page, as it travels: compressed. */
export const weighHome = async ({ site }: Bench): Promise<Row> => {
  const fetched = await visit(site.origin)
  const weigh = (wanted: (one: Fetched) => boolean) =>
    fetched.filter(wanted).reduce((sum, one) => sum + one.kilobytes, 0)
  const scripts = weigh(({ kind, isEarly }) => kind === 'Script' && isEarly)
  const all = weigh(() => true)
  return {
    name: 'home page, first visit',
    measured: show(all, 'KB'),
    bare: '',
    checks: [
      atMost('JavaScript before idle', scripts, 105, 'KB'),
      atMost(
        'CSS',
        weigh(({ kind }) => kind === 'Stylesheet'),
        10,
        'KB',
      ),
      atMost('all', all, 140, 'KB'),
      atMost('', fetched.length, 10, 'requests'),
    ],
  }
}

const visit = async (origin: string): Promise<Fetched[]> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const watch = await watchNetwork(await page.context().newCDPSession(page))
    await page.goto(origin, { waitUntil: 'load' })
    watch.markLoaded()
    await page.waitForTimeout(settleMs)
    return watch.fetched()
  } finally {
    await browser.close()
  }
}

/** Bodies as they travel, without headers. Live streams do not end and are not counted. */
const watchNetwork = async (session: CDPSession) => {
  let isLoaded = false
  const asked = new Map<string, { kind: Kind; isEarly: boolean }>()
  const headers = new Map<string, number>()
  const fetched: Fetched[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    const kind = type === 'Document' || type === 'Script' || type === 'Stylesheet' ? type : 'other'
    asked.set(requestId, { kind, isEarly: !isLoaded })
  })
  session.on('Network.responseReceived', ({ requestId, response }) =>
    headers.set(requestId, response.encodedDataLength),
  )
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    const bytes = encodedDataLength - (headers.get(requestId) ?? 0)
    if (request) fetched.push({ ...request, kilobytes: bytes / 1000 })
  })
  await session.send('Network.enable')
  return { markLoaded: () => (isLoaded = true), fetched: () => fetched }
}
