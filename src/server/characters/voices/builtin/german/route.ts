import type { Pack } from '../pack.ts'
import { arbeit } from './arbeit.ts'
import { aussage } from './aussage.ts'
import { eigenes } from './eigenes.ts'
import { frage } from './frage.ts'
import { familie, nachbarn, wohnen } from './home.ts'
import { ort } from './ort.ts'
import { preise } from './preise.ts'
import { bezahlen, gesundheit, schule, unterwegs } from './public.ts'
import { moodOf } from '../mood.ts'
import { isOwn, isRule } from './read.ts'
import { regel } from './regel.ts'

export const germanMatters: readonly Pack[] = [
  nachbarn,
  wohnen,
  familie,
  unterwegs,
  bezahlen,
  schule,
  gesundheit,
  arbeit,
  ort,
  preise,
]
export const germanForms: readonly Pack[] = [eigenes, frage, regel, aussage]

/** What anybody could say to a German post; null where nobody should argue. */
export const germanPackOf = (text: string): Pack | null => {
  if (moodOf(text)) return null
  const lower = text.toLowerCase()
  const [best] = germanMatters
    .map((pack) => ({ pack, score: scoreOf(pack, lower) }))
    .filter(({ score }) => score >= 3)
    .toSorted((a, b) => b.score - a.score)
  const form = formOf(text)
  if (!best) return form
  const own = best.pack.aspects.filter(({ only }) => !only || only.some((cue) => has(lower, cue)))
  return { ...best.pack, aspects: [...own, ...form.aspects.slice(0, Math.max(1, 4 - own.length))] }
}

const formOf = (text: string): Pack => {
  if (isOwn(text)) return eigenes
  if (isRule(text)) return regel
  return text.includes('?') ? frage : aussage
}

/** One word of its own, or three that point to it; the first sentence says what it is about. */
const scoreOf = ({ cues }: Pack, lower: string): number => {
  const first = lower.split(/[.!?]/)[0]!
  const count = (list: string[], most: number) =>
    list.reduce(
      (sum, cue) => sum + (has(lower, cue) ? most + (has(first, cue) ? most / 3 : 0) : 0),
      0,
    )
  return count(cues.strong, 3) + count(cues.weak, 1)
}

/** German makes words longer at their end, so a cue is the beginning of a word; "zug!" is the whole of it, "*arzt" any part. */
const has = (lower: string, cue: string): boolean => {
  if (cue.startsWith('*') || cue.includes(' ')) return lower.includes(cue.replace('*', ''))
  const words = lower.split(/[^\p{L}\p{N}]+/u)
  return cue.endsWith('!')
    ? words.includes(cue.slice(0, -1))
    : words.some((word) => word.startsWith(cue))
}
