import { characters as texts } from '#texts/characters.ts'
import { Panel } from '#web/ui/Card.tsx'

export const HowTheyWork = () => (
  <Panel id="how" heading={texts.howHeading}>
    <ol className="text-soft list-decimal space-y-2 ps-5 text-sm leading-relaxed">
      {texts.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Panel>
)
