import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { z } from 'zod'
import type { Debate } from './debate.ts'
import { readFiles } from './files.ts'
import type { Examples, Question } from './find/examples.ts'
import type { Signs } from './find/signs.ts'
import { libraryFolder } from './folder.ts'
import { keepFile } from './keep-file.ts'
import { faultInWords } from './read.ts'
import type { Passes, Reading } from './reading.ts'

/** The files of the product's library as data: parsing YAML takes seconds, this takes milliseconds. */
export type Compiled = {
  /** Of the files that it was made of. */
  hash: string
  debates: Debate[]
  readings: Reading[]
  passes: Passes[]
  /** Questions that people argue about, written or not. */
  questions: Question[]
  /** What gives each question away in a post. */
  signs: Record<string, Signs>
  examples: Examples
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
  const kept = JSON.parse(readFileSync(compiledPath, 'utf8')) as Compiled
  return kept.hash === hash ? kept : null
}

const compile = (hash: string): Compiled => {
  const { debates, readings, passes, faults } = readFiles(libraryFolder, { areSound: true })
  if (faults[0]) throw new Error(`The library has a fault: ${faultInWords(faults[0])}`)
  const compiled = {
    hash,
    debates: debates.map(({ data }) => data),
    readings: readings.map(({ data }) => data),
    passes: passes.map(({ data }) => data),
    questions: readYamlAs(questionsShape, 'questions.yaml'),
    signs: readYamlAs(signsShape, 'signs.yaml'),
    examples: readYamlAs(examplesShape, 'examples.yaml'),
  }
  keepFile(compiledPath, JSON.stringify(compiled))
  return compiled
}

const questionsShape = z.array(z.object({ id: z.string(), question: z.string() }))
const lines = z.array(z.string().trim().min(2).max(2_000)).min(1)
const signsShape = z.record(z.string(), z.strictObject({ sure: lines, hint: lines }))

const examplesShape = z.record(z.string(), lines)

const readYamlAs = <Shape extends z.ZodType>(shape: Shape, name: string): z.output<Shape> =>
  shape.parse(parse(readFileSync(join(libraryFolder, name), 'utf8')))

/** Changes with what is compiled of readings, passes and examples; the schema does with a debate's shape. */
const format = 3

/** `contentOf`: what of a file counts; by default all of it. */
export const hashFiles = (contentOf: (path: string) => string | Buffer = readFileSync): string => {
  const hash = createHash('sha256').update(String(format))
  for (const name of ['debate.schema.json', 'questions.yaml', 'signs.yaml', 'examples.yaml'])
    hash.update(contentOf(join(libraryFolder, name)))
  for (const folder of folders) {
    const path = join(libraryFolder, folder)
    const names = existsSync(path) ? readdirSync(path).toSorted() : []
    for (const name of names.filter((one) => one.endsWith('.yaml')))
      hash.update(`${folder}/${name}\0`).update(contentOf(join(path, name)))
  }
  return hash.digest('hex')
}
