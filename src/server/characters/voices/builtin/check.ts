import type { Brief } from '../../brief.ts'
import { hash } from '../../dice.ts'
import { runsOf, sentencesOf, wordsOf } from './words.ts'

/** What was already said where this reply will stand, in the forms that comparing needs. */
export type Said = {
  sentences: Set<string>
  /** Runs of eight words, as numbers: forty thousand of them take little room. */
  eights: Set<number>
  threes: Set<string>
  /** The same of each reply here and of one's own, as the gate compares them. */
  replies: Set<string>[]
  openers: Set<string>
  /** Words of the thread, and of each own reply, newest first. */
  thread: string
  own: string[]
  /** What restOf has found for a skeleton: twelve tries ask for the same ones. */
  rests: Map<string, number>
}

export const gatherSaid = ({ thread, own, recent }: Brief): Said => {
  const here = thread.map(({ content }) => traceOf(content))
  const mine = own.map(traceOf)
  const near = [...here, ...mine]
  const all = [...near, ...recent.map(traceOf)]
  return {
    sentences: collect(all, ({ sentences }) => sentences),
    eights: collect(all, ({ eights }) => eights),
    threes: collect(near, ({ threes }) => threes),
    replies: near.map(({ threes }) => threes),
    openers: new Set(all.map(({ opener }) => opener)),
    thread: here.map(({ plain }) => plain).join('|'),
    own: mine.map(({ plain }) => plain),
    rests: new Map(),
  }
}

const collect = <T>(traces: Trace[], listOf: (trace: Trace) => Iterable<T>): Set<T> => {
  const set = new Set<T>()
  for (const trace of traces) for (const item of listOf(trace)) set.add(item)
  return set
}

type Trace = {
  sentences: string[]
  eights: number[]
  threes: Set<string>
  opener: string
  plain: string
}

/** Kept, because the same replies come back in the brief of every later one. */
const traceOf = (text: string): Trace => {
  const known = traces.get(text)
  if (known) return known
  const words = wordsOf(text)
  const trace = {
    sentences: sentencesOf(text).map(keyOf),
    eights: eightsOf(words),
    threes: new Set(runsOf(words, 3)),
    opener: words.slice(0, 3).join(' '),
    plain: ` ${words.join(' ')} `,
  }
  if (traces.size >= mostTraces) traces.delete(traces.keys().next().value!)
  traces.set(text, trace)
  return trace
}
const traces = new Map<string, Trace>()
const mostTraces = 2_000

const eightsOf = (words: string[]): number[] => runsOf(words, 8).map(hash)
const keyOf = (sentence: string): string => wordsOf(sentence).join(' ')

/** How worn a text is: 2 said here or by this character lately, 1 said somewhere on the site, 0 neither. */
export const wearIn = (text: string, said: Said): 0 | 1 | 2 => {
  const words = wordsOf(text)
  const plain = ` ${words.join(' ')} `
  if (said.thread.includes(plain) || said.own.some((reply) => reply.includes(plain))) return 2
  return eightsOf(words).some((run) => said.eights.has(run)) || said.sentences.has(words.join(' '))
    ? 1
    : 0
}

/**
 * How long a skeleton has rested: Infinity never used, 0 in this thread or so lately by this character that it may not
 * be used, else the number of own replies since, less than 1 where a run of eight of its words is still about on the
 * site. A sentence of it without slots may not come back at all.
 */
export const restOf = (text: string, said: Said): number => {
  const rest = said.rests.get(text) ?? findRest(text, said)
  said.rests.set(text, rest)
  return rest
}

const findRest = (text: string, said: Said): number => {
  const { runs, sentences, eights } = fixedIn(text)
  if (sentences.some((sentence) => said.sentences.has(sentence))) return 0
  const since = said.own.findIndex((plain) => runs.some((run) => plain.includes(run)))
  if (runs.some((run) => said.thread.includes(run)) || (since >= 0 && since < leastRest)) return 0
  if (eights.some((run) => said.eights.has(run))) return since < 0 ? 0.9 : since / 100
  return since < 0 ? Infinity : since
}

const leastRest = 6

/** What every reply from a skeleton has in common. */
type Fixed = { runs: string[]; sentences: string[]; eights: number[] }

const fixedIn = (text: string): Fixed => {
  const known = fixedByText.get(text)
  if (known) return known
  const runs = text
    .split(/\{\w+\}|\[[^\]]*\]|[.?!]/)
    .map(wordsOf)
    .filter(({ length }) => length >= 3)
  const fixed = {
    runs: runs.map((words) => ` ${words.join(' ')} `),
    sentences: text
      .split(/(?<=[.?!])\s+/)
      .filter((line) => !line.includes('{'))
      .map(keyOf),
    eights: text.split(/\{\w+\}|\[[^\]]*\]/).flatMap((part) => eightsOf(wordsOf(part))),
  }
  fixedByText.set(text, fixed)
  return fixed
}
const fixedByText = new Map<string, Fixed>()

/** Why a reply may not be said; undefined where it may. */
export const faultOf = (text: string, said: Said, allowed: string): string | undefined => {
  const words = wordsOf(text)
  const sentences = sentencesOf(text).map(keyOf)
  if (new Set(sentences).size < sentences.length) return 'says a sentence twice'
  if (sentences.some((sentence) => said.sentences.has(sentence))) return 'repeats a sentence'
  if (doubled.test(text)) return 'doubles a word'
  if (/[{}[\]|]|undefined|\.\./.test(text)) return 'leaves a slot'
  if (isLikeAnother(words, said)) return 'says what was said already'
  if (numbersOf(text).some((number) => !allowed.includes(number)))
    return 'names a number of its own'
  return words.length < 14 || words.length > 100 ? 'is too short or too long' : undefined
}

/** A little stricter than the gate, so that a try is not lost there. */
const isLikeAnother = (words: string[], { replies }: Said): boolean => {
  const runs = runsOf(words, 3)
  return replies.some(
    (reply) =>
      runs.filter((run) => reply.has(run)).length / Math.max(1, Math.min(runs.length, reply.size)) >
      0.45,
  )
}

const doubled = /\b(?!that\b|had\b)(\p{L}+) \1\b/iu
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** How much of a reply was heard before; lower is fresher. */
export const staleness = (text: string, said: Said): number => {
  const words = wordsOf(text)
  const threes = runsOf(words, 3)
  const heard = threes.filter((run) => said.threes.has(run)).length / Math.max(1, threes.length)
  const eights = eightsOf(words).filter((run) => said.eights.has(run)).length
  return (
    heard + Math.min(8, eights) * 1.3 + (said.openers.has(words.slice(0, 3).join(' ')) ? 0.5 : 0)
  )
}
