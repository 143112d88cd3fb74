import { aiChoices } from '#shared/ai-choice.ts'
import { measureBare } from './ask.ts'
import { startBare } from './bare/child.ts'
import type { Bench } from './bench.ts'
import { writePostPaths } from './ground.ts'
import { median } from './maths.ts'
import type { Check, Row } from './row.ts'

/** What React alone drew in a second on the machine for which the goals were set: pages of discussions. */
export const referencePages = 1_440

/** How often as many others are drawn before. */
const warmings = aiChoices.length

type Where = Pick<Bench, 'site' | 'folder'>

/**
 * React alone: a server that draws the pages of these posts from answers that are there, whenever it is asked how many
 * of them it draws in a second. The site may have these answers ready afterwards.
 */
export const startBareReact = async ({ site, folder }: Where, postIds: readonly number[]) => {
  const file = await writePostPaths(folder, 'drawn', postIds)
  const args = [site.origin, file, String(warmings)]
  const { firstLine, stop } = await startBare({ file: 'drawing.ts', args })
  return { origin: `http://127.0.0.1:${firstLine}`, stop }
}

/** What React alone draws in a second on this machine. */
export const drawBare = async (bench: Where, postIds: readonly number[]): Promise<number> => {
  const { origin, stop } = await startBareReact(bench, postIds)
  return measureBare(origin).finally(stop)
}

/**
 * How fast this machine is beside the one for which the goals were set, from what React alone drew now and then during
 * the run; 1 at most, and where nothing was drawn.
 */
export const speedOf = (drawn: readonly number[]): number =>
  drawn.length > 0 ? Math.min(1, median(drawn) / referencePages) : 1

/**
 * Goals and floors that are times, as they are on a machine of this speed; ratios, sizes and what this machine itself set stay.
 * A share of a processor is a time: seconds of it in a second.
 */
export const atSpeed = (rows: readonly Row[], speed: number): Row[] =>
  rows.map((row) => ({ ...row, checks: row.checks.map((check) => checkAt(check, speed)) }))

const times: ReadonlySet<Check['unit']> = new Set(['ms', 's', '%'])

const checkAt = (check: Check, speed: number): Check =>
  times.has(check.unit) && !check.isOfThisMachine
    ? { ...check, goal: check.goal / speed, floor: check.floor / speed }
    : check
