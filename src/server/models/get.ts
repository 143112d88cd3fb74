import type { CatalogueModel, Lack, ModelDownload } from '#shared/models.ts'
import type { Env } from '../env.ts'
import { download, type Patience } from './download.ts'
import {
  findInstalled,
  folderOf,
  forgetCancel,
  isCancelAsked,
  keepAnswer,
  type Note,
  partsOf,
  readDownload,
  sizeOf,
  writeDownload,
} from './folder.ts'
import { DownloadError, usualHost } from './host.ts'
import { lacksFor, lookAtMachine } from './machine.ts'

/** This machine has not what the model needs. */
export class LacksError extends DownloadError {
  readonly lacks: readonly Lack[]
  constructor(lacks: readonly Lack[]) {
    super('lacks', lacks.join(', '))
    this.lacks = lacks
  }
}

type Order = {
  model: CatalogueModel
  /** Called now and then, at most twice a second. */
  onProgress?: (bytes: number, total: number) => void
  signal?: AbortSignal
  patience?: Patience
}

const lookMs = 500

/**
 * Gets a model for this site: looks whether the machine suffices, downloads, and writes down all the
 * while how far it is, for those who look. null: it was cancelled, or another process is at it. Throws DownloadError.
 */
export const getModel = async (
  env: Pick<Env, 'DATA_DIR' | 'MODEL_MIRROR'>,
  { model, onProgress = () => undefined, signal, patience }: Order,
): Promise<Note | null> => {
  const folder = folderOf(env)
  const here = findInstalled(folder, model)
  if (here) return here
  if (readDownload(folder)?.state === 'running') return null
  keepAnswer(folder, 'yes')
  forgetCancel(folder)
  const so = (
    change: Partial<ModelDownload> & { state: 'running' | 'cancelled' | 'failed' | 'done' },
  ) =>
    writeDownload(folder, {
      id: model.id,
      bytes: far.bytes,
      total: far.total,
      fault: null,
      ...change,
    })
  const far: { bytes: number; total: number | null } = { bytes: 0, total: null }
  const cancel = new AbortController()
  const look = setInterval(() => {
    if (isCancelAsked(folder)) cancel.abort()
    so({ state: 'running' })
    if (far.total !== null) onProgress(far.bytes, far.total)
  }, lookMs)
  try {
    so({ state: 'running' })
    await mustSuffice(folder, model)
    const note = await download({
      model,
      folder,
      host: env.MODEL_MIRROR ?? usualHost,
      signal: signal ? AbortSignal.any([signal, cancel.signal]) : cancel.signal,
      onProgress: (bytes, total) => Object.assign(far, { bytes, total }),
      ...(patience ? { patience } : {}),
    })
    so({ state: 'done', bytes: note.bytes, total: note.bytes })
    return note
  } catch (error) {
    if (cancel.signal.aborted) {
      so({ state: 'cancelled' })
      return null
    }
    so({ state: 'failed', fault: error instanceof DownloadError ? error.fault : 'cannot_write' })
    throw error
  } finally {
    clearInterval(look)
    forgetCancel(folder)
  }
}

const mustSuffice = async (folder: string, model: CatalogueModel): Promise<void> => {
  const come = sizeOf(partsOf(folder, model).part) ?? 0
  const missing = lacksFor(model, await lookAtMachine(folder), come)
  if (missing.length > 0) throw new LacksError(missing)
}
