import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { livePath } from '#shared/live.ts'
import { metricsToken } from '#server/metrics/watcher.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { type Site, signUp, withSite } from '../ground.ts'
import { standBefore } from '../passing.ts'
import { type Measured, type Pace, p99, times } from '../row.ts'
import { addressOf, ask } from './asking.ts'
import * as floods from './floods.ts'
import { untilQuiet } from './ledger.ts'

const secret = 'a secret of this row, of 32 letters and more'
/** The limits as they are, and addresses as a proxy tells them. */
const strict = { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1', APP_SECRET: secret }

/** One who shuts out everybody, in each way that was found; others read meanwhile. */
export const switchOff = (pace: Pace): Promise<Measured> =>
  withSite(strict, async (site) => {
    await untilQuiet(site)
    const people: string[] = []
    for (let n = 0; n < 17; n += 1) people.push((await signUp(site.url())).cookies())
    const author = await signUp(site.url())
    const long = await floods.writeLongDiscussion(site, {
      id: author.id,
      cookie: author.cookies(),
    })
    const ms = pace.isShort ? 3_000 : 10_000
    const attacks = {
      'encoded paths': () => reportSpelled(site),
      'stalled uploads': () => stallUploads(site, people, pace.isShort ? 3_000 : 20_000),
      'streams left': () => leaveStreams(site, people, times(pace, 1_000)),
      'deep bodies': () => floods.sendDeepBodies(site, ms),
      'attempts after refusals': () => floods.repeatAttempts(site, ms),
      'readings of a long discussion': () => floods.readLong(site, long, ms),
      'connections that leave its page unread': () => floods.leaveUnread(site, long, ms),
    }
    // The first page of a process takes what no later one does.
    await whileReading(site, Promise.resolve(0))
    const alone = p99((await whileReading(site, sleep(3_000, 0))).took)
    const told: string[] = []
    let worst = 0
    for (const [name, attack] of Object.entries(attacks)) {
      const { took, failed, done } = await whileReading(site, attack())
      const figure = failed > 0 ? Number.POSITIVE_INFINITY : p99(took)
      worst = Math.max(worst, figure)
      told.push(`${done} ${name}: ${Math.round(figure)} ms`)
    }
    const left = await leftOver(site)
    return {
      measured: `others’ p99 beside ${told.join(', ')}; alone ${Math.round(alone)} ms; ${left.slots} slots and ${left.streams} streams left`,
      holds: worst <= Math.max(250, alone) && left.slots === 0 && left.streams === 0,
    }
  })

const spellings = ['/%61pi/live', '/./api/live', '/x/../api/live', '//api/live', '/api%2Flive']

/** Each from an address of its own; gives how many were answered, which has to be all of them. */
const reportSpelled = async ({ url }: Site): Promise<number> => {
  const report = { isLanding: true, isEngaged: false, isConverted: false, seconds: 1 }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      ask(`${url()}/api/seo/visits`, {
        method: 'POST',
        from: n,
        body: JSON.stringify({ ...report, path: spellings[n % spellings.length] }),
      }),
    ),
  )
  if (answers.includes(0)) throw new Error('A report with an encoded path got no answer.')
  return answers.length
}

/** Fifty pictures whose first bytes come, and then nothing for so long. */
const stallUploads = async ({ url }: Site, people: string[], ms: number): Promise<number> => {
  const sending = Array.from({ length: 50 }, (_, n) => {
    const headers = {
      'content-type': 'image/jpeg',
      'content-length': 1_000_000,
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': addressOf(n),
      cookie: people[n % people.length],
    }
    const one = request(`${url()}/api/user/pictures/photo`, { method: 'POST', headers })
    one.on('error', () => undefined).write('a few bytes')
    return one
  })
  await sleep(ms)
  for (const one of sending) one.destroy()
  return sending.length
}

/** Through a proxy, by members and visitors, who leave before or just after the stream has begun. */
const leaveStreams = ({ url }: Site, people: string[], count: number): Promise<number> =>
  standBefore(url(), async (before) => {
    const leave = async (n: number) => {
      const cookie = n % 2 === 0 ? people[n % people.length] : undefined
      const headers = { 'x-forwarded-for': addressOf(n), ...(cookie && { cookie }) }
      const one = request(before + livePath, { headers })
      one.on('error', () => undefined).end()
      await sleep(n % 30)
      one.destroy()
    }
    for (let n = 0; n < count; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, at) => leave(n + at)))
    return count
  })

/** Visitors and a member who read, each time from another address, until that is over. */
const whileReading = async (site: Site, that: Promise<number>) => {
  const cookie = (await signUp(site.url())).cookies()
  const acts = [
    { path: '/' },
    { path: '/api/posts' },
    { path: '/stories' },
    { path: '/', cookie },
    { path: '/api/user', cookie },
  ]
  const over = new AbortController()
  const done = that.finally(() => over.abort())
  done.catch(() => undefined)
  const took: number[] = []
  let failed = 0
  for (let n = 0; !over.signal.aborted || n < 200; n += 1) {
    const { path, ...who } = acts[n % acts.length]!
    const from = performance.now()
    const status = await ask(site.url() + path, { from: 5_000 + n, ...who })
    took.push(performance.now() - from)
    if (status !== 200) failed += 1
    await sleep(10)
  }
  return { took, failed, done: await done }
}

/** What is still under way and open some seconds later. */
const leftOver = async (site: Site) => {
  const headers = { authorization: `Bearer ${metricsToken({ APP_SECRET: secret })}` }
  const look = async () => {
    const { body } = await openBrowser(site.url()).get('/metrics', headers)
    const figure = (name: string) =>
      Number(new RegExp(`^symposia_${name} (\\d+)`, 'm').exec(body)?.[1] ?? Number.NaN)
    return { slots: figure('calls_under_way'), streams: figure('live_streams') }
  }
  let left = await look()
  for (let tries = 0; tries < 20 && left.slots + left.streams > 0; tries += 1) {
    await sleep(250)
    left = await look()
  }
  return left
}

/** One who asks all the time, and 200,000 addresses beside: what is let in is what is written. */
export const outrun = (pace: Pace): Promise<Measured> =>
  withSite(strict, async (site) => {
    await untilQuiet(site)
    const tries = 1_000
    const reads = await letIn({ tries, at: 8, perSecond: 20 }, (n) =>
      ask(`${site.url()}/about`, { from: 1, cookie: `sid=made-up-${n}` }),
    )
    const streams = await letIn({ tries, at: 8, perSecond: 2 }, (n) =>
      ask(`${site.url()}${livePath}?after=0-0`, { from: 2, cookie: `sid=made-up-${n}` }),
    )
    const crowd = pace.isShort ? 20_000 : 200_000
    let isOver = false
    const flood = crowdIn(site, crowd).finally(() => (isOver = true))
    const visits = await letIn({ tries: 1e6, at: 1, perSecond: 1 }, async () => {
      await sleep(20)
      if (isOver) return undefined
      const body = '{}'
      return ask(`${site.url()}/api/seo/visits`, { method: 'POST', from: 3, body })
    })
    const seen = await flood
    const most = { reads: 100, streams: 120, visits: 60 }
    const all = { reads, streams, visits }
    const lines = Object.entries(all).map(([name, { count, allowed, tried }]) => {
      const bound = Math.ceil(most[name as keyof typeof most] + allowed)
      return {
        text: `${count} of ${tried} ${name} (at most ${bound})`,
        isIn: count <= bound && tried > bound,
      }
    })
    return {
      measured: `${lines.map(({ text }) => text).join(', ')}; ${seen} addresses beside the last`,
      holds: seen === crowd && lines.every(({ isIn }) => isIn),
    }
  })

type Rate = { tries: number; at: number; perSecond: number }

/** How many of so many were let in, some at a time, and how many the rate allows in that time. */
const letIn = async (
  { tries, at, perSecond }: Rate,
  act: (n: number) => Promise<number | undefined>,
) => {
  const from = performance.now()
  let count = 0
  let tried = 0
  const keepAsking = async () => {
    while (tried < tries) {
      const status = await act((tried += 1))
      if (status === undefined) return
      if (status !== 429) count += 1
    }
  }
  await Promise.all(Array.from({ length: at }, keepAsking))
  return { count, tried, allowed: ((performance.now() - from) / 1000) * perSecond }
}

/** Each address asks once; gives how many were answered. */
const crowdIn = async (site: Site, count: number): Promise<number> => {
  let answered = 0
  const loops = 32
  const walk = async (first: number) => {
    for (let n = first; n < count; n += loops) {
      const status = await ask(`${site.url()}/api/seo/visits`, {
        method: 'POST',
        from: 1_000_000 + n,
        body: '{}',
      })
      if (status === 400) answered += 1
    }
  }
  await Promise.all(Array.from({ length: loops }, (_, first) => walk(first)))
  return answered
}
