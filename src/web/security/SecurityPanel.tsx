import { security as words } from '#web/texts/security.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Passkeys } from './Passkeys.tsx'
import { SecondStep } from './SecondStep.tsx'

/** The ways into one's account beside the password. */
export const SecurityPanel = () => (
  <Panel id="security" heading={words.heading} className="space-y-6">
    <Passkeys />
    <hr className="border-line" />
    <SecondStep />
  </Panel>
)
