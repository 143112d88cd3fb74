import { catalogue, type CatalogueModel, type ModelsState } from '#shared/models.ts'
import { readLocalState } from '../characters/voices/local/state.ts'
import type { Services } from '../services.ts'
import { findInstalled, folderOf, type Note, partsOf, readDownload, sizeOf } from './folder.ts'
import { addressOf, usualHost } from './host.ts'
import { lacksFor, lookAtMachine, type Machine, recommend } from './machine.ts'

/** What the panel shows of model files. */
export const readModels = async ({
  db,
  env,
}: Pick<Services, 'db' | 'env'>): Promise<ModelsState> => {
  const folder = folderOf(env)
  const [machine, voice] = await Promise.all([lookAtMachine(folder), readLocalState(db)])
  const host = env.MODEL_MIRROR ?? usualHost
  return {
    models: catalogue.map((model) => describe(model, { folder, machine, host })),
    recommended: recommend(catalogue, machine)?.id ?? null,
    download: readDownload(folder),
    voice,
  }
}

type Around = { folder: string; machine: Machine; host: string }

const describe = (
  model: CatalogueModel,
  { folder, machine, host }: Around,
): ModelsState['models'][number] => {
  const note = findInstalled(folder, model)
  const come = sizeOf(partsOf(folder, model).part) ?? 0
  return {
    id: model.id,
    name: model.name,
    licence: model.licence,
    address: addressOf(host, model),
    bytes: model.bytes,
    cores: model.needs.cores,
    memoryBytes: model.needs.memoryBytes,
    isTried: model.isTried,
    lacks: note ? [] : lacksFor(model, machine, come),
    installed: note && shown(note),
  }
}

const shown = ({ bytes, hash, revision, at }: Note) => ({ bytes, hash, revision, at })
