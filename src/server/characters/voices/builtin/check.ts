import type { Brief } from '../../brief.ts'
import { runsOf, sentencesOf, wordsOf } from './words.ts'

/** What was already said where this reply will stand, in the forms that comparing needs. */
export type Said = {
  sentences: Set<string>
  eights: Set<string>
  threes: Set<string>
  openers: Set<string>
  /** Words of the thread, and of each own reply, newest first. */
  thread: string
  own: string[]
}

export const gatherSaid = ({ thread, own }: Brief): Said => {
  const texts = [...thread.map(({ content }) => content), ...own]
  const words = texts.map(wordsOf)
  return {
    sentences: new Set(texts.flatMap(sentencesOf).map(keyOf)),
    eights: new Set(words.flatMap((list) => runsOf(list, 8))),
    threes: new Set(words.flatMap((list) => runsOf(list, 3))),
    openers: new Set(words.map((list) => list.slice(0, 3).join(' '))),
    thread: thread.map(({ content }) => plainOf(content)).join('|'),
    own: own.map(plainOf),
  }
}

const plainOf = (text: string): string => ` ${wordsOf(text).join(' ')} `
const keyOf = (sentence: string): string => wordsOf(sentence).join(' ')

/**
 * How lately a skeleton was used by this character: Infinity never, 0 in this thread or so lately that it may not be
 * used, else the number of own replies since. A sentence of it without slots may not come back at all.
 */
export const restOf = (text: string, said: Said): number => {
  const fixed = text.split(/(?<=[.?!])\s+/).filter((line) => !line.includes('{'))
  if (fixed.some((line) => said.sentences.has(keyOf(line)))) return 0
  const runs = fixedRuns(text)
  const since = said.own.findIndex((plain) => runs.some((run) => plain.includes(run)))
  if (runs.some((run) => said.thread.includes(run)) || (since >= 0 && since < leastRest)) return 0
  return since < 0 ? Infinity : since
}

const leastRest = 6

/** Runs of at least three words that stand in a skeleton between its slots. */
const fixedRuns = (text: string): string[] => {
  const known = runsByText.get(text)
  if (known) return known
  const runs = text
    .split(/\{\w+\}|\[[^\]]*\]|[.?!]/)
    .map(wordsOf)
    .filter(({ length }) => length >= 3)
    .map((words) => ` ${words.join(' ')} `)
  runsByText.set(text, runs)
  return runs
}
const runsByText = new Map<string, string[]>()

/** Why a reply may not be said; undefined where it may. */
export const faultOf = (text: string, said: Said, allowed: string): string | undefined => {
  const words = wordsOf(text)
  const sentences = sentencesOf(text).map(keyOf)
  if (new Set(sentences).size < sentences.length) return 'says a sentence twice'
  if (sentences.some((sentence) => said.sentences.has(sentence))) return 'repeats a sentence'
  if (doubled.test(text)) return 'doubles a word'
  if (/[{}[\]|]|undefined|\.\./.test(text)) return 'leaves a slot'
  if (numbersOf(text).some((number) => !allowed.includes(number)))
    return 'names a number of its own'
  return words.length < 14 || words.length > 100 ? 'is too short or too long' : undefined
}

const doubled = /\b(?!that\b|had\b)(\p{L}+) \1\b/iu
const numbersOf = (text: string): string[] => text.match(/\d+(?:[.,]\d+)*/g) ?? []

/** How much of a reply was heard before; lower is fresher. */
export const staleness = (text: string, said: Said): number => {
  const words = wordsOf(text)
  const threes = runsOf(words, 3)
  const heard = threes.filter((run) => said.threes.has(run)).length / Math.max(1, threes.length)
  const eights = runsOf(words, 8).filter((run) => said.eights.has(run)).length
  return heard + eights * 0.2 + (said.openers.has(words.slice(0, 3).join(' ')) ? 0.5 : 0)
}
