import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Debate } from './debate.ts'
import { readFiles } from './files.ts'
import { libraryFolder } from './folder.ts'
import { faultInWords } from './read.ts'
import type { Passes, Reading } from './reading.ts'

/** The files of the product's library as data: parsing YAML takes seconds, this takes milliseconds. */
export type Compiled = {
  debates: Debate[]
  readings: Reading[]
  passes: Passes[]
  /** Questions that people argue about, written or not. */
  questions: { id: string; question: string }[]
}

const compiledPath = fileURLToPath(new URL('../../../dist/library.json', import.meta.url))
const folders = ['debates', 'readings', 'passes'] as const

/** Reads what `npm start` or an earlier start has compiled, where it fits the files; else compiles. Throws on a fault. */
export const compiledFiles = (): Compiled => {
  const hash = hashFiles()
  return readCompiled(hash) ?? compile(hash)
}

const readCompiled = (hash: string): Compiled | null => {
  if (!existsSync(compiledPath)) return null
  const kept = JSON.parse(readFileSync(compiledPath, 'utf8')) as Compiled & { hash: string }
  return kept.hash === hash ? kept : null
}

const compile = (hash: string): Compiled => {
  const { debates, readings, passes, faults } = readFiles(libraryFolder)
  if (faults[0]) throw new Error(`The library has a fault: ${faultInWords(faults[0])}`)
  const compiled = {
    debates: debates.map(({ data }) => data),
    readings: readings.map(({ data }) => data),
    passes: passes.map(({ data }) => data),
    questions: readQuestions(),
  }
  keep(JSON.stringify({ hash, ...compiled }))
  return compiled
}

/** Several processes may do so at once; a folder that cannot be written costs only time. */
const keep = (text: string): void => {
  const own = `${compiledPath}.${process.pid}`
  try {
    mkdirSync(dirname(compiledPath), { recursive: true })
    writeFileSync(own, text)
    renameSync(own, compiledPath)
  } catch {
    // read-only: compiled anew at each start
  }
}

const questionsPath = join(libraryFolder, 'questions.yaml')

const questionsShape = z.array(z.object({ id: z.string(), question: z.string() }))

const readQuestions = () => questionsShape.parse(parse(readFileSync(questionsPath, 'utf8')))

const hashFiles = (): string => {
  const hash = createHash('sha256').update(readFileSync(questionsPath))
  for (const folder of folders) {
    const path = join(libraryFolder, folder)
    const names = existsSync(path) ? readdirSync(path).toSorted() : []
    for (const name of names.filter((one) => one.endsWith('.yaml')))
      hash.update(`${folder}/${name}\0`).update(readFileSync(join(path, name)))
  }
  return hash.digest('hex')
}
