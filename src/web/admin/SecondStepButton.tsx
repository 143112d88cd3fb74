import { type FormEvent, useState } from 'react'
import { moderationLength } from '#shared/moderation.ts'
import type { PersonHistory } from '#shared/people-desk.ts'
import { displayName } from '#shared/text.ts'
import { peopleDesk } from '#web/texts/people-desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { useRemovingSecondStep } from './people.ts'

const words = peopleDesk.secondStep

/** For somebody who lost the phone and the recovery codes; asks for the reason, which they read. */
export const SecondStepButton = ({ history }: { history: PersonHistory }) => {
  const [isAsking, setAsking] = useState(false)
  if (!history.hasSecondStep) return null
  return (
    <>
      <p className="text-soft text-sm">{words.on}</p>
      <Button variant="outline" size="small" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      {isAsking && <Removal history={history} onClose={() => setAsking(false)} />}
    </>
  )
}

type Props = { history: PersonHistory; onClose: () => void }

const Removal = ({ history: { person }, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const removing = useRemovingSecondStep()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    removing.mutate({ userId: person.id, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog heading={words.remove} closeLabel={peopleDesk.keep} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <p>{words.sure(displayName(person))}</p>
        <TextArea
          label={words.reason}
          placeholder={words.reason}
          maxLength={moderationLength.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" disabled={removing.isPending || reason.trim() === ''}>
          {words.remove}
        </Button>
      </form>
    </Dialog>
  )
}
