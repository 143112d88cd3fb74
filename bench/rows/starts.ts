import { untilStopped, type Ground } from '../ground.ts'
import { median } from '../maths.ts'
import { atMost, show, type Row, type Wanted } from '../row.ts'
import { startSite } from '../site.ts'

const times = 3

/** From the start of the process to its first answer, with a seeded database that is not running. */
export const startWithData = async ({ env }: Ground): Promise<Row> => {
  const measured: number[] = []
  for (let n = 0; n < times; n++) measured.push(await startAndStop(env))
  return startRow('start with data → first answer', median(measured), { goal: 0.6, floor: 0.9 })
}

/** The way people start it. The first start here may build the pages and is not measured. */
export const startByNpm = async ({ env }: Ground): Promise<Row> => {
  const npm = { command: 'npm', args: ['start', '--silent'] }
  await startAndStop(env, npm)
  return startRow('npm start in a set-up clone', await startAndStop(env, npm), 2.5)
}

const startAndStop = async (
  env: Record<string, string>,
  how: { command?: string; args?: string[] } = {},
): Promise<number> => {
  const { startMs, stop } = await startSite({ env, ...how })
  await stop()
  await untilStopped(env)
  return startMs
}

const startRow = (name: string, ms: number, goal: Wanted): Row => ({
  name,
  measured: show(ms / 1000, 's'),
  bare: '',
  checks: [atMost('', ms / 1000, goal, 's')],
})
