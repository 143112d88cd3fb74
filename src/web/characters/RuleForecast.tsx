import { type FormEvent, useState } from 'react'
import type { ForecastVerdict } from '#shared/forecasts.ts'
import { rulingLength } from '#shared/judging.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { character as words } from './character.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { type About, useRuling } from './judging.ts'

/** Administrators say how a forecast stands, with a reason that everybody reads. */
export const RuleForecast = (about: About) => {
  const [isOpen, setOpen] = useState(false)
  const ruling = useRuling(about)
  if (useViewer()?.isAdmin !== true) return null
  const { says, ruling: reason } = about.one
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button
        size="small"
        variant="plain"
        aria-label={words.ruleOn(says)}
        onClick={() => setOpen(true)}
      >
        {words.rule}
      </Button>
      {reason !== null && (
        <Button
          size="small"
          variant="plain"
          disabled={ruling.isPending}
          onClick={() => ruling.mutate(null)}
        >
          {words.ruleTakeBack}
        </Button>
      )}
      {isOpen && <Ask about={about} onClose={() => setOpen(false)} />}
    </div>
  )
}

const Ask = ({ about, onClose }: { about: About; onClose: () => void }) => {
  const { judged, ruling: before, says } = about.one
  const [verdict, setVerdict] = useState<ForecastVerdict>(judged ?? 'came_true')
  const [reason, setReason] = useState(before ?? '')
  const ruling = useRuling(about)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    ruling.mutate({ verdict, reason }, { onSuccess: onClose })
  }
  return (
    <Dialog heading={words.rule} closeLabel={words.close} onClose={onClose}>
      <form onSubmit={submit} className="space-y-4">
        <p lang="en">{says}</p>
        <Choices
          name={words.ruleAs}
          choices={words.verdicts}
          chosen={verdict}
          onChoose={setVerdict}
        />
        <Field
          label={words.ruleReason}
          maxLength={rulingLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button type="submit" disabled={ruling.isPending || reason.trim() === ''}>
          {words.ruleSave}
        </Button>
      </form>
    </Dialog>
  )
}
