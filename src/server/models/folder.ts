import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { type CatalogueModel, catalogue, type ModelDownload } from '#shared/models.ts'
import type { Env } from '../env.ts'

type Place = Pick<Env, 'DATA_DIR'>

export const folderOf = ({ DATA_DIR }: Place): string => {
  const folder = join(DATA_DIR, 'models')
  mkdirSync(folder, { recursive: true })
  return folder
}

/** What is known of a file that came whole. */
export type Note = { id: string; bytes: number; hash: string; revision: string; at: string }

export const findInCatalogue = (id: string): CatalogueModel | undefined =>
  catalogue.find((one) => one.id === id)

export const fileOf = (folder: string, { file }: Pick<CatalogueModel, 'file'>): string =>
  join(folder, file)

const noteOf = (folder: string, { id }: Pick<CatalogueModel, 'id'>) => join(folder, `${id}.json`)

/** null: it is not here, or not as it came. */
export const findInstalled = (folder: string, model: CatalogueModel): Note | null => {
  const note = readJson<Note>(noteOf(folder, model))
  return note && sizeOf(fileOf(folder, model)) === note.bytes ? note : null
}

export const writeNote = (folder: string, model: CatalogueModel, note: Note): void =>
  writeJson(noteOf(folder, model), note)

/** Takes the model away, with all that has come of it. */
export const removeFiles = (folder: string, model: CatalogueModel): void => {
  for (const path of [
    noteOf(folder, model),
    fileOf(folder, model),
    ...Object.values(partsOf(folder, model)),
  ])
    rmSync(path, { force: true })
}

/** A file that is still coming, and what its host announced of it. */
export const partsOf = (folder: string, model: Pick<CatalogueModel, 'file'>) => ({
  part: `${fileOf(folder, model)}.part`,
  announced: `${fileOf(folder, model)}.part.json`,
})

/** A model in the folder or one that the operator named. */
export type Chosen = { file: string; name: string; hash: string | null }

/**
 * The file that the site is to speak from: AI_MODEL_FILE, else the model that is named, else the one
 * that was downloaded last. null: there is none.
 */
export const chooseFile = (
  env: Place & Pick<Env, 'AI_MODEL_FILE'>,
  named: string | null,
): Chosen | null => {
  if (env.AI_MODEL_FILE)
    return { file: env.AI_MODEL_FILE, name: baseName(env.AI_MODEL_FILE), hash: null }
  const folder = join(env.DATA_DIR, 'models')
  const here = catalogue
    .flatMap((model) => {
      const note = findInstalled(folder, model)
      return note ? [{ model, note }] : []
    })
    .toSorted((a, b) => b.note.at.localeCompare(a.note.at))
  const found = named ? here.find(({ model }) => model.id === named) : here[0]
  return found
    ? { file: fileOf(folder, found.model), name: found.model.name, hash: found.note.hash }
    : null
}

const baseName = (path: string): string => path.split(/[/\\]/).at(-1) ?? path

/** Whether somebody was asked for a model, and what became of it. */
export type Answer = 'yes' | 'no' | 'removed'

export const readAnswer = (folder: string): Answer | null =>
  readJson<{ answer: Answer }>(join(folder, 'answer.json'))?.answer ?? null

export const keepAnswer = (folder: string, answer: Answer): void =>
  writeJson(join(folder, 'answer.json'), { answer })

type KeptDownload = Omit<ModelDownload, 'state'> & {
  state: Exclude<ModelDownload['state'], 'interrupted'>
  at: number
  /** Which process of which machine or container is at it. */
  by: { host: string; pid: number }
}

/** A download writes down where it is every half second; one that has not for so long is gone, ms. */
const deadAfterMs = 10_000

export const readDownload = (folder: string): ModelDownload | null => {
  const kept = readJson<KeptDownload>(join(folder, 'download.json'))
  if (!kept) return null
  const { at, by, ...download } = kept
  const isGone = kept.state === 'running' && (Date.now() - at > deadAfterMs || !mayLive(by))
  return isGone ? { ...download, state: 'interrupted' } : download
}

const mayLive = ({ host, pid }: KeptDownload['by']): boolean => {
  if (host !== hostname()) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export const writeDownload = (folder: string, download: Omit<KeptDownload, 'at' | 'by'>): void => {
  const by = { host: hostname(), pid: process.pid }
  writeJson(join(folder, 'download.json'), { ...download, by, at: Date.now() })
}

const cancelOf = (folder: string) => join(folder, 'cancel')
/** Whichever process downloads sees it within half a second. */
export const askToCancel = (folder: string): void => writeFileSync(cancelOf(folder), '')
export const isCancelAsked = (folder: string): boolean => sizeOf(cancelOf(folder)) !== null
export const forgetCancel = (folder: string): void => rmSync(cancelOf(folder), { force: true })

export const sizeOf = (path: string): number | null => {
  try {
    return statSync(path).size
  } catch {
    return null
  }
}

export const readJson = <Shape>(path: string): Shape | null => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Shape
  } catch {
    return null
  }
}

/** Whole or not at all. */
export const writeJson = (path: string, value: unknown): void => {
  writeFileSync(`${path}.new`, JSON.stringify(value))
  renameSync(`${path}.new`, path)
}
