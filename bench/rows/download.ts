import { chromium, type CDPSession } from '@playwright/test'
import type { Bench } from '../bench.ts'
import { atMost, show, type Row } from '../row.ts'

type Kind = 'Document' | 'Script' | 'Stylesheet' | 'other'
type Fetched = { kind: Kind; kilobytes: number; askedAt: number }

/** How long after the load event to look on: nothing that comes by itself comes later, and hardly anything after the shorter time; ms. */
const settleMs = { long: 10_000, short: 1_000 }

/** What a real browser fetches to show a visitor the home page, as it travels: compressed. */
export const weighHome = async ({ site, pace }: Bench): Promise<Row> => {
  const { fetched, aliveAt } = await visit(
    site.origin,
    pace.hasTime ? settleMs.long : settleMs.short,
  )
  const weigh = (wanted: (one: Fetched) => boolean) =>
    fetched.filter(wanted).reduce((sum, one) => sum + one.kilobytes, 0)
  const scripts = weigh(({ kind, askedAt }) => kind === 'Script' && askedAt < aliveAt)
  const all = weigh(() => true)
  return {
    name: 'home page, first visit',
    measured: show(all, 'KB'),
    bare: '',
    checks: [
      atMost('JavaScript before idle', scripts, { goal: 105, floor: 120 }, 'KB'),
      atMost(
        'CSS',
        weigh(({ kind }) => kind === 'Stylesheet'),
        10,
        'KB',
      ),
      atMost('all', all, { goal: 140, floor: 160 }, 'KB'),
      atMost('', fetched.length, { goal: 10, floor: 14 }, 'requests'),
    ],
  }
}

type Visit = { fetched: Fetched[]; aliveAt: number }

const visit = async (origin: string, settledMs: number): Promise<Visit> => {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  try {
    const page = await browser.newPage()
    const watch = await watchNetwork(await page.context().newCDPSession(page))
    await page.goto(origin, { waitUntil: 'load' })
    await page.waitForTimeout(settledMs)
    return { fetched: watch.fetched(), aliveAt: await page.evaluate(becameAlive) }
  } finally {
    await browser.close()
  }
}

/** When what is pressed did something, src/web/start/start.tsx: what was asked for before did not wait for idle; ms. */
const becameAlive = () => {
  const [mark] = performance.getEntriesByName('alive')
  if (!mark) throw new Error('The page did not come to life.')
  return performance.timeOrigin + mark.startTime
}

/** Bodies as they travel, without headers. Live streams do not end and are not counted. */
const watchNetwork = async (session: CDPSession) => {
  const asked = new Map<string, { kind: Kind; askedAt: number }>()
  const headers = new Map<string, number>()
  const fetched: Fetched[] = []
  session.on('Network.requestWillBeSent', ({ requestId, type, wallTime }) => {
    const kind = type === 'Document' || type === 'Script' || type === 'Stylesheet' ? type : 'other'
    asked.set(requestId, { kind, askedAt: wallTime * 1000 })
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
  return { fetched: () => fetched }
}
