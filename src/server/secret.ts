import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'

/** Shorter ones could be tried out. */
export const secretLeast = 32
/** Different characters that one has at least. */
const differentLeast = 5

/** Long enough, and guessed at once: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx". */
export const isMonotonous = (secret: string): boolean =>
  secret.length >= secretLeast && new Set(secret).size < differentLeast

/**
 * The secret of this data folder, made at the first start and readable by its owner alone. Throws in
 * words for people when what is kept there is none: mailed links could be made up with a short one.
 */
export const keptSecret = (folder: string): string => {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'secret')
  if (!existsSync(path)) makeSecret(path, folder)
  if (!statSync(path).isFile()) throw new Error(`${path} is no file: remove it for a new secret.`)
  const secret = readFileSync(path, 'utf8').trim()
  if (isMonotonous(secret)) {
    throw new Error(
      `${path} says the same over and over: put the one of a backup there, or remove it.`,
    )
  }
  if (secret.length >= secretLeast) return secret
  throw new Error(
    `${path} holds ${secret.length} characters, but takes at least ${secretLeast}: put the one of a backup there, or remove the file for a new one, which ends mailed links, authenticator codes and the sealed key of the AI provider.`,
  )
}

/** Whole on the disk before it has its name, so that no crash leaves half of one. */
const makeSecret = (path: string, folder: string): void => {
  const draft = `${path}.${process.pid}-${randomBytes(4).toString('hex')}`
  writeThrough(draft, `${randomBytes(32).toString('base64url')}\n`)
  try {
    giveName(draft, path)
  } finally {
    rmSync(draft, { force: true })
  }
  syncFolder(folder)
}

const writeThrough = (path: string, text: string): void => {
  const file = openSync(path, 'wx', 0o600)
  try {
    writeSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Of two first starts at once the first one's stays: a link takes no name that is there. */
const giveName = (draft: string, path: string): void => {
  try {
    linkSync(draft, path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    // a file system without links
    renameSync(draft, path)
  }
}

/** The name is on the disk, too; some systems let nobody open a folder. */
const syncFolder = (folder: string): void => {
  try {
    const opened = openSync(folder, 'r')
    fsyncSync(opened)
    closeSync(opened)
  } catch {
    // what holds the name is written a little later there
  }
}
