import { ask, headerOf, type Answer } from '../ask.ts'
import { serveBare } from '../bare/answers.ts'
import type { Bench } from '../bench.ts'
import { type Bucket, medianOfBuckets } from '../maths.ts'
import { atMost, type Row } from '../row.ts'
import { rateRow, takeTurns, type Goal } from '../turns.ts'
import { load, type Load } from '../wrk.ts'
import { writeSteadily } from '../write-steadily.ts'

/** As wrk asks: nothing encoded, so that 32 KB are sent. */
const plain = {}
const connections = 32
const path = '/api/posts'

export const readAsVisitor = async (bench: Bench): Promise<Row> =>
  againstItsBytes(bench, 'GET /api/posts, visitor, 200', {
    answer: await ask(bench.site.origin, path),
    headers: plain,
    goal: { ratio: { goal: 0.8, floor: 0.6 }, p99Of: asSoonAsBare },
    isWarm: true,
  })

export const readUnchanged = async (bench: Bench): Promise<Row> => {
  const etag = headerOf(await ask(bench.site.origin, path), 'etag')
  const headers = { 'If-None-Match': etag ?? '' }
  const answer = await ask(bench.site.origin, path, { headers, status: 304 })
  return againstItsBytes(bench, 'same, unchanged, 304', {
    answer,
    headers,
    goal: { ratio: { goal: 0.8, floor: 0.6 } },
  })
}

/** 3 ms, or where the bare server is slower itself as much longer than it as the rate may be lower. */
const asSoonAsBare = (bareMs: number) => ({
  goal: Math.max(3, bareMs / 0.8),
  floor: Math.max(3, bareMs / 0.6),
})

export const readAsMember = async (bench: Bench): Promise<Row> => {
  const headers = { Cookie: bench.cookies[0] ?? '' }
  const answer = await ask(bench.site.origin, path, { headers })
  return againstItsBytes(bench, 'same, signed in', { answer, headers, goal: { ratio: 0.35 } })
}

type Read = {
  answer: Answer
  headers: Record<string, string>
  goal: Goal
  isWarm?: boolean
}

const againstItsBytes = async (
  { site, folder, pace }: Bench,
  name: string,
  { answer, headers, goal, isWarm }: Read,
): Promise<Row> => {
  const bare = await serveBare(folder, [answer])
  const from = (origin: string): Load => ({
    url: origin + path,
    seconds: pace.seconds,
    connections,
    headers,
  })
  const sides = { app: () => load(from(site.origin)), bare: () => load(from(bare.origin)) }
  const rounds = await takeTurns(pace.rounds, sides, isWarm).finally(bare.stop)
  return rateRow(name, rounds, goal)
}

const writesPerSecond = 50

/**
 * The limit is the same read while nobody writes. What a rebuild of the front page takes is what the
 * site's own histogram says of those in this time, as a median: now and then the process waits for its core.
 */
export const readWhileOthersWrite = async (bench: Bench): Promise<Row> => {
  const { site, pace } = bench
  const before = await readRebuilds(site.origin)
  const quiet = () => load({ url: site.origin + path, seconds: pace.seconds, connections })
  const busy = () => {
    const writer = writeSteadily(bench, writesPerSecond)
    return quiet().finally(writer.stop)
  }
  const rounds = await takeTurns(pace.rounds, { app: busy, bare: quiet }, true)
  const row = rateRow(`same, visitor, ${writesPerSecond} writes/s`, rounds, { ratio: 0.7 })
  const after = await readRebuilds(site.origin)
  const seconds = medianOfBuckets(
    after.map(({ upTo, count }, at) => ({ upTo, count: count - (before[at]?.count ?? 0) })),
  )
  return { ...row, checks: [...row.checks, atMost('one rebuild p50', 1_000 * seconds, 2, 'ms')] }
}

const readRebuilds = async (origin: string): Promise<Bucket[]> => {
  const { body } = await ask(origin, '/metrics')
  const lines = body
    .toString()
    .matchAll(/^symposia_front_page_rebuild_seconds_bucket\{le="([^"]+)"\} (\d+)$/gm)
  return [...lines].map(([, upTo, count]) => ({
    upTo: upTo === '+Inf' ? Infinity : Number(upTo),
    count: Number(count),
  }))
}
