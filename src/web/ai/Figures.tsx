import type { AiState } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { useSetFigures } from './queries.ts'

const words = ai.figures

/** What becomes of a reply that keeps to a figure without a source. */
export const Figures = ({ rule }: { rule: AiState['figures'] }) => {
  const setting = useSetFigures()
  return (
    <Panel id="figures" heading={words.heading}>
      <p className="text-soft mb-3 text-sm">{words.detail}</p>
      <Choices
        name={words.question}
        choices={words.choices}
        chosen={setting.isPending ? setting.variables : rule}
        onChoose={(figures) => setting.mutate(figures)}
      />
    </Panel>
  )
}
