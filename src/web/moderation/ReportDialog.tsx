import { useState, type FormEvent } from 'react'
import { moderationLength, type ReportReason } from '#shared/moderation.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { TextArea } from '#web/ui/Field.tsx'
import { type Reported, useReporting } from './reporting.ts'

/** Asks what is wrong with something. */
export default function ReportDialog({ about, onClose }: { about: Reported; onClose: () => void }) {
  const [reason, setReason] = useState<ReportReason>('spam')
  const [details, setDetails] = useState('')
  const reporting = useReporting(about, { onDone: onClose })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reporting.mutate({ reason, details })
  }
  return (
    <Dialog heading={words.reportHeading} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <p className="text-soft text-sm">{words.reportHint}</p>
        <Choices name={words.reason} choices={words.reasons} chosen={reason} onChoose={setReason} />
        <TextArea
          label={words.details}
          placeholder={words.details}
          maxLength={moderationLength.details}
          value={details}
          onChange={({ target }) => setDetails(target.value)}
        />
        <Button type="submit" disabled={reporting.isPending}>
          {reporting.isPending ? words.sending : words.send}
        </Button>
      </form>
    </Dialog>
  )
}
