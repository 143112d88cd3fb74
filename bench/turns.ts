import { ratio, settle, type Rate } from './maths.ts'
import { atLeast, atMost, show, type Check, type Row, type Wanted } from './row.ts'

export type Round = { app: Rate; bare: Rate }

type Sides = { app: () => Promise<Rate>; bare: () => Promise<Rate> }

/**
 * Measures in turn, A B A B, so that what slows the machine down slows both sides down. Before, both have
 * met the load once where `isWarm`: V8 still compiles beside the first thousands.
 */
export const takeTurns = async (
  rounds: number,
  { app, bare }: Sides,
  isWarm = false,
): Promise<Round[]> => {
  if (isWarm) {
    await bare()
    await app()
  }
  const taken: Round[] = []
  for (let round = 0; round < rounds; round++) {
    taken.push({ bare: await bare(), app: await app() })
  }
  return taken
}

/** `p99Of`: what the slowest hundredth may take beside that of the bare server, both in milliseconds. */
export type Goal = { ratio: Wanted; p99Ms?: Wanted; p99Of?: (bareMs: number) => Wanted }

/** The row of a rate that is to come near its bare limit. */
export const rateRow = (name: string, rounds: readonly Round[], goal: Goal): Row => {
  const app = settle(rounds.map((round) => round.app))
  const bare = settle(rounds.map((round) => round.bare))
  const checks: Check[] = [atLeast('ratio', ratio(rounds), goal.ratio)]
  if (goal.p99Ms !== undefined)
    checks.push({ ...atMost('p99', app.p99Ms, goal.p99Ms, 'ms'), bare: bare.p99Ms })
  if (goal.p99Of !== undefined)
    checks.push({
      ...atMost('p99', app.p99Ms, goal.p99Of(bare.p99Ms), 'ms'),
      bare: bare.p99Ms,
      isOfThisMachine: true,
    })
  return {
    name,
    measured: show(Math.round(app.perSecond), '/s'),
    bare: show(Math.round(bare.perSecond), '/s'),
    checks,
  }
}
