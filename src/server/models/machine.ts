import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { availableParallelism, freemem } from 'node:os'
import type { CatalogueModel, Lack } from '#shared/models.ts'

/** What a model may use of this machine. */
export type Machine = {
  cores: number
  /** Memory that programs can still have. */
  memoryBytes: number
  diskBytes: number
  /** The programs for models are built for glibc; null: another system than Linux. */
  libc: 'glibc' | 'musl' | null
  system: string
}

export const lookAtMachine = async (folder: string): Promise<Machine> => ({
  cores: availableParallelism(),
  memoryBytes: freeMemory(),
  diskBytes: await freeDisk(folder),
  libc: libcHere(),
  system: `${process.platform} ${process.arch}`,
})

/** The program for these comes along with node-llama-cpp. */
const systems = [
  'linux x64',
  'linux arm64',
  'darwin arm64',
  'darwin x64',
  'win32 x64',
  'win32 arm64',
]

/** What is missing for a model; of the disk twice its file, less what has come of it. */
export const lacksFor = (
  { bytes, needs }: Pick<CatalogueModel, 'bytes' | 'needs'>,
  { cores, memoryBytes, diskBytes, libc, system }: Machine,
  here = 0,
): Lack[] => [
  ...(cores < needs.cores ? (['cores'] as const) : []),
  ...(memoryBytes < needs.memoryBytes ? (['memory'] as const) : []),
  ...(diskBytes < 2 * bytes - here ? (['disk'] as const) : []),
  ...(libc === 'musl' ? (['libc'] as const) : []),
  ...(systems.includes(system) ? [] : (['system'] as const)),
]

/** The largest that this machine has room for; `models` are the smallest first. */
export const recommend = <Model extends CatalogueModel>(
  models: readonly Model[],
  machine: Machine,
): Model | null => models.findLast((model) => lacksFor(model, machine).length === 0) ?? null

/** A container may have less than its machine. `root`: where the system's own files begin. */
export const freeMemory = (root = ''): number => {
  const group = `${root}/sys/fs/cgroup/memory`
  const [most, used] = [readNumber(`${group}.max`), readNumber(`${group}.current`)]
  const old = readNumber(`${group}/memory.limit_in_bytes`)
  const oldUsed = readNumber(`${group}/memory.usage_in_bytes`)
  const free = available(root)
  if (most !== null && used !== null)
    return Math.min(free, most - used + readReclaimable(`${group}.stat`))
  return old !== null && oldUsed !== null ? Math.min(free, old - oldUsed) : free
}

/** Linux says what programs can have; `freemem` elsewhere leaves out what is only kept. */
const available = (root: string): number => {
  const text = readText(`${root}/proc/meminfo`)
  const kilobytes = /^MemAvailable:\s+(\d+)/m.exec(text ?? '')?.[1]
  return kilobytes === undefined ? freemem() : Number(kilobytes) * 1024
}

/** Files that a container has read count as its memory, until somebody needs it. */
const readReclaimable = (path: string): number =>
  Number(/^inactive_file (\d+)/m.exec(readText(path) ?? '')?.[1] ?? 0)

const readNumber = (path: string): number | null => {
  const text = readText(path)?.trim()
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : null
}

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const freeDisk = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const libcHere = (): Machine['libc'] => {
  if (process.platform !== 'linux') return null
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}
