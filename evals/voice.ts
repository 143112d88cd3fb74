/**
 * `npm run eval:voice` plays discussions over 60 posts that packs cover and 60 that none covers, by fixed seeds, prints
 * every bar and fails where one is missed. With posts as arguments it prints their threads to read; `-- --read` prints
 * all of them.
 */
import { packs } from '#server/characters/voices/builtin/packs/index.ts'
import { barsOf, holds, type Bar } from './bars.ts'
import { count, repeatedSentences } from './measures.ts'
import { prepared, unprepared } from './posts.ts'
import { newSite, playThread, type Thread } from './threads.ts'

const print = (thread: Thread): void => {
  console.log(`\n━━ ${thread.post}\n   [${thread.frame.kind}, ${thread.pack.id}]`)
  for (const { characterId, act, stance, text } of thread.replies)
    console.log(`\n${characterId} · ${act} ${stance}\n${text}`)
  for (const pass of thread.passes) console.log(`\n   (passed: ${pass})`)
}

const round = (value: number): string => String(Math.round(value * 1_000) / 1_000)

const printBar = (bar: Bar): void => {
  const { name, value, least, most, human } = bar
  const range = [least === undefined ? '' : `≥ ${least}`, most === undefined ? '' : `≤ ${most}`]
  const people = human === undefined ? '' : `   [people ${human}]`
  console.log(
    `${holds(bar) ? '✓' : '✗'} ${name.padEnd(44)} ${round(value).padStart(9)}   ${range.filter(Boolean).join(', ')}${people}`,
  )
}

const judge = (threads: Thread[]): void => {
  const bars = barsOf(threads)
  bars.forEach(printBar)
  const texts = threads.flatMap(({ replies }) => replies.map(({ text }) => text))
  for (const sentence of repeatedSentences(texts)) console.log(`   repeated: ${sentence}`)
  for (const [reason, times] of count(threads.flatMap(({ passes }) => passes)))
    console.log(`   ${times} passed: ${reason}`)
  const missed = bars.filter((bar) => !holds(bar))
  console.log(missed.length > 0 ? `\n${missed.length} bars missed` : '\nEvery bar holds')
  process.exitCode = missed.length > 0 ? 1 : 0
}

/** One labelled line of each pack after the other, until there are enough. */
const lines = packs.map(({ examples }) =>
  examples.filter(({ leans }) => leans !== null).map(({ text }) => text),
)
const labelled = Array.from({ length: 10 }, (_, n) => lines.flatMap((list) => list[n] ?? [])).flat()
const corpus = [...prepared, ...labelled.slice(0, 60 - prepared.length), ...unprepared]

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const site = newSite()
const threads = (wanted.length > 0 ? wanted : corpus).map((post, at) => playThread(post, at, site))
if (wanted.length > 0 || process.argv.includes('--read')) threads.forEach(print)
if (wanted.length === 0) judge(threads)
