import { citationsOf } from '#server/characters/voices/builtin/citations.ts'
import { throwDice } from '#server/characters/voices/builtin/dice.ts'
import {
  commonestOpener,
  count,
  distinct,
  findsPost,
  flesch,
  guessed,
  mean,
  percentile,
  repeatedSentences,
  selfBleu,
  share,
  sharedEights,
} from './measures.ts'
import type { Reply, Thread } from './threads.ts'

/** A measure, the range that it has to lie in, and what people's own replies reach by the same code. */
export type Bar = { name: string; value: number; least?: number; most?: number; human?: number }

export const holds = ({ value, least = -Infinity, most = Infinity }: Bar): boolean =>
  value >= least && value <= most

type Placed = { reply: Reply; thread: Thread }

export const barsOf = (threads: Thread[]): Bar[] => {
  const placed = threads.flatMap((thread) => thread.replies.map((reply) => ({ reply, thread })))
  const covered = placed.filter(({ thread }) => thread.pack.facts.length > 0)
  const open = placed.filter(({ thread }) => thread.pack.facts.length === 0)
  return [
    { name: 'replies', value: placed.length, least: 500 },
    ...varietyOf(threads, placed),
    ...nearnessOf(threads, covered, open),
    ...honestyOf(placed),
    ...readingOf(placed),
    ...debateOf(threads),
  ]
}

/** Quotations are somebody else's words; they are left out where a voice's own variety is measured. */
const unquoted = (text: string): string => text.replaceAll(/“[^”]*”/g, '')

const varietyOf = (threads: Thread[], placed: Placed[]): Bar[] => {
  const texts = placed.map(({ reply }) => reply.text)
  const own = texts.map(unquoted)
  const mixed = own.filter((_, at) => at % Math.max(1, Math.floor(own.length / 100)) === 0)
  const twice = threads.filter(({ replies }) =>
    [...count(replies.flatMap(({ skeletonIds }) => skeletonIds)).values()].some((n) => n > 1),
  )
  const within = threads.map(({ replies }) => selfBleu(replies.map(({ text }) => unquoted(text))))
  const [opener, times] = commonestOpener(texts)
  return [
    { name: 'repeated sentences', value: repeatedSentences(texts).length, most: 0 },
    { name: 'skeleton twice in a thread', value: twice.length, most: 0 },
    { name: 'distinct-2', value: distinct(own, 2), least: 0.5, human: 0.578 },
    { name: 'distinct-3', value: distinct(own, 3), least: 0.78, human: 0.847 },
    { name: 'distinct-4', value: distinct(own, 4), least: 0.88, human: 0.939 },
    {
      name: 'self-BLEU-4 over 100 mixed',
      value: selfBleu(mixed.slice(0, 100)),
      most: 0.25,
      human: 0.201,
    },
    { name: 'self-BLEU-4 within a thread', value: mean(within), most: 0.18, human: 0.151 },
    { name: '8-grams shared by two replies', value: sharedEights(texts), most: 0.01 },
    { name: `commonest opener: "${opener}"`, value: times, most: 0.04 },
  ]
}

const nearnessOf = (threads: Thread[], covered: Placed[], open: Placed[]): Bar[] => {
  const posts = threads.map(({ post }) => post)
  const finds = ({ reply, thread }: Placed) => {
    const others = posts.filter((post) => post !== thread.post)
    const ten = throwDice(posts.indexOf(thread.post)).shuffle(others).slice(0, 9)
    return findsPost(reply.text, [thread.post, ...ten], 0)
  }
  return [
    { name: 'noun phrase of the post, covered', value: share(covered, hasPhrase), least: 0.97 },
    { name: 'noun phrase of the post, not covered', value: share(open, hasPhrase), least: 0.92 },
    { name: 'finds its post among ten, covered', value: share(covered, finds), least: 0.9 },
    { name: 'finds its post among ten, not covered', value: share(open, finds), least: 0.8 },
  ]
}

const hasPhrase = ({ reply, thread }: Placed): boolean => {
  const lower = reply.text.toLowerCase()
  return thread.frame.phrases.some(({ text }) =>
    lower.includes(text.toLowerCase().replace(/^(a|an|the|your) /, '')),
  )
}

const honestyOf = (placed: Placed[]): Bar[] => [
  {
    name: 'challenges whose quote is in the target',
    value: share(placed.filter(isChallenge), ({ reply: { target } }) =>
      Boolean(target?.quote && target.content.includes(target.quote)),
    ),
    least: 1,
  },
  { name: 'misquotations', value: placed.filter(isMisquote).length, most: 0 },
  { name: 'unsupported numbers', value: placed.flatMap(unsupported).length, most: 0 },
]

const isChallenge = ({ reply: { act } }: Placed): boolean =>
  act === 'CHALLENGE' || act === 'COUNTEREXAMPLE'

/** Something between quotation marks stands neither in the post nor in a reply. */
const isMisquote = ({ reply, thread: { post, replies } }: Placed): boolean => {
  const sources = [post.replaceAll('’', "'"), ...replies.map(({ text }) => text)]
  return reply.quotes.some((quote) => !sources.some((source) => source.includes(quote)))
}

/** Numbers of the reply that stand neither in the post, in what it answers nor in a citation. */
const unsupported = ({ reply, thread: { post, replies, pack } }: Placed): string[] => {
  const cited = citationsOf(
    pack,
    pack.facts.map(({ id }) => id),
  )
  const quotable = replies.filter((other) => other !== reply).flatMap(({ text }) => text)
  const known = [post, ...quotable, ...cited].join(' ')
  return (reply.text.match(/\d+(?:[.,]\d+)*/g) ?? []).filter((number) => !known.includes(number))
}

const readingOf = (placed: Placed[]): Bar[] => {
  const labelled = placed.map(({ reply }) => [reply.characterId, reply.text] as [string, string])
  const sizes = placed.map(({ reply }) => reply.text.split(/\s+/).length)
  const times = placed.slice(5).map(({ reply }) => reply.ms)
  return [
    { name: 'character guessed', value: guessed(labelled), least: 0.8, most: 0.95 },
    {
      name: 'Flesch, mean',
      value: mean(placed.map(({ reply }) => flesch(reply.text))),
      least: 50,
      most: 90,
    },
    { name: 'words, mean', value: mean(sizes), least: 35, most: 90 },
    { name: 'p95, ms of its own time a reply', value: percentile(times, 0.95), most: 60 },
    { name: 'resident memory, MB', value: process.memoryUsage().rss / 2 ** 20, most: 450 },
  ]
}

/** "Answered": another replied to it, or named its author and quoted it. */
const debateOf = (threads: Thread[]): Bar[] => {
  const full = threads.filter(({ replies }) => replies.length > 0)
  const answered = full.map(
    ({ replies }) => replies.filter((_, at) => isAnswered(replies, at)).length / replies.length,
  )
  const stances = full.map(({ replies }) => new Set(replies.map(({ stance }) => stance)).size)
  return [
    { name: 'threads without a word', value: threads.length - full.length, most: 0 },
    {
      name: 'thread depth, mean',
      value: mean(full.map(({ replies }) => Math.max(...replies.map(({ depth }) => depth)))),
      least: 1.8,
    },
    { name: 'answered comments', value: mean(answered), least: 0.35 },
    {
      name: 'three stances or more in a thread',
      value: share(stances, (n) => n >= 3),
      least: 0.95,
    },
    { name: 'passes a thread', value: mean(threads.map(({ passes }) => passes.length)), most: 1 },
  ]
}

const isAnswered = (replies: Reply[], at: number): boolean =>
  replies.some(
    ({ target, quotes }, other) =>
      target?.id === at + 1 ||
      (other > at &&
        quotes.some((quote) => replies[at]!.text.includes(quote) && !quote.includes('“'))),
  )
