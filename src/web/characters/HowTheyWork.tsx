import { characters as texts } from '#web/texts/characters.en.ts'
import { kept } from '#web/fragments/kept.tsx'
import { Panel } from '#web/ui/Card.tsx'

export const HowTheyWork = kept('how they work', () => (
  <Panel id="how" heading={texts.howHeading}>
    <ol className="text-soft list-decimal space-y-2 ps-5 text-sm leading-relaxed">
      {texts.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Panel>
))
