import type { Env } from '../env.ts'
import {
  askToCancel,
  findInCatalogue,
  folderOf,
  keepAnswer,
  readDownload,
  removeFiles,
  writeDownload,
} from './folder.ts'

/** Deletes a model with all that has come of it; it is downloaded again only when somebody asks for it. */
export const removeModel = (env: Pick<Env, 'DATA_DIR'>, id: string): void => {
  const model = findInCatalogue(id)
  if (!model) return
  const folder = folderOf(env)
  const download = readDownload(folder)
  if (download?.id === id && download.state === 'running') askToCancel(folder)
  removeFiles(folder, model)
  keepAnswer(folder, 'removed')
  if (download?.id === id && download.state !== 'running')
    writeDownload(folder, { id, state: 'cancelled', bytes: 0, total: null, fault: null })
}
