import { setTimeout as sleep } from 'node:timers/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { openBrowser } from '../../tests/support/browser.ts'
import { type Site, signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, median, p99 } from '../row.ts'
import { hasTool, installIt, useTool } from '../tools.ts'
import { untilQuiet } from './ledger.ts'

/** Clients that send their head, or their body, or read their answer, a little at a time. */
const slowness = {
  heads: ['-H', '-i', '5', '-x', '24'],
  bodies: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
  readers: ['-X', '-w', '10', '-y', '20', '-n', '1', '-z', '32', '-k', '3'],
} as const

// eslint-disable-next-line no-control-regex -- terminals' colours begin with one
const colours = /\u001B\[[\d;]*m/g

/** Five hundred slow clients of each kind; meanwhile others read and write. */
export const crawl = async (pace: Pace): Promise<Measured> => {
  if (!hasTool('slowhttptest')) return installIt('slowhttptest')
  return withSite({}, async (site) => {
    await untilQuiet(site)
    const alone = await whileThere(site, sleep(3_000))
    const seconds = pace.isShort ? 10 : 30
    const slowest: string[] = []
    let worst = 0
    for (const [kind, options] of Object.entries(slowness)) {
      const args = [...options, '-c', '500', '-r', '250', '-l', String(seconds), '-p', '5']
      const url = `${site.url()}${kind === 'bodies' ? '/api/contact' : '/'}`
      const crawling = useTool('slowhttptest', [...args, '-u', url], { seconds: seconds + 60 })
      const { took, failed } = await whileThere(site, crawling)
      const report = (await crawling).replaceAll(colours, '')
      const most = Math.max(
        ...[...report.matchAll(/connected:\s+(\d+)/g)].map(([, number]) => Number(number)),
      )
      const figure = failed > 0 ? Number.POSITIVE_INFINITY : p99(took)
      worst = Math.max(worst, most < 100 ? Number.POSITIVE_INFINITY : figure)
      slowest.push(`${most} slow ${kind}: ${Math.round(figure)} ms`)
    }
    return {
      measured: `others’ p99 beside ${slowest.join(', ')}; alone ${Math.round(p99(alone.took))} ms`,
      holds: worst <= Math.max(250, p99(alone.took)),
    }
  })
}

/** Reads and writes in turn, as one person would, until that is over. */
export const whileThere = async (site: Site, that: Promise<unknown>) => {
  const person = await signUp(site.url())
  const { body: post } = await person.post('/api/posts', {
    content: 'Hello',
    aiSeats: 'humans_only',
  })
  const acts = [
    () => openBrowser(site.url()).get('/'),
    () => openBrowser(site.url()).get('/api/posts'),
    () => person.get(`/api/posts/${post.id}`),
    () => person.post(`/api/posts/${post.id}/comments`, { content: 'Hello again' }),
  ]
  const took: number[] = []
  let failed = 0
  const over = new AbortController()
  void that.finally(() => over.abort())
  for (let n = 0; !over.signal.aborted; n += 1) {
    const from = performance.now()
    const { status } = await acts[n % acts.length]!()
    took.push(performance.now() - from)
    if (status >= 400) failed += 1
    await sleep(20)
  }
  return { took, failed }
}

/**
 * Three times as many members' pages and searches as the site can draw, from a thousand addresses,
 * whether or not earlier ones are answered. What is answered comes soon, the rest is refused at once.
 */
export const overrun = (pace: Pace): Promise<Measured> =>
  withSite({ RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' }, async (site) => {
    await untilQuiet(site)
    const cookie = (await signUp(site.url())).cookies()
    const paths = ['/', '/previous-posts', '/api/search?q=city', '/stories']
    const ask = (n: number) => askFrom(site.url(), paths[n % paths.length]!, { cookie, n })
    const before: number[] = []
    for (let n = 0; n < 40; n += 1) before.push((await ask(n)).ms)
    const perSecond = await capacity(ask, pace.isShort ? 3 : 6)
    const seconds = pace.isShort ? 6 : 30
    const answers = await storm(ask, perSecond * 3, seconds)
    const normalAfter = await untilNormal(ask, median(before))
    const accepted = answers.filter(({ status }) => status === 200)
    const shed = answers.filter(({ status }) => status === 503)
    const others = answers.filter(({ status }) => status !== 200 && status !== 503)
    const what = [...new Set(others.map(({ status }) => status))].join(', ')
    const worst = p99(accepted.map(({ ms }) => ms))
    return {
      measured: `${Math.round(perSecond)}/s are answered; of ${Math.round(perSecond * 3)}/s for ${seconds} s ${accepted.length} were accepted (p99 ${Math.round(worst)} ms), ${shed.length} refused (p99 ${Math.round(p99(shed.map(({ ms }) => ms)) || 0)} ms), ${others.length} something else${what && ` (${what})`}; normal again after ${(normalAfter / 1000).toFixed(1)} s`,
      holds:
        others.length === 0 &&
        worst <= 1_000 &&
        normalAfter <= 5_000 &&
        accepted.length >= (perSecond * seconds) / 4,
    }
  })

/** Each asks for all that is asked for, and never for more than an address may. */
const addresses = 997

type Answer = { status: number; ms: number }
type Ask = (n: number) => Promise<Answer>

const agent = new Agent({ keepAlive: true, maxSockets: 4_000 })

/** By hand, because `fetch` would make more of them wait here than there; 0: no answer at all. */
const askFrom = (url: string, path: string, { cookie, n }: { cookie: string; n: number }) =>
  new Promise<Answer>((resolve) => {
    const from = performance.now()
    const end = (status: number) => resolve({ status, ms: performance.now() - from })
    const address = n % addresses
    const place = `203.0.${address >> 8}.${address & 255}`
    const headers = { cookie, 'x-forwarded-for': place }
    const asking = request(url + path, { agent, headers }, (response: IncomingMessage) => {
      response.resume().on('end', () => end(response.statusCode ?? 0))
    })
    asking.on('error', () => end(0)).end()
  })

/** How many a second are answered when sixteen ask all the time. */
const capacity = async (ask: Ask, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1000
  let answered = 0
  const keepAsking = async (first: number) => {
    for (let n = first; performance.now() < until; n += 16) {
      const { status } = await ask(n)
      if (status === 200) answered += 1
    }
  }
  await Promise.all(Array.from({ length: 16 }, (_, first) => keepAsking(first)))
  return answered / seconds
}

/** So many a second, each at its time. */
const storm = async (ask: Ask, perSecond: number, seconds: number): Promise<Answer[]> => {
  const asked: Promise<Answer>[] = []
  const from = performance.now()
  for (let n = 0; n < perSecond * seconds; n += 1) {
    const at = from + (n * 1000) / perSecond
    if (at > performance.now() + 2) await sleep(at - performance.now())
    asked.push(ask(n))
  }
  return Promise.all(asked)
}

/** ms until five in a row take no more than twice what they took before the storm. */
const untilNormal = async (ask: Ask, usual: number): Promise<number> => {
  const from = performance.now()
  let inRow = 0
  for (let n = 0; inRow < 5 && performance.now() - from < 60_000; n += 1) {
    const { status, ms } = await ask(n)
    inRow = status === 200 && ms <= 2 * usual + 20 ? inRow + 1 : 0
  }
  return performance.now() - from
}
