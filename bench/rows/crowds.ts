import { setTimeout as sleep } from 'node:timers/promises'
import { livePath, type LiveEvent } from '#shared/live.ts'
import { startBare } from '../bare/child.ts'
import type { Bench } from '../bench.ts'
import { gather } from '../crowd.ts'
import { listenLive } from '../listener.ts'
import { median } from '../maths.ts'
import { sendPost } from '../member.ts'
import { ask } from '../ask.ts'
import { atLeast, atMost, show, type Row } from '../row.ts'
import { readCpuSeconds } from '../processor.ts'
import { readMb } from './memory.ts'

/** From a post on its way to the last of 1,000 members’ streams that has it; the writing is counted too. */
export const reachCrowd = (bench: Bench): Promise<Row> => reach(bench, 1_000, 15)
export const reachLargeCrowd = (bench: Bench) => large(bench, () => reach(bench, 5_000, 65))
export const reachHugeCrowd = (bench: Bench) => large(bench, () => reach(bench, 10_000, 125))

const large = async <T>({ pace }: Bench, measure: () => Promise<T>): Promise<T | null> =>
  pace.hasTime ? measure() : null

const heldMost = 19_000

/** How many streams of visitors one process holds, and what each takes of its memory. */
export const holdCrowd = (bench: Bench): Promise<Row | null> =>
  large(bench, async () => {
    const { site } = bench
    const before = readMb(site.pid, 'status', 'VmRSS')
    const crowd = await gather(site.origin, { path: livePath, count: heldMost })
    const kilobytes = ((readMb(site.pid, 'status', 'VmRSS') - before) * 1_024) / crowd.count
    crowd.leave()
    return {
      name: 'live streams held by one process',
      measured: show(crowd.count),
      bare: '',
      checks: [atLeast('streams', crowd.count, heldMost), atMost('each', kilobytes, 20, 'KB')],
    }
  })

const crowd = { watching: 100, elsewhere: 9_900, events: 50, seconds: 10 } as const

/** What a discussion of which much is heard costs beside many visitors who look at others. */
export const watchOneDiscussion = (bench: Bench): Promise<Row | null> =>
  large(bench, async () => {
    const { site, cookies, postIds } = bench
    const [watched = 0, other = 0] = postIds
    const [here, there] = [
      await gather(site.origin, { path: pathOf(watched), count: crowd.watching }),
      await gather(site.origin, { path: pathOf(other), count: crowd.elsewhere }),
    ]
    const before = readCpuSeconds(site.pid)
    for (let n = 0; n < crowd.events * crowd.seconds; n++) {
      const next = sleep(1_000 / crowd.events)
      await likeOrNot(site.origin, cookies[n % 2] ?? '', { postId: watched, liked: n % 4 < 2 })
      await next
    }
    const share = (readCpuSeconds(site.pid) - before) / crowd.seconds
    for (const { leave } of [here, there]) leave()
    return {
      name: `${crowd.events} events/s in a discussion that 100 of 10,000 streams show`,
      measured: show(Math.round(share * 100), '%'),
      bare: '',
      checks: [atMost('processor', share * 100, 25, '%')],
    }
  })

const pathOf = (postId: number) => `${livePath}?topics=post:${postId}`

const likeOrNot = (
  origin: string,
  cookie: string,
  { postId, liked }: { postId: number; liked: boolean },
) => {
  const headers = { 'Content-Type': 'application/json', Cookie: cookie }
  const body = JSON.stringify({ targetType: 'post', targetId: postId, liked })
  return ask(origin, '/api/interactions/like', { method: 'POST', headers, body, status: 200 })
}

const reach = async ({ site, cookies, pace }: Bench, streams: number, goalMs: number) => {
  const length = await frameLength(site.origin, cookies[0] ?? '')
  const bare = await startBare({ file: 'broadcast-server.ts', args: [String(length)] })
  try {
    const origins = { bare: `http://127.0.0.1:${bare.firstLine}`, app: site.origin }
    const times = await tellInTurn(origins, cookies, { events: pace.events, streams })
    return crowdRow(streams, goalMs, [median(times.app), median(times.bare)])
  } finally {
    await bare.stop()
  }
}

const crowdRow = (streams: number, goalMs: number, [app, bare]: [number, number]): Row => ({
  name: `event → last of ${streams.toLocaleString('en')} live streams`,
  measured: show(app, 'ms'),
  bare: show(bare, 'ms'),
  checks: [atMost('p50', app, goalMs, 'ms')],
})

type Origins = { bare: string; app: string }

type Telling = { events: number; streams: number }

const tellInTurn = async (
  origins: Origins,
  cookies: readonly string[],
  { events, streams }: Telling,
) => {
  const times: { bare: number[]; app: number[] } = { bare: [], app: [] }
  // Two crowds of the largest size are more than the files that a process may open.
  const bouts = streams > bothMost ? [['bare'], ['app']] : [['bare', 'app']]
  for (const sides of bouts as (keyof typeof times)[][]) {
    const crowds = []
    for (const side of sides)
      crowds.push({ side, ...(await assemble(origins[side], cookies, streams)) })
    try {
      for (let n = 0; n < warmUp + events; n++) {
        for (const { side, tell } of crowds) {
          const took = await tell(n)
          if (n >= warmUp) times[side].push(took)
        }
      }
    } finally {
      for (const { leave } of crowds) leave()
    }
  }
  return times
}

const bothMost = 5_000

/** Events that are not counted, on both sides: code that has just been read is still being compiled. */
const warmUp = 20

const thought = (n: number) => `Thought ${n}, heard by all: does a larger audience make us kinder?`

const assemble = async (origin: string, cookies: readonly string[], streams: number) => {
  const crowd = await gather(origin, { path: livePath, count: streams, cookie: cookies[0] ?? '' })
  return {
    leave: crowd.leave,
    tell: async (n: number): Promise<number> => {
      const heard = crowd.hear(thought(n))
      const start = performance.now()
      const headers = { 'Content-Type': 'application/json', Cookie: cookies[n] ?? '' }
      const body = JSON.stringify({ content: thought(n), aiSeats: 'humans_only' })
      const call = { method: 'POST', headers, body, status: 201 } as const
      const [end] = await Promise.all([heard, ask(origin, '/api/posts', call)])
      return end - start
    },
  }
}

/** How many bytes such an event has on the wire. */
const frameLength = async (origin: string, cookie: string): Promise<number> => {
  const browser = await listenLive(origin, cookie)
  const heard = browser.next((event): event is LiveEvent => event.kind === 'post')
  await sendPost({ origin, cookie }, { content: thought(0), aiSeats: 'humans_only' })
  const { event } = await heard
  browser.close()
  return JSON.stringify(event).length + 'event: post\nid: 0000000-0000\ndata: \n\n'.length
}
