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

type File = { file: string; text: string }

/**
 * Reads one YAML file of the library and holds it against its shape. Throws where names for parts of it
 * stand for too much, or for themselves.
 */
export const readYaml = <S extends z.ZodType>(
  shape: S,
  { file, text }: File,
): Outcome<z.infer<S>> => {
  const read = shape.safeParse(readData(text))
  if (!read.success) return readLines(shape, { file, text })
  let document: Document | undefined
  const lineOf = (path: Path) => (document ??= openDocument(text)).lineOf(path)
  return { read: { data: read.data, lineOf }, faults: [] }
}

/** Where a text may name a part of itself, or stand for one by its name. */
const naming = /[&*][^\s&*]/

/** The data alone, in a seventh of the time that it takes with lines; undefined: it cannot be read so. */
const readData = (text: string): unknown => {
  if (naming.test(text)) return undefined
  try {
    return load(text, { schema: CORE_SCHEMA })
  } catch {
    return undefined
  }
}

/** The same with the lines of all faults. */
const readLines = <S extends z.ZodType>(shape: S, { file, text }: File): Outcome<z.infer<S>> => {
  const { errors, toData, lineOf } = openDocument(text)
  if (errors.length > 0) return { read: null, faults: errors.map((one) => ({ file, ...one })) }
  const read = shape.safeParse(toData())
  if (read.success) return { read: { data: read.data, lineOf }, faults: [] }
  const faults = read.error.issues.map(({ path, message }) => ({
    file,
    line: lineOf(path),
    message: `${path.map(String).join('.') || 'the file'}: ${message}`,
  }))
  return { read: null, faults }
}

/** A written text repeats nothing; a file of names for names of names would fill the memory. */
const maxAliasCount = 20

type Document = ReturnType<typeof openDocument>

const openDocument = (text: string) => {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  return {
    errors: document.errors.map(({ message, linePos }) => ({
      line: linePos?.[0].line ?? null,
      message: message.split('\n')[0] ?? message,
    })),
    toData: (): unknown => document.toJS({ maxAliasCount }),
    lineOf: (path: Path): number | null => {
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true)
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
      }
      return null
    },
  }
}
