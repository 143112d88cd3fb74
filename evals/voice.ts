/**
 * `npm run eval:voice` plays discussions over 60 posts that packs cover and 60 that none covers, by fixed seeds, prints
 * every bar and fails where one is missed. With posts as arguments it prints their threads to read; `-- --read` prints
 * all of them, `-- --unforeseen` those of the two hundred posts that only reading judges.
 */
import { packs } from '#server/characters/voices/builtin/packs/index.ts'
import { barsOf } from './bars.ts'
import { count, repeatedSentences } from './measures.ts'
import { prepared, unprepared } from './posts.ts'
import { print, printBars } from './print.ts'
import { unforeseen } from './unforeseen.ts'
import { newSite, playThread, type Thread } from './threads.ts'

const judge = (threads: Thread[]): void => {
  const bars = barsOf(threads)
  const texts = threads.flatMap(({ replies }) => replies.map(({ text }) => text))
  for (const sentence of repeatedSentences(texts)) console.log(`   repeated: ${sentence}`)
  for (const [reason, times] of count(threads.flatMap(({ passes }) => passes)))
    console.log(`   ${times} passed: ${reason}`)
  printBars(bars)
}

/** One labelled line of each pack after the other, until there are enough. */
const lines = packs.map(({ examples }) =>
  examples.filter(({ leans }) => leans !== null).map(({ text }) => text),
)
const labelled = Array.from({ length: 10 }, (_, n) => lines.flatMap((list) => list[n] ?? [])).flat()
const corpus = [...prepared, ...labelled.slice(0, 60 - prepared.length), ...unprepared]

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const isUnforeseen = process.argv.includes('--unforeseen')
const posts = isUnforeseen ? unforeseen : wanted.length > 0 ? wanted : corpus
const site = newSite()
const threads = posts.map((post, at) => playThread(post, at, site))
if (posts !== corpus || process.argv.includes('--read')) threads.forEach(print)
if (posts === corpus) judge(threads)
