import type { Db } from '#server/db/outbox.ts'
import { type Choice, help, readChoice } from './choice.ts'
import { beside, besideBare, newestPosts, withGround, type Ground } from './ground.ts'
import { atSpeed, drawBare, speedOf } from './machine.ts'
import { untilQuiet } from './member.ts'
import { pin } from './pin.ts'
import { holds, isAboveFloor, type Row } from './row.ts'
import {
  holdCrowd,
  reachCrowd,
  reachHugeCrowd,
  reachLargeCrowd,
  watchOneDiscussion,
} from './rows/crowds.ts'
import { weighHome } from './rows/download.ts'
import { measureIdleMemory, measureLoadedMemory } from './rows/memory.ts'
import { readColdPostPages, readHome, readPostPages, renderHome } from './rows/pages.ts'
import { readAsMember, readAsVisitor, readUnchanged, readWhileOthersWrite } from './rows/reads.ts'
import { hearFirstTyping } from './rows/replies.ts'
import { startByNpm, startWithData } from './rows/starts.ts'
import { likePosts, writeComments, writePosts } from './rows/writes.ts'
import { measureScale } from './scale.ts'
import { startSite, type Site } from './site.ts'
import { drawTable } from './table.ts'
import { needWrk } from './wrk.ts'

/** How long and how often each side is measured. */
export type Pace = {
  rounds: number
  seconds: number
  replies: number
  events: number
  /** Posts whose pages are asked for in turn. */
  pages: number
  /** Ten thousand listeners take a minute to gather, memory is looked at a minute later, and a first visit for ten seconds. */
  hasTime: boolean
}

/** What a row of the running site is measured with. */
export type Bench = Ground & {
  site: Site
  db: Db
  /** Where a database is that has the product's tables and nothing of the site. */
  bareEnv: Record<string, string>
  /** The newest posts, and as many before them. */
  postIds: number[]
  olderIds: number[]
  pace: Pace
}

const ofStarts = { startWithData, startByNpm }

/** Before anything else is asked of the site. */
const ofIdleSite = { measureIdleMemory, weighHome }

/** Writes come after reads: they make the site larger. */
const ofSite = {
  readAsVisitor,
  readUnchanged,
  readAsMember,
  readHome,
  readColdPostPages,
  readPostPages,
  renderHome,
  reachCrowd,
  reachLargeCrowd,
  reachHugeCrowd,
  holdCrowd,
  watchOneDiscussion,
  hearFirstTyping,
  readWhileOthersWrite,
  writePosts,
  writeComments,
  likePosts,
  measureLoadedMemory,
}

/** What speed is promised and measured elsewhere. */
const foot = 'Not in this table: Lighthouse (npm run look) and a fresh clone.'

const main = async (): Promise<void> => {
  const choice = readChoice(process.argv.slice(2))
  if (choice === 'help') return console.log(help)
  const measured: Measured = { rows: [], drawn: [] }
  try {
    await measure(choice, measured)
  } finally {
    // also when a later row broke off
    const speed = speedOf(measured.drawn)
    report(atSpeed(measured.rows, speed), choice.scale ? '' : `${foot}\n${ofSpeed(speed)}`)
  }
}

/** The rows so far, and what React alone drew in a second each time it was asked. */
type Measured = { rows: Row[]; drawn: number[] }

const measure = async (choice: Choice, measured: Measured): Promise<void> => {
  if (choice.scale) return void measured.rows.push(...(await measureScale(choice.scale)))
  needWrk()
  await withGround(2 * choice.pace.pages, (ground) => measureAll(ground, choice, measured))
}

const ofSpeed = (speed: number): string =>
  speed < 1
    ? `React alone draws ${Math.round(100 * speed)} % of the pages here that it drew where the goals were set: times may be that much longer.`
    : 'Times are held against their goals as they stand.'

const report = (rows: readonly Row[], foot: string): void => {
  console.log(`\n${drawTable(rows, { colours: process.stdout.isTTY })}\n\n${foot}`)
  const checks = rows.flatMap((row) => row.checks)
  const missed = checks.filter((check) => !holds(check))
  const fallen = missed.filter((check) => !isAboveFloor(check))
  if (fallen.length > 0) process.exitCode = 1
  console.log(
    missed.length > 0
      ? `${missed.length} below their goal, ${fallen.length} of them below their floor`
      : 'All goals are reached',
  )
}

const measureAll = async (
  ground: Ground,
  { pace, only }: Choice,
  { rows, drawn }: Measured,
): Promise<void> => {
  const take = async <G>(makers: Record<string, (ground: G) => Promise<Row | null>>, given: G) => {
    for (const [name, measure] of Object.entries(makers)) {
      if (!only.some((part) => name.toLowerCase().includes(part))) continue
      console.error(`… ${name}`)
      const row = await measure(given)
      if (row) rows.push(row)
    }
  }
  await take(ofStarts, ground)
  await besideBare(ground, async (bareEnv) => {
    const site = await startSite(ground)
    pin('generator', process.pid)
    try {
      await beside(ground.env, async ({ db }) => {
        await untilQuiet(db)
        const ids = await newestPosts(db, 2 * pace.pages)
        const [postIds, olderIds] = [ids.slice(0, pace.pages), ids.slice(pace.pages)]
        const given = { ...ground, site, db, bareEnv, postIds, olderIds, pace }
        await take(ofIdleSite, given)
        drawn.push(await drawBare({ ...ground, site }, olderIds))
        await take(ofSite, given)
        drawn.push(await drawBare({ ...ground, site }, olderIds))
      })
    } finally {
      await site.stop()
    }
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
