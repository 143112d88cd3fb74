import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Bench } from '../bench.ts'
import type { Rate } from '../maths.ts'
import { pinned } from '../pin.ts'
import type { Row } from '../row.ts'
import { root } from '../site.ts'
import { rateRow, takeTurns, type Goal } from '../turns.ts'
import { load } from '../wrk.ts'

const connections = 10

export const writePosts = (bench: Bench): Promise<Row> =>
  againstStatements(bench, 'POST /api/posts, among people', {
    writes: [{ path: '/api/posts', body: { content: question, aiSeats: 'humans_only' } }],
    bare: 'post',
    goal: { ratio: { goal: 0.35, floor: 0.2 }, p99Ms: { goal: 15, floor: 30 } },
  })

const question =
  'Should the city of %w ban cars from its centre, and who would gain by it? #Mobility'

export const writeComments = (bench: Bench): Promise<Row> =>
  againstStatements(bench, 'POST …/comments', {
    writes: bench.postIds.map((id) => ({
      path: `/api/posts/${id}/comments`,
      body: { content: 'I would try it in %w and in one other place, and look.' },
    })),
    bare: 'post',
    goal: { ratio: { goal: 0.35, floor: 0.2 } },
  })

/** 200 members × 100 posts at least: a like is not given twice within some seconds. */
export const likePosts = (bench: Bench): Promise<Row> =>
  againstStatements(bench, 'like', {
    writes: bench.postIds.map((targetId) => ({
      path: '/api/interactions/like',
      body: { targetType: 'post', targetId, liked: true },
    })),
    bare: 'like',
    goal: { ratio: { goal: 0.4, floor: 0.25 } },
  })

type Write = { path: string; body: Record<string, unknown> }
type Plan = {
  writes: Write[]
  bare: 'post' | 'like'
  goal: Goal
}

const againstStatements = async (
  { site, bareEnv, cookies, folder, pace }: Bench,
  name: string,
  { writes, bare, goal }: Plan,
): Promise<Row> => {
  const script = await layOut(folder, { writes, cookies, origin: site.origin })
  const sides = {
    app: () => load({ url: site.origin, seconds: pace.seconds, connections, script }),
    bare: () => runStatements(bare, pace.seconds, bareEnv),
  }
  const rounds = await takeTurns(pace.rounds, sides, true)
  return rateRow(name, rounds, goal)
}

type Layout = { writes: Write[]; cookies: string[]; origin: string }

const layOut = async (folder: string, { writes, cookies, origin }: Layout) => {
  const files = { writes: join(folder, 'writes'), cookies: join(folder, 'cookies') }
  const lines = writes.map(({ path, body }) => `${path}\t${JSON.stringify(body)}`)
  await writeFile(files.writes, `${lines.join('\n')}\n`)
  await writeFile(files.cookies, `${cookies.join('\n')}\n`)
  return {
    file: 'writes.lua' as const,
    env: { BENCH_WRITES: files.writes, BENCH_COOKIES: files.cookies, BENCH_ORIGIN: origin },
  }
}

const run = promisify(execFile)

const runStatements = async (
  kind: 'post' | 'like',
  seconds: number,
  env: Record<string, string>,
): Promise<Rate> => {
  const program = join(root, 'bench/bare/statements.ts')
  const command = pinned('server', process.execPath, [program, kind, String(seconds)])
  const { stdout } = await run(...command, { env: { ...process.env, ...env } })
  return JSON.parse(stdout) as Rate
}
