import { type Bar, holds } from './bars.ts'
import type { Thread } from './threads.ts'

export const print = (thread: Thread): void => {
  console.log(`\n━━ ${thread.post}\n   [${thread.frame.kind}, ${thread.pack.id}]`)
  for (const { characterId, act, stance, text } of thread.replies)
    console.log(`\n${characterId} · ${act} ${stance}\n${text}`)
  for (const pass of thread.passes) console.log(`\n   (passed: ${pass})`)
}

/** Every bar with what people reach; a missed one fails the run. */
export const printBars = (bars: Bar[]): void => {
  bars.forEach(printBar)
  const missed = bars.filter((bar) => !holds(bar))
  console.log(missed.length > 0 ? `\n${missed.length} bars missed` : '\nEvery bar holds')
  process.exitCode = missed.length > 0 ? 1 : 0
}

const printBar = (bar: Bar): void => {
  const { name, value, least, most, human } = bar
  const range = [least === undefined ? '' : `≥ ${least}`, most === undefined ? '' : `≤ ${most}`]
  const people = human === undefined ? '' : `   [people ${human}]`
  console.log(
    `${holds(bar) ? '✓' : '✗'} ${name.padEnd(44)} ${round(value).padStart(9)}   ${range.filter(Boolean).join(', ')}${people}`,
  )
}

const round = (value: number): string => String(Math.round(value * 1_000) / 1_000)
