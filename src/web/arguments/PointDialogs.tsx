import { type FormEvent, type ReactNode, useState } from 'react'
import type { pointSides } from '#shared/arguments.ts'
import { type PointCandidate, pointLength } from '#shared/people-points.ts'
import { pointsDesk as words } from './points-desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useDecidingPoint } from './desk.ts'

type Props = { item: PointCandidate; onClose: () => void }

/** The side and the one line; the comment stays in sight, for it has to bear the line out. */
export const WordPoint = ({ item, onClose }: Props) => {
  const [side, setSide] = useState<(typeof pointSides)[number]>(item.side ?? 'for')
  const [says, setSays] = useState(item.says ?? '')
  const deciding = useDecidingPoint()
  const { commentId, version } = item
  const submit = () =>
    deciding.mutate({ commentId, version, verdict: 'accept', side, says }, { onSettled: onClose })
  return (
    <Ask
      {...{ item, onClose, heading: item.question, submit }}
      isReady={says.trim() !== '' && !deciding.isPending}
      button={deciding.isPending ? words.pending : words.put}
    >
      <Choices name={words.side} choices={words.sides} chosen={side} onChoose={setSide} />
      <Field
        label={words.says}
        hint={words.saysHint}
        dir="auto"
        maxLength={pointLength.says}
        value={says}
        onChange={({ target }) => setSays(target.value)}
      />
    </Ask>
  )
}

/** Why it is no point; also of one that stands already. */
export const DeclinePoint = ({ item, onClose, act }: Props & { act: string }) => {
  const [reason, setReason] = useState('')
  const deciding = useDecidingPoint()
  const { commentId, version } = item
  const submit = () =>
    deciding.mutate({ commentId, version, verdict: 'decline', reason }, { onSettled: onClose })
  return (
    <Ask
      {...{ item, onClose, heading: act, submit }}
      isReady={reason.trim() !== '' && !deciding.isPending}
      button={deciding.isPending ? words.pending : act}
    >
      <Field
        label={words.reason}
        maxLength={pointLength.reason}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Ask>
  )
}

type Asking = Props & {
  heading: string
  submit: () => void
  isReady: boolean
  button: string
  children: ReactNode
}

const Ask = ({ item, onClose, heading, submit, isReady, button, children }: Asking) => {
  const send = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <Dialog heading={heading} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={send} className="space-y-4">
        <p
          dir="auto"
          className="border-line max-h-40 overflow-y-auto border-s-3 ps-3 text-sm wrap-anywhere whitespace-pre-line"
        >
          {item.content}
        </p>
        {children}
        <Button type="submit" disabled={!isReady}>
          {button}
        </Button>
      </form>
    </Dialog>
  )
}
