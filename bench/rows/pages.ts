import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ask } from '../ask.ts'
import { serveBare } from '../bare/answers.ts'
import type { Bench } from '../bench.ts'
import { median } from '../maths.ts'
import { atLeast, atMost, show, type Row } from '../row.ts'
import { rateRow, takeTurns } from '../turns.ts'
import { load } from '../wrk.ts'

/** What a browser accepts, and a visitor is therefore sent. */
const browser = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: 'text/html' }
const connections = 32

export const readHome = async ({ site, folder, pace }: Bench): Promise<Row> => {
  const bare = await serveBare(folder, [await ask(site.origin, '/', { headers: browser })])
  const from = (origin: string) => () =>
    load({ url: `${origin}/`, seconds: pace.seconds, connections, headers: browser })
  const rounds = await takeTurns(pace.rounds, {
    app: from(site.origin),
    bare: from(bare.origin),
  }).finally(bare.stop)
  return rateRow('GET / HTML, visitor', rounds, { ratio: 0.75 })
}

/** Every page is asked for once while it is cold; what that gave is what the bare server sends. */
export const readPostPages = async ({ site, folder, pace, postIds }: Bench): Promise<Row> => {
  const paths = postIds.map((id) => `/post/${id}`)
  const cold = await askAll(site.origin, paths)
  const file = join(folder, 'paths')
  await writeFile(file, `${paths.join('\n')}\n`)

  const bare = await serveBare(folder, cold.answers)
  const from = (origin: string) => () =>
    load({
      url: origin,
      seconds: pace.seconds,
      connections,
      headers: browser,
      script: { file: 'paths.lua', env: { BENCH_PATHS: file } },
    })
  const rounds = await takeTurns(pace.rounds, {
    app: from(site.origin),
    bare: from(bare.origin),
  }).finally(bare.stop)
  const row = rateRow(`GET /post/{id} HTML, visitor, ${paths.length} posts`, rounds, { ratio: 0.6 })
  return { ...row, checks: [...row.checks, atLeast('cold', cold.perSecond, 1_200, '/s')] }
}

const askAll = async (origin: string, paths: readonly string[]) => {
  const start = performance.now()
  const rest = paths[Symbol.iterator]()
  const answers: Awaited<ReturnType<typeof ask>>[] = []
  const goOn = async () => {
    for (const path of rest) answers.push(await ask(origin, path, { headers: browser }))
  }
  await Promise.all(Array.from({ length: 10 }, goOn))
  return { answers, perSecond: (1000 * paths.length) / (performance.now() - start) }
}

/**
 * A member's home is never kept: queries, React and compression, asked for one after the other. One
 * half of the members has the code compiled, the other half is measured.
 */
export const renderHome = async ({ site, cookies }: Bench): Promise<Row> => {
  const times: number[] = []
  for (const cookie of cookies) {
    const start = performance.now()
    await ask(site.origin, '/', { headers: { ...browser, Cookie: cookie } })
    times.push(performance.now() - start)
  }
  const middle = median(times.slice(times.length / 2))
  return {
    name: 'server render of home, signed in',
    measured: show(middle, 'ms'),
    bare: '',
    checks: [atMost('p50', middle, 3, 'ms')],
  }
}
