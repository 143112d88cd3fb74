import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onOneLine } from '#shared/text.ts'
import { compiledFiles, hashFiles } from './compiled.ts'
import type { Debate, Speaker } from './debate.ts'
import { keepFile } from './keep-file.ts'
import { readOwn } from './library.ts'
import { textsOf } from './tree.ts'

/** A point that somebody argues with; the cases that people tell of themselves are none. */
export type OutlinePoint = {
  id: string
  side: 'for' | 'against' | 'neither'
  says: string
  /** Who makes it, and the ids of the texts that do. */
  by: Speaker[]
  texts: string[]
  /** The ids of what characters answer to a person who made it. */
  answers: string[]
  facts: OutlineFact[]
}

type OutlineFact = { says: string; source: string; isOpened: boolean }

/**
 * What pages show of a debate: a tenth of it, so that a process which only draws pages does not keep the
 * texts that characters speak.
 */
export type Outline = {
  id: string
  category: Debate['category'] | null
  hashtag: string
  question: string
  sides: { for: string; against: string }
  points: OutlinePoint[]
  /** Those that belong to no point. */
  facts: OutlineFact[]
  crux: string
  change: Partial<Record<Speaker, string>>
  /** What a text expects, by its id, and the day on which that can be judged. */
  forecasts: Record<string, { says: string; by: string }>
}

export type Outlines = ReadonlyMap<string, Outline>

const kept = new Map<string | null, Outlines>()

/** Of the library that comes with the product and what an operator put into `dataDir`/library, read once a process. */
export const openOutlines = (dataDir: string | null): Outlines => {
  const known = kept.get(dataDir)
  if (known) return known
  const folder = dataDir === null ? null : join(dataDir, 'library')
  const own = folder !== null && existsSync(folder) ? readOwn(folder).debates.map(outlineOf) : []
  const outlines = new Map([...shippedOutlines(), ...own].map((one) => [one.id, one] as const))
  kept.set(dataDir, outlines)
  return outlines
}

let shipped: readonly Outline[] | undefined

const keptPath = fileURLToPath(new URL('../../../dist/outlines.json', import.meta.url))
/** Changes with the shape of an outline. */
const format = 1

const shippedOutlines = (): readonly Outline[] => (shipped ??= readShipped())

const readShipped = (): readonly Outline[] => {
  const hash = `${format} ${hashFiles(sizeAndTime)}`
  const known = existsSync(keptPath) ? readKept() : null
  if (known?.hash === hash) return known.outlines
  const outlines = compiledFiles().debates.map(outlineOf)
  keepFile(keptPath, JSON.stringify({ hash, outlines }))
  return outlines
}

/** Enough to see a change, without reading 20 MB before the first page. */
const sizeAndTime = (path: string): string => {
  const { size, mtimeMs } = statSync(path)
  return `${size} ${mtimeMs}`
}

const readKept = () =>
  JSON.parse(readFileSync(keptPath, 'utf8')) as { hash: string; outlines: Outline[] }

export const outlineOf = (debate: Debate): Outline => {
  const { id, category, hashtag, question, sides, cross, facts } = debate
  const points = pointsOf(debate)
  const used = new Set(points.flatMap((point) => point.facts.map(({ says }) => says)))
  return {
    id,
    category: category ?? null,
    hashtag,
    question,
    sides: { for: onOneLine(sides.for), against: onOneLine(sides.against) },
    points,
    facts: Object.values(facts)
      .map(toFact)
      .filter(({ says }) => !used.has(says)),
    crux: onOneLine(cross.crux.says),
    change: Object.fromEntries(
      Object.entries(cross.change).map(([by, says]) => [by, onOneLine(says)]),
    ),
    forecasts: forecastsOf(debate),
  }
}

const toFact = ({ says, source, opened }: Debate['facts'][string]): OutlineFact => ({
  says: onOneLine(says),
  source: onOneLine(source),
  isOpened: opened,
})

/** Where all characters would give a point the same reply, somebody tells their own case. */
const isCase = (replies: Debate['replies'][string] = []): boolean =>
  replies.length > 0 && replies.every(({ also }) => also.length > 0)

const pointsOf = (debate: Debate): OutlinePoint[] => {
  const texts = textsOf(debate)
  return Object.entries(debate.points)
    .filter(([id]) => !isCase(debate.replies[id]))
    .map(([id, { side, says }]) => {
      const about = texts.filter(({ point }) => point === id)
      const making = about.filter(({ place }) => place === 'opening' || place === 'answer')
      return {
        id,
        side,
        says: onOneLine(says),
        by: [...new Set(making.map(({ by }) => by))],
        texts: making.map((text) => text.id),
        answers: about.filter(({ place }) => place === 'point').map((text) => text.id),
        facts: [...new Set(about.flatMap(({ facts }) => facts))].flatMap((fact) => {
          const found = debate.facts[fact]
          return found ? [toFact(found)] : []
        }),
      }
    })
}

const forecastsOf = ({ openings, replies, asides }: Debate): Outline['forecasts'] => {
  const answers = openings.flatMap((opening) => opening.answers)
  const all = [
    ...openings,
    ...answers,
    ...answers.flatMap((answer) => answer.answers),
    ...Object.values(replies).flat(),
    ...asides.asked,
  ]
  return Object.fromEntries(
    all.flatMap(({ id, forecast }) =>
      forecast ? [[id, { says: onOneLine(forecast.says), by: forecast.by }]] : [],
    ),
  )
}
