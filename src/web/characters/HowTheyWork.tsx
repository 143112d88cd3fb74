import { texts } from '#web/texts/index.ts'
import { Panel } from '#web/ui/Card.tsx'

export const HowTheyWork = () => (
  <Panel id="how" heading={texts.characters.howHeading}>
    <ol className="text-soft list-decimal space-y-2 pl-5 text-sm leading-relaxed">
      {texts.characters.how.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </Panel>
)
