import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import type { Compiled } from './compiled.ts'
import type { Debate } from './debate.ts'
import { buildFinder, type Finder, type FinderData, openFinder } from './find/debate.ts'
import { keepFile } from './keep-file.ts'

/** Changes with what an index holds, so that one of an earlier version is made anew. */
const format = 4

const shippedPath = fileURLToPath(new URL('../../../dist/finder.bin', import.meta.url))

type Wish = {
  shipped: Compiled
  debates: readonly Debate[]
  /** Those of them that an operator added. */
  own: readonly Debate[]
  /** Where these lie; null: there is none. */
  ownFolder: string | null
}

/**
 * Finds debates by an index that is kept in a file: making it takes seconds, reading it a moment. That of a site with debates
 * of its own is kept beside them.
 */
export const keptFinder = ({ shipped, debates, own, ownFolder }: Wish): Finder => {
  const path = own.length > 0 && ownFolder !== null ? join(ownFolder, '.finder.bin') : shippedPath
  const hash = createHash('sha256')
    .update(`${format} ${shipped.hash} ${JSON.stringify(own)}`)
    .digest('hex')
  return openFinder(readKept(path, hash) ?? make(path, hash, shipped, debates))
}

const make = (
  path: string,
  hash: string,
  { questions, signs, examples }: Compiled,
  debates: readonly Debate[],
): FinderData => {
  const data = buildFinder({ debates, questions, signs, examples })
  keepFile(path, serialize({ hash, data }))
  return data
}

/** null also for what is no such file: it is made anew, and nobody falls silent. */
const readKept = (path: string, hash: string): FinderData | null => {
  if (!existsSync(path)) return null
  try {
    const kept = deserialize(readFileSync(path)) as { hash: string; data: FinderData }
    return kept.hash === hash ? inOwnMemory(kept.data) : null
  } catch {
    return null
  }
}

/** Rows of numbers may lie in the file as it was read, and a single one that does keeps all of it: 20 MB of 45. */
const inOwnMemory = <T>(data: T): T => {
  if (ArrayBuffer.isView(data)) return (data as unknown as Uint32Array).slice() as T
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, inOwnMemory(value as unknown)]),
  ) as T
}
