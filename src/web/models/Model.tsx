import type { AiVoice } from '#shared/ai.ts'
import type { ModelDownload, ModelsState } from '#shared/models.ts'
import { models as words } from '#web/texts/models.en.ts'
import { useSetVoice } from '#web/ai/queries.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Download } from './Download.tsx'
import { useDownloadModel } from './queries.ts'
import { RemoveModel } from './RemoveModel.tsx'

type Shown = ModelsState['models'][number]

type Props = {
  model: Shown
  voice: AiVoice
  /** Which suits this machine best. */
  isBest: boolean
  /** Its own, running or ended. */
  download: ModelDownload | null
  /** A download of any model runs. */
  isBusy: boolean
}

export const Model = ({ model, voice, isBest, download, isBusy }: Props) => (
  <li className="space-y-2 py-4 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h3 className="font-semibold">{model.name}</h3>
      {model.installed && <Badge>{words.isHere}</Badge>}
      {isBest && !model.installed && <Badge>{words.best}</Badge>}
      {!model.isTried && <Badge>{words.untried}</Badge>}
    </div>
    <p className="text-soft text-sm">
      {words.facts(words.size(model.installed?.bytes ?? model.bytes), model.licence)} ·{' '}
      <a href={model.address} rel="noreferrer" className="text-accent underline">
        {words.source}
      </a>
    </p>
    {model.installed ? (
      <p className="text-soft text-sm">
        {words.revision(model.installed.revision.slice(0, 12), model.installed.hash.slice(0, 12))}
      </p>
    ) : (
      <p className="text-sm">
        {words.needs(model.cores, words.size(model.memoryBytes))}{' '}
        {model.lacks.length > 0 && (
          <span className="text-danger">
            {words.lacking(model.lacks.map((lack) => words.lacks[lack]).join(words.and))}
          </span>
        )}
      </p>
    )}
    {!model.installed && download && <Download download={download} name={model.name} />}
    <Actions model={model} voice={voice} download={download} isBusy={isBusy} />
  </li>
)

const Actions = ({ model, voice, download, isBusy }: Omit<Props, 'isBest'>) => {
  const starting = useDownloadModel()
  if (model.installed)
    return (
      <div className="flex flex-wrap gap-2">
        <Use model={model} voice={voice} />
        <RemoveModel model={model} />
      </div>
    )
  if (download?.state === 'running') return null
  const isPart = (download?.bytes ?? 0) > 0
  return (
    <Button
      variant="outline"
      size="small"
      aria-label={isPart ? words.goOnOf(model.name) : words.downloadOf(model.name)}
      disabled={isBusy || starting.isPending || model.lacks.length > 0}
      onClick={() => starting.mutate(model.id)}
    >
      {isPart ? words.goOn : words.download}
    </Button>
  )
}

/** Another voice speaks, and the environment leaves the choice to this panel. */
const Use = ({ model, voice }: Pick<Props, 'model' | 'voice'>) => {
  const saving = useSetVoice()
  if (voice.source === 'environment' || (voice.provider === 'local' && voice.model === model.name))
    return null
  const draft = { provider: 'local', model: model.id } as const
  return (
    <Button
      size="small"
      aria-label={words.letSpeakOf(model.name)}
      disabled={saving.isPending}
      onClick={() =>
        saving.mutate({ ...draft, baseUrl: '', key: '', inputPrice: null, outputPrice: null })
      }
    >
      {words.letSpeak}
    </Button>
  )
}
