import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { aiChoices, codeOf } from '#shared/ai-choice.ts'
import { type Answer, ask } from '../ask.ts'
import type { ColdRound } from '../ask-cold-pages.ts'
import { serveBare } from '../bare/answers.ts'
import type { Bench } from '../bench.ts'
import { browser, connections } from '../browser.ts'
import { writePostPaths } from '../ground.ts'
import { referencePages, startBareReact } from '../machine.ts'
import { median } from '../maths.ts'
import { pinned } from '../pin.ts'
import { atLeast, atMost, show, type Row } from '../row.ts'
import { rateRow, takeTurns } from '../turns.ts'
import { load } from '../wrk.ts'

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

/**
 * Every page is asked for while nobody has asked for it, once under each of three names of the site. Others come first, as
 * readers with several wishes see them, until V8 has compiled what it will: what is measured is a page that is new, not a
 * process that is. The bare limit is React drawing others like them, warm as well, in turn with the site.
 */
export const readColdPostPages = async (bench: Bench): Promise<Row> => {
  const { site, folder, olderIds, postIds } = bench
  const file = await writePostPaths(folder, 'paths', postIds)
  const others = await writePostPaths(folder, 'others', olderIds)
  const choices = aiChoices.map(codeOf).toReversed()
  const program = new URL('../ask-cold-pages.ts', import.meta.url).pathname
  const bare = await startBareReact(bench, olderIds)
  const asking = pinned('generator', process.execPath, [
    program,
    site.origin,
    bare.origin,
    file,
    others,
    ...choices,
  ])
  const { stdout } = await promisify(execFile)(...asking).finally(bare.stop)
  const rounds = JSON.parse(stdout) as ColdRound[]
  return {
    name: `GET /post/{id} HTML, visitor, ${postIds.length} posts, cold`,
    measured: show(median(rounds.map(({ app }) => app)), '/s'),
    bare: show(median(rounds.map((round) => round.bare)), '/s'),
    checks: [
      atLeast('ratio', median(rounds.map((round) => round.app / round.bare)), {
        goal: 1_200 / referencePages,
        floor: 700 / referencePages,
      }),
    ],
  }
}

export const readPostPages = async ({ site, folder, pace, postIds }: Bench): Promise<Row> => {
  const answers: Answer[] = []
  for (const id of postIds)
    answers.push(await ask(site.origin, `/post/${id}`, { headers: browser }))
  const file = await writePostPaths(folder, 'paths', postIds)
  const bare = await serveBare(folder, answers)
  const from = (origin: string) => () =>
    load({
      url: origin,
      seconds: pace.seconds,
      connections,
      headers: browser,
      script: { file: 'paths.lua', env: { BENCH_PATHS: file } },
    })
  const sides = { app: from(site.origin), bare: from(bare.origin) }
  const rounds = await takeTurns(pace.rounds, sides, true).finally(bare.stop)
  return rateRow(`GET /post/{id} HTML, visitor, ${postIds.length} posts`, rounds, { ratio: 0.6 })
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
    checks: [atMost('p50', middle, { goal: 3, floor: 5 }, 'ms')],
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
