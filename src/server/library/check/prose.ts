import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { readingEase } from '../../language/readability.ts'
import { sentencesOf, wordsOf } from '../../language/words.ts'
import { libraryFolder } from '../folder.ts'
import type { Path } from '../read.ts'
import type { Place } from '../tree.ts'

/** How long a text is, in words. */
export const lengths: Record<Place | 'reading', { least: number; most: number }> = {
  opening: { least: 35, most: 75 },
  answer: { least: 35, most: 75 },
  point: { least: 35, most: 75 },
  why: { least: 25, most: 75 },
  contradicted: { least: 25, most: 75 },
  comment: { least: 20, most: 75 },
  asked: { least: 25, most: 75 },
  closing: { least: 30, most: 75 },
  reading: { least: 20, most: 50 },
}

/** Harder than this nobody speaks; the mean of the library is held to 60. */
const leastEase = 50

type Prose = { text: string; place: Place | 'reading'; path: Path }

/** Length, ease, banned phrases, marks that nobody speaks, names that should be {name:…}. */
export const proseFaults = ({ text, place, path }: Prose) => {
  const found: string[] = []
  const count = wordsOf(text).length
  const { least, most } = lengths[place]
  if (count < least || count > most)
    found.push(`it has ${count} words; ${place} takes ${least} to ${most}`)
  const ease = readingEase(text)
  if (ease < leastEase)
    found.push(`its reading ease is ${Math.round(ease)}; ${leastEase} is the least`)
  for (const { pattern, why } of style())
    if (pattern.test(text)) found.push(`“${pattern.exec(text)?.[0]}”: ${why}`)
  const keys = sentencesOf(text).map((sentence) => wordsOf(sentence).join(' '))
  if (new Set(keys).size < keys.length) found.push('it says a sentence twice')
  return found.map((message) => ({ path, message }))
}

const styleShape = z.array(z.strictObject({ pattern: z.string(), why: z.string() }))

let kept: { pattern: RegExp; why: string }[] | undefined

/** library/style.yaml: what was struck out most often and a pattern can find. */
const style = () =>
  (kept ??= styleShape
    .parse(parse(readFileSync(join(libraryFolder, 'style.yaml'), 'utf8')))
    .map(({ pattern, why }) => ({ pattern: new RegExp(pattern, 'iu'), why })))
