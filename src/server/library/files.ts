import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Debate, debateShape } from './debate.ts'
import { type Fault, type FileRead, type Outcome, readSoundYaml, readYaml } from './read.ts'
import { type Passes, type Reading, passesShape, readingShape } from './reading.ts'

/** A file of the library that has the right shape. */
export type Sheet<T> = FileRead<T> & { file: string }

/** A folder of the library as it stands on disk, with what could not be read. */
export type Files = {
  debates: Sheet<Debate>[]
  readings: Sheet<Reading>[]
  passes: Sheet<Passes>[]
  faults: Fault[]
}

/**
 * Reads a library's folders debates, readings and passes; one that is missing is empty. `areSound`: they have been checked, and
 * nobody asks for lines.
 */
export const readFiles = (folder: string, { areSound = false } = {}): Files => {
  const read: Read = areSound ? readSoundYaml : readYaml
  const debates = readFolder({ folder, kind: 'debates', read }, debateShape)
  const readings = readFolder({ folder, kind: 'readings', read }, readingShape)
  const passes = readFolder({ folder, kind: 'passes', read }, passesShape)
  return {
    debates: debates.sheets,
    readings: readings.sheets,
    passes: passes.sheets,
    faults: [...debates.faults, ...readings.faults, ...passes.faults],
  }
}

type Read = typeof readYaml
type Wanted = { folder: string; kind: string; read: Read }

const readFolder = <S extends z.ZodType>({ folder, kind, read }: Wanted, shape: S) => {
  const sheets: Sheet<z.infer<S>>[] = []
  const faults: Fault[] = []
  const path = join(folder, kind)
  if (existsSync(path) && !statSync(path).isDirectory()) {
    return { sheets, faults: [{ file: kind, line: null, message: 'it is no folder' }] }
  }
  const names = existsSync(path) ? readdirSync(path).toSorted() : []
  for (const name of names.filter((one) => one.endsWith('.yaml'))) {
    const file = `${kind}/${name}`
    const outcome = readSheet(shape, { file, path: join(path, name), read })
    faults.push(...outcome.faults)
    if (outcome.read) sheets.push({ ...outcome.read, file })
  }
  return { sheets, faults }
}

/** A hundred times the longest debate. */
const bytesMost = 1_000_000

/** Whatever one file makes the reading of it fail with is a fault of that file, and of no other. */
const readSheet = <S extends z.ZodType>(
  shape: S,
  { file, path, read }: { file: string; path: string; read: Read },
): Outcome<z.infer<S>> => {
  const refused = (message: string) => ({ read: null, faults: [{ file, line: null, message }] })
  try {
    const found = statSync(path)
    if (!found.isFile()) return refused('it is no file')
    if (found.size > bytesMost) return refused('it is larger than 1 MB')
    return read(shape, { file, text: readFileSync(path, 'utf8') })
  } catch (error) {
    return refused(`it cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}
