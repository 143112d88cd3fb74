import { useSearchParams } from 'react-router'
import type { AiState } from '#shared/ai.ts'
import { Reading } from '#web/seo/Reading.tsx'
import { ai } from '#web/texts/ai.en.ts'
import { CastList } from './CastList.tsx'
import { CharacterEditor } from './CharacterEditor.tsx'
import { Compare } from './Compare.tsx'
import { Figures } from './Figures.tsx'
import { Changes, Faults, Silences } from './Logs.tsx'
import { Money } from './Money.tsx'
import { Now } from './Now.tsx'
import { LibraryPanel } from '#web/library/LibraryPanel.tsx'
import { ModelsPanel } from '#web/models/ModelsPanel.tsx'
import { aiQuery } from './queries.ts'
import { VoicePanel } from './VoicePanel.tsx'

/** Voices, their cost and health, and the characters; with ?character= one of them to be edited. */
export const AiTab = () => {
  const [params] = useSearchParams()
  const character = params.get('character')
  return (
    <Reading query={aiQuery()} loading={ai.loading}>
      {(state) =>
        character === null ? <Whole state={state} /> : <CharacterEditor id={character} />
      }
    </Reading>
  )
}

const Whole = ({ state }: { state: AiState }) => (
  <div className="grid gap-5 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:items-start">
    <div className="space-y-5">
      <Now state={state} />
      <ModelsPanel voice={state.voice} />
      <VoicePanel voice={state.voice} />
      <Compare characters={state.characters} />
      <Figures rule={state.figures} />
      <CastList characters={state.characters} />
      <LibraryPanel />
    </div>
    <div className="space-y-5">
      <Money state={state} />
      <Faults state={state} />
      <Silences state={state} />
      <Changes state={state} />
    </div>
  </div>
)
