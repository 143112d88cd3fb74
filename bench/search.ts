import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { migrate } from '#server/db/migrate.ts'
import type { Db } from '#server/db/outbox.ts'
import { ask } from './ask.ts'
import { beside } from './ground.ts'
import { percentile } from './maths.ts'
import { fillMillion } from './million/fill.ts'
import { searches } from './million/queries.ts'
import { siteEnv, type Site, startSite } from './site.ts'

const help = `Measures the search of a site with very many posts.

  npm run bench:search -- --folder DIR [--posts N] [--comments N] [--rounds N]

DIR keeps the filled site: the next run finds it there. Filling a million posts and five million
comments takes some ten minutes and 6 GB.`

/** The slowest hundredth of all searches must stay below this, ms. */
const goalMs = 50

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      folder: { type: 'string' },
      posts: { type: 'string', default: '1000000' },
      comments: { type: 'string', default: '5000000' },
      rounds: { type: 'string', default: '40' },
    },
  })
  if (!values.folder) return console.log(help)
  const env = siteEnv(values.folder)
  const isThere = existsSync(`${values.folder}/postgres`)
  await beside(env, async ({ pool }) => {
    // One that was filled long ago may lack an index: minutes, which no start of a site waits for.
    await migrate(pool)
    const size = { posts: Number(values.posts), comments: Number(values.comments) }
    if (!isThere) await fillMillion(pool, { ...size, members: 10_000 })
  })
  // The worker would begin to talk; the search needs only the pages' process.
  const site = await startSite({ env: { ...env, ROLE: 'web' } })
  try {
    await beside(env, async ({ db }) => {
      const { rows } = await sql`select (select count(*) from posts) as posts,
        (select count(*) from comments) as comments`.execute(db)
      console.log(rows[0])
      await untilWarm(db)
    })
    await measure(site, values.folder, Number(values.rounds))
  } finally {
    await site.stop()
  }
}

/** What is measured is a site that runs, not one that still reads what it keeps (db/embedded/warm.ts). */
const untilWarm = async (db: Db): Promise<void> => {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where query like 'select pg_prewarm%' and state = 'active'
    `.execute(db)
    if (rows.length === 0) return
    await sleep(200)
  }
}

const measure = async ({ origin, pid }: Site, folder: string, rounds: number): Promise<void> => {
  const took = new Map<string, number[]>()
  const list = searches(rounds)
  // In turn, so that every kind meets the same state of the machine; the first round warms up.
  const byTurn = list.map((_, at) => {
    const kinds = list.length / rounds
    return list[(at % kinds) * rounds + Math.floor(at / kinds)]
  })
  let before = spentMs(pid, folder)
  for (const [at, one] of byTurn.entries()) {
    if (at === byTurn.length / rounds) before = spentMs(pid, folder)
    if (!one) continue
    const began = performance.now()
    await ask(origin, `/api/search?${one.query}`)
    if (at < byTurn.length / rounds) continue
    took.set(one.kind, [...(took.get(one.kind) ?? []), performance.now() - began])
  }
  const say = (kind: string, times: number[]) =>
    console.log(
      `${kind.padEnd(24)} p50 ${percentile(times, 0.5).toFixed(1).padStart(7)} ms   p99 ${percentile(times, 0.99).toFixed(1).padStart(7)} ms`,
    )
  for (const [kind, times] of took) say(kind, times)
  const all = [...took.values()].flat()
  say('all', all)
  const after = spentMs(pid, folder)
  const each = (what: keyof Spent) => ((after[what] - before[what]) / all.length).toFixed(1)
  console.log(
    `processor time of a search: server ${each('server')} ms, database ${each('database')} ms`,
  )
  if (percentile(all, 0.99) > goalMs) process.exitCode = 1
}

type Spent = { server: number; database: number }

/** Processor time that the server and its database have used, ms; other work on the machine lengthens it a little. */
const spentMs = (server: number, folder: string): Spent => {
  const postmaster = Number(
    readFileSync(`${folder}/postgres/postmaster.pid`, 'utf8').split('\n')[0],
  )
  const children = readdirSync('/proc').filter((pid) => parentOf(pid) === postmaster)
  const sum = (pids: (number | string)[]) =>
    pids.reduce<number>((all, pid) => all + ticksOf(pid), 0)
  return { server: sum([server]) * 10, database: sum([postmaster, ...children]) * 10 }
}

const statOf = (pid: number | string): string[] => {
  try {
    // The name of the program may hold spaces; what follows it does not.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  } catch {
    return []
  }
}
const parentOf = (pid: string): number => (/^\d+$/.test(pid) ? Number(statOf(pid)[1]) : 0)
const ticksOf = (pid: number | string): number =>
  Number(statOf(pid)[11] ?? 0) + Number(statOf(pid)[12] ?? 0)

await main()
