import { CORE_SCHEMA, load } from 'js-yaml'
import { LineCounter, isNode, parseDocument } from 'yaml'
import type { z } from 'zod'

/** What is wrong in a file of the library, and where. */
export type Fault = { file: string; line: number | null; message: string }

export const faultInWords = ({ file, line, message }: Fault): string =>
  `${file}${line === null ? '' : `:${line}`}: ${message}`

/** A path into a file's data, as zod gives it: ['openings', 2, 'text']. */
export type Path = readonly PropertyKey[]

/** A file as it was read; `lineOf` finds where a part of it stands. */
export type FileRead<T> = { data: T; lineOf: (path: Path) => number | null }

export type Outcome<T> = { read: FileRead<T>; faults: [] } | { read: null; faults: Fault[] }

/** Of one file: its name, as faults say it, and what stands in it. */
type Source = { file: string; text: string }

/** A written text repeats nothing; a file of names for names of names would fill the memory. */
const maxAliasCount = 20

/**
 * Reads one YAML file of the library and holds it against its shape. Throws where names for parts of it
 * stand for too much, or for themselves.
 */
export const readYaml = <S extends z.ZodType>(
  shape: S,
  { file, text }: Source,
): Outcome<z.infer<S>> => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  if (document.errors.length > 0) {
    const faults = document.errors.map(({ message, linePos }) => ({
      file,
      line: linePos?.[0].line ?? null,
      message: message.split('\n')[0] ?? message,
    }))
    return { read: null, faults }
  }
  const lineOf = (path: Path): number | null => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return null
  }
  const parsed = shape.safeParse(document.toJS({ maxAliasCount }))
  if (parsed.success) return { read: { data: parsed.data, lineOf }, faults: [] }
  const faults = parsed.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `${path.map(String).join('.') || 'the file'}: ${message}`,
  }))
  return { read: null, faults }
}

/**
 * The same of a file that `npm run library -- check` has found sound, in a seventh of the time: js-yaml knows no lines. Where
 * it finds a fault all the same, the file is read once more.
 */
export const readSoundYaml = <S extends z.ZodType>(
  shape: S,
  source: Source,
): Outcome<z.infer<S>> => {
  const data = loadPlainly(source.text)
  const parsed = data && shape.safeParse(data.value)
  return parsed?.success
    ? { read: { data: parsed.data, lineOf: () => null }, faults: [] }
    : readYaml(shape, source)
}

const loadPlainly = (text: string): { value: unknown } | null => {
  try {
    return { value: load(text, { schema: CORE_SCHEMA }) }
  } catch {
    return null
  }
}
