import type { AiVoice } from '#shared/ai.ts'
import { models as words } from '#web/texts/models.en.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { LocalState } from './LocalState.tsx'
import { Model } from './Model.tsx'
import { modelsQuery } from './queries.ts'

/** Language models that this program holds itself: what there is, what is here, and how the one that speaks does. */
export const ModelsPanel = ({ voice }: { voice: AiVoice }) => (
  <Panel id="models" heading={words.heading}>
    <p className="text-soft mb-4 text-sm">{words.detail}</p>
    <Reading query={modelsQuery()} loading={words.loading}>
      {({ models, recommended, download, voice: local }) => (
        <>
          {voice.provider === 'local' && local && voice.model === local.model && (
            <LocalState voice={local} />
          )}
          <ul className="divide-line divide-y">
            {models.map((model) => (
              <Model
                key={model.id}
                model={model}
                voice={voice}
                isBest={model.id === recommended}
                download={download?.id === model.id ? download : null}
                isBusy={download?.state === 'running'}
              />
            ))}
          </ul>
        </>
      )}
    </Reading>
  </Panel>
)
