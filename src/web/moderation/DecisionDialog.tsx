import { useState, type FormEvent } from 'react'
import {
  moderationLength,
  type QueueItem,
  suspensionDays,
  type Verdict,
} from '#shared/moderation.ts'
import { moderation } from '#web/texts/desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { useSwitchLibrary } from '#web/library/queries.ts'
import { useDeciding } from './desk.ts'

const words = moderation.form
type Days = keyof typeof words.dayCounts

type Props = { item: QueueItem; verdict: Verdict; onClose: () => void }

/** Asks for the reason, which the person reads. */
export const DecisionDialog = ({ item, verdict, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [days, setDays] = useState<Days>('7')
  const [isRemoved, setRemoved] = useState(true)
  const [isNeverAgain, setNeverAgain] = useState(false)
  const deciding = useDeciding()
  const { textId } = item
  const switching = useSwitchLibrary(textId ?? '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { thing, id } = item
    const length = suspensionDays.find((count) => String(count) === days)
    const done = () => {
      if (isNeverAgain) switching.mutate(true)
      onClose()
    }
    deciding.mutate({ thing, id, verdict, reason, days: length, isRemoved }, { onSuccess: done })
  }
  const label = moderation.verdicts[verdict]
  return (
    <Dialog heading={words.heading(label)} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <p className="text-soft line-clamp-3 [overflow-wrap:anywhere]">{item.content}</p>
        <TextArea
          label={words.reason}
          placeholder={words.reason}
          maxLength={moderationLength.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {verdict === 'suspend' && (
          <Choices name={words.days} choices={words.dayCounts} chosen={days} onChoose={setDays} />
        )}
        {verdict !== 'remove' && item.thing !== 'held' && (
          <Tick label={words.isRemoved} isOn={isRemoved} onChange={setRemoved} />
        )}
        {textId !== null && (
          <Tick label={words.isNeverAgain} isOn={isNeverAgain} onChange={setNeverAgain} />
        )}
        <Button type="submit" disabled={deciding.isPending || reason.trim() === ''}>
          {deciding.isPending ? words.pending : label}
        </Button>
      </form>
    </Dialog>
  )
}

type Ticking = { label: string; isOn: boolean; onChange: (isOn: boolean) => void }

const Tick = ({ label, isOn, onChange }: Ticking) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="accent-ink size-5"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
)
