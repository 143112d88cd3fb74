import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Debate } from './debate.ts'
import { cueFaults } from './check/cues.ts'
import { debateFaults } from './check/debate.ts'
import { readingFaults } from './check/reading.ts'
import { compiledFiles } from './compiled.ts'
import type { Finder } from './find/debate.ts'
import { type CommentFinder, makeCommentFinder } from './find/comment.ts'
import { type PointFinder, makePointFinder } from './find/point.ts'
import { readFiles } from './files.ts'
import { type Fault, faultInWords } from './read.ts'
import type { Passes, Reading } from './reading.ts'
import { keptFinder } from './kept-finder.ts'

/** Everything that was written in advance, ready to be looked up. */
export type Library = {
  debates: ReadonlyMap<string, Debate>
  readings: readonly Reading[]
  passes: readonly Passes[]
  find: Finder
  findPoint: PointFinder
  findComment: CommentFinder
  /** What DATA_DIR/library holds and could not be taken, in words for people. */
  skipped: string[]
}

const kept = new Map<string | null, Library>()

/**
 * The library that comes with the product and what an operator has put into `dataDir`/library, read
 * once a process: a change of files takes a restart. null: the product's alone.
 */
export const openLibrary = (dataDir: string | null): Library => {
  const known = kept.get(dataDir)
  if (known) return known
  const folder = dataDir === null ? null : join(dataDir, 'library')
  const library =
    folder !== null && existsSync(folder)
      ? make(readOwn(folder), folder)
      : (shippedAlone ??= make(nothing, null))
  kept.set(dataDir, library)
  return library
}

/** One for all data directories that add nothing: its index takes a moment to make. */
let shippedAlone: Library | undefined

type Own = ReturnType<typeof readOwn>

const nothing: Own = { debates: [], readings: [], passes: [], faults: [] }

const make = (own: Own, ownFolder: string | null): Library => {
  const shipped = compiledFiles()
  const debates = new Map(
    [...shipped.debates, ...own.debates].map((debate) => [debate.id, debate] as const),
  )
  return {
    debates,
    readings: [...shipped.readings, ...own.readings],
    passes: [...shipped.passes, ...own.passes],
    find: lazily(() =>
      keptFinder({ shipped, debates: [...debates.values()], own: own.debates, ownFolder }),
    ),
    findPoint: makePointFinder(),
    findComment: makeCommentFinder(),
    skipped: own.faults.map(faultInWords),
  }
}

/** An operator's files; one with a fault is skipped, and its faults are kept to be shown. */
export const readOwn = (folder: string) => {
  const files = readFiles(folder)
  const faults: Fault[] = [...files.faults]
  const sound = <T>(sheets: readonly { file: string; data: T }[], found: readonly Fault[]) => {
    faults.push(...found)
    const faulty = new Set(found.map(({ file }) => file))
    return sheets.flatMap(({ file, data }) => (faulty.has(file) ? [] : [data]))
  }
  const debates = files.debates.flatMap((sheet) => faultsOf(sheet, debateFaults))
  const readings = files.readings.flatMap((sheet) => [
    ...faultsOf(sheet, readingFaults),
    ...faultsOf(sheet, cueFaults),
  ])
  return {
    debates: sound(files.debates, debates),
    readings: sound(files.readings, readings),
    passes: sound(files.passes, []),
    faults,
  }
}

/** What a check itself stumbles over is a fault of the file, too. */
const faultsOf = <S extends { file: string }>(
  sheet: S,
  check: (file: string, sheet: S) => Fault[],
): Fault[] => {
  try {
    return check(sheet.file, sheet)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return [{ file: sheet.file, line: null, message }]
  }
}

const lazily = (make: () => Finder): Finder => {
  let made: Finder | undefined
  return (text) => (made ??= make())(text)
}
