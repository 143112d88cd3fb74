import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { aiChoiceCookie, aiChoices, codeOf } from '#shared/ai-choice.ts'
import { type Answer, ask } from '../ask.ts'
import { serveBare } from '../bare/answers.ts'
import { startBare } from '../bare/child.ts'
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

/** How often as many others are drawn before. */
const warmings = 3

const toPath = (id: number) => `/post/${id}`

/**
 * Every page is asked for once while nobody has asked for it. Others come first, as readers with
 * several wishes see them, until V8 has compiled what it will: what is measured is a page that is new,
 * not a process that is. The bare limit is React drawing them, warm as well.
 */
export const readColdPostPages = async (bench: Bench): Promise<Row> => {
  const { site, folder, olderIds, postIds } = bench
  for (const choice of aiChoices.slice(0, warmings)) {
    await askAll(site.origin, olderIds.map(toPath), {
      Cookie: `${aiChoiceCookie}=${codeOf(choice)}`,
    })
  }
  const { perSecond } = await askAll(site.origin, postIds.map(toPath))
  const { firstLine, stop } = await startBare({
    file: 'drawing.ts',
    args: [site.origin, await layOut(folder, postIds.map(toPath)), String(warmings)],
  })
  await stop()
  return {
    name: `GET /post/{id} HTML, visitor, ${postIds.length} posts, cold`,
    measured: show(perSecond, '/s'),
    bare: show(Number(firstLine), '/s'),
    checks: [atLeast('', perSecond, 1_200, '/s')],
  }
}

const layOut = async (folder: string, paths: readonly string[]): Promise<string> => {
  const file = join(folder, 'paths')
  await writeFile(file, `${paths.join('\n')}\n`)
  return file
}

export const readPostPages = async ({ site, folder, pace, postIds }: Bench): Promise<Row> => {
  const paths = postIds.map(toPath)
  const { answers } = await askAll(site.origin, paths)
  const file = await layOut(folder, paths)
  const bare = await serveBare(folder, answers)
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
  return rateRow(`GET /post/{id} HTML, visitor, ${paths.length} posts`, rounds, { ratio: 0.6 })
}

type Headers = Record<string, string>

const askAll = async (origin: string, paths: readonly string[], more: Headers = {}) => {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const rest = paths[Symbol.iterator]()
  const headers = { ...browser, ...more }
  const answers: Answer[] = []
  const goOn = async () => {
    for (const path of rest) answers.push(await ask(origin, path, { headers, agent }))
  }
  await Promise.all(Array.from({ length: 10 }, goOn))
  agent.destroy()
  return { answers, perSecond: (1000 * paths.length) / (performance.now() - start) }
}

/**
 * A member's home is never kept: queries, React and compression, asked for one after the other by
 * members who have not been here. Others come first, a few times, until the code is compiled.
 */
export const renderHome = async ({ site, cookies }: Bench): Promise<Row> => {
  const [others, members] = [cookies.slice(0, 100), cookies.slice(100)]
  for (let round = 0; round < 6; round++) await timeHomes(site.origin, others)
  const middle = median(await timeHomes(site.origin, members))
  return {
    name: 'server render of home, signed in',
    measured: show(middle, 'ms'),
    bare: '',
    checks: [atMost('p50', middle, 3, 'ms')],
  }
}

const timeHomes = async (origin: string, cookies: readonly string[]): Promise<number[]> => {
  const times: number[] = []
  for (const cookie of cookies) {
    const start = performance.now()
    await ask(origin, '/', { headers: { ...browser, Cookie: cookie } })
    times.push(performance.now() - start)
  }
  return times
}
