import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SecondStep as State } from '#shared/second-step.ts'
import { security } from '#web/texts/security.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { Enrolment } from './Enrolment.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { EndSecondStep, RenewCodes } from './second-step-dialogs.tsx'
import { secondStepQuery } from './queries.ts'

const words = security.step
type Asked = 'begin' | 'renew' | 'end' | null

/** The authenticator app: whether it is asked for, and what can be changed about it. */
export const SecondStep = () => {
  const { data: state, isError } = useQuery(secondStepQuery())
  const [asked, setAsked] = useState<Asked>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => setAsked(null)
  const show = (made: string[]) => {
    close()
    setCodes(made)
  }
  return (
    <section aria-labelledby="second-step" className="space-y-3">
      <h3 id="second-step" className="font-semibold">
        {words.heading}
      </h3>
      <p className="text-soft text-sm">{words.detail}</p>
      {isError && <p role="alert">{siteTexts.failed}</p>}
      {state && <Standing state={state} />}
      {codes && <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />}
      {state && <Acts isOn={state.since !== null} onAsk={setAsked} />}
      {asked === 'begin' && <Enrolment onDone={show} onClose={close} />}
      {asked === 'renew' && <RenewCodes onDone={show} onClose={close} />}
      {asked === 'end' && <EndSecondStep onClose={close} />}
    </section>
  )
}

/** With fewer left somebody may soon have none. */
const few = 3

const Standing = ({ state: { since, recoveryCodesLeft: left } }: { state: State }) =>
  since === null ? (
    <p>{words.off}</p>
  ) : (
    <p>
      {words.on(calendarDate(Date.parse(since)))} {words.left(left)}. {left < few && words.few}
    </p>
  )

type Acts = { isOn: boolean; onAsk: (act: Asked) => void }

const Acts = ({ isOn, onAsk }: Acts) => {
  const acts = isOn ? (['renew', 'end'] as const) : (['begin'] as const)
  return (
    <div className="flex flex-wrap gap-2">
      {acts.map((act) => (
        <Button key={act} variant="outline" onClick={() => onAsk(act)}>
          {words[act]}
        </Button>
      ))}
    </div>
  )
}
