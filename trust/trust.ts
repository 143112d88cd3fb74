import { machine, underLoad } from './load.ts'
import type { Measured, Row } from './row.ts'
import { rows } from './rows.ts'

const usage = `npm run trust                every promise, at full length (about 45 minutes)
npm run trust -- --short     each thing a tenth as often
npm run trust -- kill login  only rows whose promise has one of these words`

type Line = Row & Measured & { load: string | null }

const main = async (given: string[]): Promise<void> => {
  if (given.includes('--help')) return console.log(usage)
  const pace = { isShort: given.includes('--short') }
  const words = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())
  const isWanted = ({ promise }: Row) =>
    words.length === 0 || words.some((word) => promise.toLowerCase().includes(word))
  const lines: Line[] = []
  console.log(machine())
  for (const row of rows.filter(isWanted)) {
    console.error(`… ${row.promise}`)
    const load = underLoad()
    const from = performance.now()
    const line = { ...row, load, ...(await tried(row, pace)) }
    console.error(`  took ${((performance.now() - from) / 60_000).toFixed(1)} min`)
    lines.push(line)
    console.log(draw(line))
  }
  const missed = lines.filter(({ holds }) => !holds).length
  console.log(missed > 0 ? `${missed} of ${lines.length} do not hold` : 'Every promise holds')
  if (missed > 0) process.exitCode = 1
}

const tried = ({ measure }: Row, pace: { isShort: boolean }): Promise<Measured> =>
  measure(pace).catch((error: unknown) => ({
    measured: `it broke: ${(error as Error).message.split('\n').slice(0, 3).join(' / ')}`,
    holds: false,
  }))

/** Times that were taken beside other work are marked. */
const draw = ({ promise, figure, measured, holds, load }: Line): string =>
  `${holds ? '✓' : '✗'} ${promise.padEnd(56)} │ ${figure.padEnd(44)} │ ${measured}${load ? ` (under ${load})` : ''}`

await main(process.argv.slice(2))
