/**
 * `npm run eval:voice` plays threads over posts that packs cover and posts that none covers, by fixed seeds, and prints
 * the bars. With posts as arguments it prints their threads to read; `-- --read` prints all of them.
 */
import { citationsOf } from '#server/characters/voices/builtin/citations.ts'
import { throwDice } from '#server/characters/voices/builtin/dice.ts'
import { packs } from '#server/characters/voices/builtin/packs/index.ts'
import {
  commonestOpener,
  count,
  distinct,
  findsPost,
  flesch,
  guessed,
  percentile,
  repeatedSentences,
  selfBleu,
  sharedEights,
} from './measures.ts'
import { prepared, unprepared } from './posts.ts'
import { playThread, type Reply, type Thread } from './threads.ts'

const unquoted = (text: string): string => text.replaceAll(/“[^”]*”/g, '')
const mean = (values: number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
const share = <T>(items: T[], holds: (item: T) => boolean): number =>
  items.filter(holds).length / Math.max(1, items.length)

const print = (thread: Thread): void => {
  console.log(`\n━━ ${thread.post}\n   [${thread.frame.kind}, ${thread.pack.id}]`)
  for (const { characterId, act, stance, text } of thread.replies)
    console.log(`\n${characterId} · ${act} ${stance}\n${text}`)
}

const hasPhrase = (text: string, { frame }: Thread): boolean => {
  const lower = text.toLowerCase()
  return frame.phrases.some((phrase) =>
    lower.includes(phrase.text.toLowerCase().replace(/^(a|an|the|your) /, '')),
  )
}

/** Numbers of the reply that stand neither in the post, the thread nor a citation. */
const unsupported = ({ text }: Reply, { post, replies, pack }: Thread): string[] => {
  const known = [
    post,
    ...replies.map((other) => other.target ?? ''),
    ...citationsOf(
      pack,
      pack.facts.map(({ id }) => id),
    ),
  ].join(' ')
  return (text.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((number) => !known.includes(number))
}

/** Whether something between quotation marks stands neither in the post nor in a reply. */
const isMisquote = ({ quotes }: Reply, { post, replies }: Thread): boolean =>
  quotes.some(
    (quote) =>
      ![post.replaceAll('’', "'"), ...replies.map(({ text }) => text)].some((text) =>
        text.includes(quote),
      ),
  )

const row = (name: string, value: number | string, bar: string): void =>
  console.log(
    `${name.padEnd(46)} ${String(typeof value === 'number' ? Math.round(value * 1000) / 1000 : value).padStart(12)}   ${bar}`,
  )

const judge = (threads: Thread[]): void => {
  const replies = threads.flatMap((thread) => thread.replies.map((reply) => ({ reply, thread })))
  const texts = replies.map(({ reply }) => reply.text)
  /** Quotations are somebody else's words; they are left out where a voice's own variety is measured. */
  const own = texts.map(unquoted)
  const covered = replies.filter(({ thread }) => thread.pack.id !== 'open')
  const open = replies.filter(({ thread }) => thread.pack.id === 'open')
  const posts = threads.map(({ post }) => post)
  const finds = ({ reply, thread }: { reply: Reply; thread: Thread }) => {
    const at = posts.indexOf(thread.post)
    const ten = [
      thread.post,
      ...throwDice(at)
        .shuffle(posts.filter((post) => post !== thread.post))
        .slice(0, 9),
    ]
    return findsPost(reply.text, ten, 0)
  }
  const labelled = replies.map(({ reply }) => [reply.characterId, reply.text] as [string, string])
  console.log(
    `${replies.length} replies in ${threads.length} threads, ${covered.length} covered, ${open.length} not; ${mean(threads.map(({ passes }) => passes))} passes a thread\n`,
  )
  row('repeated sentences', repeatedSentences(texts).length, '0')
  for (const sentence of repeatedSentences(texts).slice(0, 6)) console.log(`   ${sentence}`)
  row(
    'skeleton twice in a thread',
    threads.filter((thread) =>
      [...count(thread.replies.flatMap(({ skeletonIds }) => skeletonIds)).values()].some(
        (n) => n > 1,
      ),
    ).length,
    '0',
  )
  row('distinct-2', distinct(own, 2), '≥ .50 [.578]')
  row('distinct-3', distinct(own, 3), '≥ .78 [.847]')
  row('distinct-4', distinct(own, 4), '≥ .88 [.939]')
  row(
    'self-BLEU-4 over 100 mixed',
    selfBleu(
      own.filter((_, at) => at % Math.max(1, Math.floor(own.length / 100)) === 0).slice(0, 100),
    ),
    '≤ .25 [.201]',
  )
  row(
    'self-BLEU-4 within a thread',
    mean(threads.map((thread) => selfBleu(thread.replies.map(({ text }) => unquoted(text))))),
    '≤ .18 [.151]',
  )
  row('8-grams shared by two replies', sharedEights(own), '≤ .01')
  row('the same, not covered', sharedEights(open.map(({ reply }) => unquoted(reply.text))), '≤ .01')
  const [opener, times] = commonestOpener(texts)
  row(`commonest opener: "${opener}"`, times, '≤ .04')
  row(
    'noun phrase of the post, covered',
    share(covered, ({ reply, thread }) => hasPhrase(reply.text, thread)),
    '≥ .97',
  )
  row(
    'noun phrase of the post, not covered',
    share(open, ({ reply, thread }) => hasPhrase(reply.text, thread)),
    '≥ .92',
  )
  row('finds its post among ten, covered', share(covered, finds), '≥ .90')
  row('finds its post among ten, not covered', share(open, finds), '≥ .80')
  row('misquotations', replies.filter(({ reply, thread }) => isMisquote(reply, thread)).length, '0')
  row('character guessed', guessed(labelled), '.80–.95')
  row(
    'unsupported numbers',
    replies.flatMap(({ reply, thread }) => unsupported(reply, thread)).length,
    '0',
  )
  row('Flesch, mean', mean(texts.map(flesch)), '50–90')
  row('words, mean', mean(texts.map((text) => text.split(/\s+/).length)), '35–90')
  row(
    'words below 35 or above 90',
    share(texts, (text) => text.split(/\s+/).length < 35 || text.split(/\s+/).length > 90),
    '',
  )
  row(
    'three stances or more in a thread',
    share(threads, (thread) => new Set(thread.replies.map(({ stance }) => stance)).size >= 3),
    '1',
  )
  row(
    'p95, ms a reply',
    percentile(
      replies.slice(5).map(({ reply }) => reply.ms),
      0.95,
    ),
    '< 60',
  )
  row('resident memory, MB', process.memoryUsage().rss / 2 ** 20, '≤ 300')
}

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
/** One labelled line of each pack after the other, until there are enough. */
const lines = packs.map(({ examples }) =>
  examples.filter(({ leans }) => leans !== null).map(({ text }) => text),
)
const labelled = Array.from({ length: 10 }, (_, n) => lines.flatMap((list) => list[n] ?? [])).flat()
const corpus = [...prepared, ...labelled.slice(0, 56), ...unprepared]
const own = new Map<string, string[]>()
const threads = (wanted.length > 0 ? wanted : corpus).map((post, at) => playThread(post, at, own))
if (wanted.length > 0 || process.argv.includes('--read')) threads.forEach(print)
if (wanted.length === 0) judge(threads)
