import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Bounds = { mostBytes: number; olderMs: number }

/** A story lives for a day, and its image no longer. */
const bounds: Bounds = { mostBytes: 256 * 1024 * 1024, olderMs: 86_400_000 }
const sweepEveryMs = 600_000

export type ImageCache = {
  find: (key: string) => Promise<Buffer | null>
  keep: (key: string, image: Buffer) => Promise<void>
  /** Removes what is too old, and the oldest where all is too much. */
  sweep: () => Promise<void>
}

/** Drawn images on the disk of this machine; a file is there whole or not at all. */
export const openImageCache = (
  folder: string,
  clock: () => Date,
  { mostBytes, olderMs } = bounds,
): ImageCache => {
  let sweptAt = 0
  let unswept = 0
  const pathOf = (key: string) =>
    join(folder, `${createHash('sha256').update(key).digest('hex')}.webp`)
  const isOld = (mtimeMs: number) => clock().getTime() - mtimeMs > olderMs

  const sweep = async () => {
    sweptAt = clock().getTime()
    unswept = 0
    const files = await readFiles(folder)
    let room = mostBytes
    for (const { path, size, mtimeMs } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size
      if (room < 0 || isOld(mtimeMs)) await rm(path, { force: true })
    }
  }

  return {
    sweep,
    find: async (key) => {
      const path = pathOf(key)
      const found = await stat(path).catch(() => null)
      return found && !isOld(found.mtimeMs) ? readFile(path).catch(() => null) : null
    },
    keep: async (key, image) => {
      const path = pathOf(key)
      await mkdir(folder, { recursive: true })
      await writeFile(`${path}.${process.pid}.part`, image)
      await rename(`${path}.${process.pid}.part`, path)
      unswept += image.length
      const isDue = clock().getTime() - sweptAt > sweepEveryMs || unswept > mostBytes / 10
      if (isDue) await sweep()
    },
  }
}

const readFiles = async (folder: string) => {
  const names = await readdir(folder)
  const found = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name)
      const about = await stat(path).catch(() => null)
      return about ? [{ path, size: about.size, mtimeMs: about.mtimeMs }] : []
    }),
  )
  return found.flat()
}
